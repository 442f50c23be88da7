import { Injectable } from '@nestjs/common';
import { dayIn } from '../../common/day.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { UsoRepository } from '../../plataforma/uso/uso.repository.js';
import { toAnalitica } from './analitica.presenter.js';
import { masDias } from './semanas.js';
import type { AnaliticaDto } from './uso.dto.js';

/** The figures of the use of the product, for titulares. */
@Injectable()
export class AnaliticaService {
  constructor(
    private readonly usos: UsoRepository,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  async get(): Promise<AnaliticaDto> {
    const { zonaHoraria } = await this.directory.cuenta();
    const hoy = dayIn(zonaHoraria, this.transactions.now);
    const month = masDias(hoy, -29);
    const lastYear = `${Number(hoy.slice(0, 4)) - 1}-01-01`;
    return toAnalitica({
      hoy,
      dias: await this.usos.findDias(lastYear),
      secciones: await this.usos.findPaginas(month, 'detalle'),
      horas: await this.usos.findPaginas(month, 'hora'),
    });
  }
}
