import { DateTime } from 'luxon';
import { csvOf } from '../common/csv.js';
import type { PersonaNombrada } from '../common/tenancy/cuenta-directory.js';
import { PRIORIDADES } from './carpeta.entity.js';
import { ESTADO_NOMBRE } from './carpeta-estados.js';
import type { CarpetaFila } from './carpetas.repository.js';

/** The headings, each with what its cells have. */
const COLUMNS: Record<string, (fila: CarpetaFila, context: Context) => string | null | undefined> = {
  Número: ({ codigo }) => codigo,
  Carátula: ({ caratula }) => caratula,
  Acto: ({ tipoActoNombre }) => tipoActoNombre,
  Estado: ({ estado }) => ESTADO_NOMBRE[estado],
  Prioridad: ({ prioridad }) => PRIORIDADES[prioridad],
  Responsable: ({ responsableId }, { naming }) => naming(responsableId)?.nombre,
  'Quien firma': ({ escribanoId }, { naming }) => naming(escribanoId)?.nombre,
  'Firma prevista': ({ fechaFirmaPrevista }) => fechaFirmaPrevista,
  Firmada: ({ fechaFirma }) => fechaFirma,
  Etiquetas: ({ etiquetas }) => etiquetas.join(', '),
  Reservada: ({ reservada }) => (reservada ? 'Sí' : 'No'),
  Creada: ({ creadaEn }, { zonaHoraria }) => momentIn(zonaHoraria, creadaEn),
  Actualizada: ({ actualizadaEn }, { zonaHoraria }) => momentIn(zonaHoraria, actualizadaEn),
};

interface Context {
  naming: (usuarioId: string | null) => PersonaNombrada | null;
  /** IANA name. */
  zonaHoraria: string;
}

/** Carpetas as a table for spreadsheets. */
export function writeCsv(filas: readonly CarpetaFila[], context: Context): Promise<string> {
  const cells = Object.values(COLUMNS);
  return csvOf([Object.keys(COLUMNS), ...filas.map((fila) => cells.map((cell) => cell(fila, context) ?? ''))]);
}

function momentIn(zonaHoraria: string, moment: Date): string {
  return DateTime.fromJSDate(moment, { zone: zonaHoraria }).toFormat('yyyy-MM-dd HH:mm');
}
