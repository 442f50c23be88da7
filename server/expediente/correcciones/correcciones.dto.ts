import type { Arranque, Computo } from '../../vocabulario/computo.js';
import type { CuentaDesde } from '../../vocabulario/cuenta-desde.js';

/** The text and the figures of a rule, or the text of a requisito. */
export class LoQueDiceDto {
  nombre: string;
  /** Null for a requisito, as the next three fields. */
  dias: number | null;
  computo: Computo | null;
  arranque: Arranque | null;
  cuentaDesde: CuentaDesde | null;
  fuente: string | null;
}

/** A correction of a rule with which the office began, beside the office's own. */
export class CorreccionDto {
  clave: string;
  motivo: string;
  /** Null for a rule that the office does not have. */
  nuestra: LoQueDiceDto | null;
  corregida: LoQueDiceDto;
  /** Whether the correction adds a rule with which no office began before. */
  esNueva: boolean;
  /** The names of the actos that the correction changes. */
  actos: string[];
  /** The additions in words: «el acto «Revocación de poder»». */
  agrega: string[];
}
