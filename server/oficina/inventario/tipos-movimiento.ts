import { quoted } from '../../plataforma/auditoria/palabras.js';

/**
 * What moves: into the office, out of it, what a count found; set aside for a carpeta, no longer so, and used up by it.
 * The database computes from it what there is (`movimiento_sumado`).
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

/** Tells a movement, as the audit records it. */
export function hechoDeMovimiento({ tipo, cantidad, nombre }: Readonly<Record<string, unknown>>): string {
  return `${VERBOS[tipo as TipoMovimiento] ?? 'movió'} ${String(cantidad)} de ${quoted(nombre)} en el inventario`;
}
