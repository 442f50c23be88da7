import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';

/** The last correction of a signed instrumento. */
export interface Correccion {
  /** The reason; null without a correction. */
  correccion: string | null;
  /** The day, `YYYY-MM-DD`; null without a correction. */
  corregidoEn: string | null;
}

/** The correction in words: «Corregido el 04/03/2026: se copió mal». Null without a correction. */
export function correccionEnTexto({ correccion, corregidoEn }: Correccion): string | null {
  return correccion === null || corregidoEn === null
    ? null
    : `Corregido el ${fechaEnTexto(corregidoEn)}: ${correccion}`;
}
