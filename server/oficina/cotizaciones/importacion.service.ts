import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DomainError } from '../../common/errors/domain-error.js';
import type { Importador, TextoImportado } from '../../common/importaciones/importaciones.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import type { ImportacionCotizacionesDto, RevisionCotizacionesDto } from './cotizaciones.dto.js';
import { CotizacionesService } from './cotizaciones.service.js';
import { type FilaConProblema, type FilaLeida, leerCotizaciones } from './cotizaciones-csv.js';

const MUESTRA = 10;
/** The most rows with a problem that the answer names. */
const MOST_ERRORS = 200;

interface Leidas {
  leidas: FilaLeida[];
  problemas: FilaConProblema[];
}

/** Imports rates from CSV files: all rows of a file, or none. */
@Injectable()
export class ImportacionCotizaciones
  implements Importador<Leidas, RevisionCotizacionesDto, ImportacionCotizacionesDto>
{
  readonly formatos = 'una tabla CSV';
  readonly looks = 1;

  constructor(
    private readonly cotizaciones: CotizacionesService,
    private readonly transactions: Transactions,
  ) {}

  async read({ texto }: TextoImportado, tenant: TenantContext): Promise<Leidas> {
    const aqui = await this.transactions.tenantTransaction(tenant, () => this.cotizaciones.aqui(), { readOnly: true });
    return leerCotizaciones(texto, aqui);
  }

  async look({ leidas, problemas }: Leidas): Promise<RevisionCotizacionesDto> {
    const nuevas = await this.nuevasOf(leidas);
    return {
      nuevas: nuevas.length,
      iguales: leidas.length - nuevas.length,
      errores: problemas.slice(0, MOST_ERRORS),
      muestra: nuevas.slice(0, MUESTRA),
    };
  }

  /** @throws DomainError 422 when a row is wrong */
  async store({ leidas, problemas }: Leidas): Promise<ImportacionCotizacionesDto> {
    if (problemas.length > 0) {
      throw new DomainError(
        'FILAS_CON_ERRORES',
        422,
        'No se importó nada: hay filas con errores. Corríjalas y vuelva a intentarlo.',
        problemas.slice(0, MOST_ERRORS).map(({ fila, motivo }) => ({ fila, mensaje: `Fila ${fila}: ${motivo}` })),
      );
    }
    const nuevas = await this.nuevasOf(leidas);
    const importacion = await this.cotizaciones.addAll(
      nuevas.map(({ fila: _, ...nueva }) => ({ id: uuid(), ...nueva })),
      'csv',
    );
    return { nuevas: nuevas.length, iguales: leidas.length - nuevas.length, importacion };
  }

  /** The rows whose value differs from the rate that counts. */
  private async nuevasOf(leidas: readonly FilaLeida[]): Promise<FilaLeida[]> {
    const key = ({ moneda, base, dia }: FilaLeida) => `${moneda}/${base}/${dia}`;
    const known = await this.cotizaciones.findKnown(leidas.map((leida) => ({ id: '', ...leida })));
    return leidas.filter((leida) => known.get(key(leida)) !== leida.valor);
  }
}
