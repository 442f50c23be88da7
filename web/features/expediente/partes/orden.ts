interface Colocada {
  id: string;
  orden: number;
}

/** The list with a parte moved to another place, counted from 1. */
export function colocar<Parte extends Colocada>(partes: readonly Parte[], id: string, orden: number): Parte[] {
  const parte = partes.find((one) => one.id === id);
  if (!parte) return [...partes];
  return partes
    .filter((one) => one !== parte)
    .toSpliced(orden - 1, 0, parte)
    .map((one, n) => (one.orden === n + 1 ? one : { ...one, orden: n + 1 }));
}

/**
 * The new place of a parte that was dropped in the shown list. Others may have changed the order since.
 * @param index in the shown list without the parte
 */
export function ordenTras(
  partes: readonly { id: string }[],
  shown: readonly { id: string }[],
  id: string,
  index: number,
): number {
  const others = partes.filter((one) => one.id !== id);
  const following = shown.filter((one) => one.id !== id).slice(index);
  const next = others.findIndex((one) => following.some((later) => later.id === one.id));
  return (next === -1 ? others.length : next) + 1;
}
