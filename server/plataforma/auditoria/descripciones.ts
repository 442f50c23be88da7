import type { Sentence } from '../../common/domain.js';
import { collect } from '../../domains.js';
import type { Palabras } from '../../vocabulario/palabras.js';

const SENTENCES: Partial<Record<string, Sentence>> = collect('hechos');

/** An entry of the audit as a sentence without its subject. An unknown accion is told by its name. */
export function describe(accion: string, datos: Record<string, unknown>, palabras: Palabras): string {
  return SENTENCES[accion]?.(datos, palabras) ?? accion;
}
