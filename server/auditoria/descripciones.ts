import { ESTADO_NOMBRE, type EstadoCarpeta } from '../carpetas/carpeta-estados.js';

type Datos = Record<string, unknown>;

const CAMPOS: Record<string, string> = {
  caratula: 'la carátula',
  tipoActoId: 'el tipo de acto',
  responsableId: 'el responsable',
  escribanoId: 'el escribano',
  prioridad: 'la prioridad',
  reservada: 'la reserva',
  moneda: 'la moneda',
  monto: 'el monto',
  fechaFirmaPrevista: 'la fecha de firma',
  ubicacionFisica: 'la ubicación física',
  etiquetas: 'las etiquetas',
  camposExtra: 'los campos adicionales',
};

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });
const estado = (value: unknown) => ESTADO_NOMBRE[value as EstadoCarpeta] ?? String(value);
const quoted = (value: unknown) => `«${String(value)}»`;

/** What each accion says, in Spanish, without its subject. */
const SENTENCES: Record<string, (datos: Datos) => string> = {
  'carpeta.creada': ({ tipoActo }) => `creó la carpeta (${String(tipoActo)})`,
  'carpeta.modificada': ({ campos }) =>
    `modificó ${LIST.format((campos as string[]).map((campo) => CAMPOS[campo] ?? campo))}`,
  'carpeta.movida': ({ de, a, motivo }) =>
    `pasó la carpeta de ${quoted(estado(de))} a ${quoted(estado(a))}${motivo ? `: ${String(motivo)}` : ''}`,
  'carpeta.eliminada': () => 'envió la carpeta a la papelera',
  'carpeta.restaurada': () => 'restauró la carpeta',
  'carpeta.vista': () => 'consultó la carpeta reservada',
};

/** An entry of the audit as a sentence without its subject; an unknown accion is told by its own name. */
export function describe(accion: string, datos: Datos): string {
  return SENTENCES[accion]?.(datos) ?? accion;
}
