import { Injectable } from '@nestjs/common';
import { Transactions } from '../common/tenancy/transactions.js';
import { CarpetaAccesosService } from '../expediente/carpetas/carpeta-accesos.service.js';
import { CarpetasService } from '../expediente/carpetas/carpetas.service.js';
import { CarpetasQuery } from '../expediente/carpetas/carpetas-query.dto.js';
import type { OpenOficina } from './open-oficina.js';

/** Every sixth carpeta that is not reserved is opened to the person who only reads. */
const CADA = 6;

/** Opens some carpetas of an office to the person who only reads. This person's role shows no carpetas. */
@Injectable()
export class DemoAccesos {
  constructor(
    private readonly transactions: Transactions,
    private readonly carpetas: CarpetasService,
    private readonly accesos: CarpetaAccesosService,
  ) {}

  /** Runs in one transaction. A carpeta that is already open stays as it is. */
  async load(office: OpenOficina): Promise<void> {
    await this.transactions.tenantTransaction(office.person('titular'), async () => {
      const query = Object.assign(new CarpetasQuery(), { orden: 'numero', direccion: 'asc', tamano: 100 });
      const [all] = await this.carpetas.findPage(query);
      const abiertas = all.filter(({ reservada, codigo }) => !reservada && codigo !== null);
      await this.accesos.grantAll({
        carpetas: abiertas.filter((_, i) => i % CADA === 0).map(({ id }) => id),
        usuarioId: office.person('lectura').usuarioId,
      });
    });
  }
}
