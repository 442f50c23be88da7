import { DateTime } from 'luxon';
import { csvOf } from '../../common/csv.js';
import type { Naming } from '../../common/tenancy/cuenta-directory.js';
import { estadoNombre } from '../../vocabulario/carpeta-estados.js';
import { palabrasDe } from '../../vocabulario/palabras.js';
import { PRIORIDAD_NOMBRE, PRIORIDADES } from '../../vocabulario/prioridades.js';
import type { CarpetaFila } from './carpetas-list.repository.js';

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

/** Carpetas as a table for spreadsheets. */
export function writeCsv(filas: readonly CarpetaFila[], context: Context): Promise<string> {
  const columns = columnsOf(context.pais);
  const cells = Object.values(columns);
  return csvOf([Object.keys(columns), ...filas.map((fila) => cells.map((cell) => cell(fila, context) ?? ''))]);
}

function momentIn(zonaHoraria: string, moment: Date): string {
  return DateTime.fromJSDate(moment, { zone: zonaHoraria }).toFormat('yyyy-MM-dd HH:mm');
}
