import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { csvOf } from '../../common/csv.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { CuentaDirectory, type Naming } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { estadoNombre } from '../../vocabulario/carpeta-estados.js';
import { palabrasDe } from '../../vocabulario/palabras.js';
import { PRIORIDAD_NOMBRE, PRIORIDADES } from '../../vocabulario/prioridades.js';
import { type CarpetaFila, CarpetasListRepository, COLUMNAS_DE_PLANILLA } from './carpetas-list.repository.js';
import { CarpetasFiltrosDto, CarpetasQuery } from './carpetas-query.dto.js';

/** The headings in the words of a country, each with the function that fills its cells. */
const columnsOf = (
  pais: string,
): Record<string, (fila: CarpetaFila, context: Context) => string | null | undefined> => ({
  Número: ({ codigo }) => codigo,
  Carátula: ({ caratula }) => caratula,
  Acto: ({ tipoActoNombre }) => tipoActoNombre,
  Estado: ({ estado }) => estadoNombre(estado, palabrasDe(pais)),
  Prioridad: ({ prioridad }) => PRIORIDAD_NOMBRE[PRIORIDADES[prioridad] ?? 'normal'],
  Responsable: ({ responsableId }, { naming }) => naming(responsableId)?.nombre,
  [palabrasDe(pais).escribano]: ({ escribanoId }, { naming }) => naming(escribanoId)?.nombre,
  'Firma prevista': ({ fechaFirmaPrevista }) => fechaFirmaPrevista,
  Firmada: ({ fechaFirma }) => fechaFirma,
  Etiquetas: ({ etiquetas }) => etiquetas.join(', '),
  Reservada: ({ reservada }) => (reservada ? 'Sí' : 'No'),
  Creada: ({ creadaEn }, { zonaHoraria }) => momentIn(zonaHoraria, creadaEn),
  Actualizada: ({ actualizadaEn }, { zonaHoraria }) => momentIn(zonaHoraria, actualizadaEn),
});

interface Context {
  naming: Naming;
  /** The country of the cuenta. */
  pais: string;
  /** The cuenta's time zone, as an IANA name. */
  zonaHoraria: string;
}

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
    const demas = await this.carpetas.findColumnasDePlanilla(filas.map(({ id }) => id));
    return writeCsv(filas, demas, { naming: await this.directory.naming(), pais, zonaHoraria });
  }
}

/**
 * Carpetas as a table for spreadsheets.
 * @param demas the texts of the columns of other domains, by the ids of carpetas
 */
function writeCsv(
  filas: readonly CarpetaFila[],
  demas: ReadonlyMap<string, readonly (string | null)[]>,
  context: Context,
): Promise<string> {
  const columns = columnsOf(context.pais);
  const cells = Object.values(columns);
  return csvOf([
    [...Object.keys(columns), ...COLUMNAS_DE_PLANILLA],
    ...filas.map((fila) => [
      ...cells.map((cell) => cell(fila, context) ?? ''),
      ...(demas.get(fila.id) ?? []).map((text) => text ?? ''),
    ]),
  ]);
}

function momentIn(zonaHoraria: string, moment: Date): string {
  return DateTime.fromJSDate(moment, { zone: zonaHoraria }).toFormat('yyyy-MM-dd HH:mm');
}
