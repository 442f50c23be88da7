import type { Parte } from './parte.entity.js';

type Link = Pick<Parte, 'id' | 'representaA'>;

/**
 * The reason why a parte cannot act for another, in Spanish; null when it can.
 * @param partes all partes of the carpeta
 * @param id the parte that would act; undefined for a new one
 */
export function representationRefusal(
  partes: readonly Link[],
  id: string | undefined,
  representaA: string,
): string | null {
  const represented = new Map(partes.map((parte) => [parte.id, parte.representaA]));
  if (!represented.has(representaA)) {
    return 'La parte representada no es de esta carpeta.';
  }
  if (representaA === id) {
    return 'Una parte no puede representarse a sí misma.';
  }
  for (let next: string | null | undefined = representaA; next; next = represented.get(next)) {
    if (next === id) {
      return 'Las partes se representarían en círculo.';
    }
  }
  return null;
}
