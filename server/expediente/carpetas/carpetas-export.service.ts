import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { writeCsv } from './carpetas-csv.js';
import { CarpetasListRepository } from './carpetas-list.repository.js';
import { CarpetasFiltrosDto, CarpetasQuery } from './carpetas-query.dto.js';

/** The most carpetas of a file. */
const MAX_CARPETAS = 5_000;

/** Writes filtered carpetas into a table for spreadsheets. */
@Injectable()
export class CarpetasExport {
  constructor(
    private readonly carpetas: CarpetasListRepository,
    private readonly directory: CuentaDirectory,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
  ) {}

  /** All visible carpetas of these filters, as CSV. @throws DomainError 422 for too many carpetas */
  async export(filtros: CarpetasFiltrosDto): Promise<string> {
    const query = Object.assign(new CarpetasQuery(), filtros, { tamano: MAX_CARPETAS });
    const [filas, total] = await this.carpetas.findPage(query);
    if (total > MAX_CARPETAS) {
      throw new DomainError(
        'DEMASIADAS_CARPETAS',
        422,
        'Son más de 5.000 carpetas, que es lo que lleva un archivo. Elija menos con los filtros.',
      );
    }
    const { pais, zonaHoraria } = await this.directory.cuenta();
    this.auditoria.record({
      accion: 'carpetas.exportadas',
      entidad: 'cuenta',
      entidadId: this.transactions.tenant.cuentaId,
      datos: { total, filtros },
      isReading: true,
    });
    return writeCsv(filas, { naming: await this.directory.naming(), pais, zonaHoraria });
  }
}
