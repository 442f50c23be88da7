import type { Arranque, Computo } from '../../vocabulario/computo.js';
import type { CuentaDesde } from '../../vocabulario/cuenta-desde.js';

/** What a rule, or a requisito, says. */
export class LoQueDiceDto {
  nombre: string;
  /** Null of a requisito, as the three that follow. */
  dias: number | null;
  computo: Computo | null;
  arranque: Arranque | null;
  cuentaDesde: CuentaDesde | null;
  fuente: string | null;
}

/** A correction of what the office began with, beside what it has. */
export class CorreccionDto {
  clave: string;
  motivo: string;
  /** Null for a rule that the office does not have. */
  nuestra: LoQueDiceDto | null;
  corregida: LoQueDiceDto;
  /** Whether it adds what no office began with before. */
  esNueva: boolean;
  /** The actos that it changes. */
  actos: string[];
  /** What comes along, in words: «el acto «Revocación de poder»». */
  agrega: string[];
}
