import { formatFecha } from '../../../../lib/fechas';

/** How the days of a plazo are counted. */
export interface Conteo {
  dias: number;
  computo: 'corridos' | 'habiles' | 'meses';
  arranque: 'mismo_dia' | 'dia_siguiente';
}

export const computos = [
  { value: 'corridos', label: 'Días corridos' },
  { value: 'habiles', label: 'Días hábiles' },
  { value: 'meses', label: 'Meses, por fecha' },
] as const;

export const arranques = [
  { value: 'dia_siguiente', label: 'Desde el día siguiente' },
  { value: 'mismo_dia', label: 'El primer día cuenta' },
] as const;

/** The events from which a plazo counts, as options of a field. */
export const origenes = [
  { value: 'movimiento', label: 'El paso que lo comienza' },
  { value: 'firma', label: 'La firma' },
  { value: 'presentacion', label: 'La presentación al registro' },
  { value: 'pago_tasa', label: 'El pago de la tasa' },
  { value: 'expedicion', label: 'La expedición del certificado' },
  { value: 'recepcion', label: 'La recepción de la nota' },
  { value: 'libro', label: 'El libro, no la carpeta' },
] as const;
type CuentaDesde = (typeof origenes)[number]['value'];

/**
 * The event from which a plazo counts: «se cuenta desde la presentación al registro». Null for the event that begins
 * it.
 */
export const origenEnTexto = (cuentaDesde: CuentaDesde): string | null => {
  const origen = origenes.find(({ value }) => value === cuentaDesde);
  if (!origen || cuentaDesde === 'movimiento') return null;
  return cuentaDesde === 'libro' ? 'del libro, no de la carpeta' : `se cuenta desde ${origen.label.toLowerCase()}`;
};

/** The names of the units, for one and for several. */
const unidades = {
  corridos: ['día corrido', 'días corridos'],
  habiles: ['día hábil', 'días hábiles'],
  meses: ['mes', 'meses'],
} as const;

/** «15 días corridos», «2 meses» */
export const cuantoEnTexto = ({ dias, computo }: Pick<Conteo, 'dias' | 'computo'>): string =>
  `${dias} ${unidades[computo][dias === 1 ? 0 : 1]}`;

/** «15 días corridos, el primer día cuenta» */
export function conteoEnTexto({ dias, computo, arranque }: Conteo): string {
  const days = cuantoEnTexto({ dias, computo });
  return `${days}, ${arranque === 'mismo_dia' ? 'el primer día cuenta' : 'desde el día siguiente'}`;
}

/** «Vence hoy», «Vence mañana», «Vence en 5 días», «Venció hace 3 días» */
export function venceEnTexto(faltan: number): string {
  if (faltan === 0) return 'Vence hoy';
  if (faltan === 1) return 'Vence mañana';
  if (faltan === -1) return 'Venció ayer';
  return faltan > 0 ? `Vence en ${faltan} días` : `Venció hace ${-faltan} días`;
}

/** «Vence el 16/03/2026, en 5 días» */
export function venceElEnTexto(vence: string, faltan: number): string {
  const day = formatFecha(vence);
  if (faltan === 0) return `Vence hoy, ${day}`;
  return faltan > 0
    ? `Vence el ${day}, ${faltan === 1 ? 'mañana' : `en ${faltan} días`}`
    : `Venció el ${day}, ${faltan === -1 ? 'ayer' : `hace ${-faltan} días`}`;
}

/** The urgency of an open plazo. */
export const urgenciaDe = (faltan: number): 'vencido' | 'cerca' | 'lejos' =>
  faltan < 0 ? 'vencido' : faltan <= 3 ? 'cerca' : 'lejos';
