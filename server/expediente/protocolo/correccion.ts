import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';

/** What was corrected last in a signed instrumento. */
export interface Correccion {
  /** Why; null for what was never corrected. */
  correccion: string | null;
  /** When, `YYYY-MM-DD`. */
  corregidoEn: string | null;
}

/** «Corregido el 04/03/2026: se copió mal»; null for what was never corrected. */
export function correccionEnTexto({ correccion, corregidoEn }: Correccion): string | null {
  return correccion === null || corregidoEn === null
    ? null
    : `Corregido el ${fechaEnTexto(corregidoEn)}: ${correccion}`;
}
