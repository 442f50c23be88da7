interface WithId {
  id: string;
}

/**
 * The place, from 1, of one that was dropped in the shown list, which others may have changed since.
 * @param index in the shown list without it
 */
export function placeAmong(all: readonly WithId[], shown: readonly WithId[], id: string, index: number): number {
  const others = all.filter((one) => one.id !== id);
  const following = shown.filter((one) => one.id !== id).slice(index);
  const next = others.findIndex((one) => following.some((later) => later.id === one.id));
  return (next === -1 ? others.length : next) + 1;
}
