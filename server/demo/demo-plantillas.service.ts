import { Injectable } from '@nestjs/common';
import { Transactions } from '../common/tenancy/transactions.js';
import { ClausulasService } from '../expediente/plantillas/clausulas.service.js';
import { PlantillasService } from '../expediente/plantillas/plantillas.service.js';
import { Notifier } from '../plataforma/avisos/notifier.service.js';
import type { OpenOficina } from './open-oficina.js';

const CLAUSULAS = [
  {
    clave: 'formaDePago',
    nombre: 'Forma de pago',
    texto:
      'El precio de {carpeta.monto|letras} ({carpeta.monto}) se paga en este acto, y este instrumento es recibo suficiente.',
  },
  {
    clave: 'datosFicticios',
    nombre: 'Datos ficticios',
    texto: 'DATOS FICTICIOS: este texto es de la demostración y no tiene efecto alguno.',
  },
];

/** Gives an office the templates of the product, and two clauses. */
@Injectable()
export class DemoPlantillas {
  constructor(
    private readonly transactions: Transactions,
    private readonly plantillas: PlantillasService,
    private readonly clausulas: ClausulasService,
    private readonly notifier: Notifier,
  ) {}

  /** Adds the missing templates and clauses. */
  async load(office: OpenOficina): Promise<void> {
    const titular = office.person('titular');
    await this.notifier.silently(async () => {
      await this.plantillas.addIniciales(titular);
      await this.transactions.tenantTransaction(titular, async () => {
        if ((await this.clausulas.findAll()).length === 0) {
          for (const clausula of CLAUSULAS) {
            await this.clausulas.create(clausula);
          }
        }
      });
    });
  }
}
