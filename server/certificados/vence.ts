import { type EsFeriado, vencimientoDe } from '../plazos/computo.js';
import type { Certificado } from './certificado.entity.js';

/** What the last day of a certificate follows from. */
export type PorVencer = Pick<Certificado, 'expedido' | 'dias' | 'computo' | 'arranque'>;

/**
 * The last day on which a certificate is valid; null until it is issued, and for what does not expire.
 * @param esFeriado only asked for working days
 */
export function venceDe({ expedido, dias, ...rest }: PorVencer, esFeriado: EsFeriado = () => false): string | null {
  return expedido === null || dias === null ? null : vencimientoDe(expedido, { dias, ...rest }, esFeriado);
}
