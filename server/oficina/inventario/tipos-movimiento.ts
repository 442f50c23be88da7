import { quoted } from '../../plataforma/auditoria/palabras.js';

/**
 * The types of movements: units in, units out, a count, a reservation, its end, and its use. The database computes the
 * stock from them (`movimiento_sumado`).
 */
export const TIPOS_MOVIMIENTO = ['entrada', 'salida', 'recuento', 'reserva', 'liberacion', 'consumo'] as const;
export type TipoMovimiento = (typeof TIPOS_MOVIMIENTO)[number];

const VERBOS: Readonly<Record<TipoMovimiento, string>> = {
  entrada: 'ingresó',
  salida: 'retiró',
  recuento: 'contó',
  reserva: 'reservó',
  liberacion: 'liberó la reserva de',
  consumo: 'usó',
};

/** The text of a movement in the audit. */
export function hechoDeMovimiento({ tipo, cantidad, nombre }: Readonly<Record<string, unknown>>): string {
  return `${VERBOS[tipo as TipoMovimiento] ?? 'movió'} ${String(cantidad)} de ${quoted(nombre)} en el inventario`;
}
