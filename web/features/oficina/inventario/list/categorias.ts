import { byId } from '../../../../lib/by-id';
import type { Categoria } from '../inventario-api';

/** The path of a category, from the outermost category on: «Papel › Hojas». */
function caminoDe(categoria: Categoria, todas: readonly Categoria[]): string {
  const known = byId(todas);
  const names = [categoria.name];
  let above = categoria.parentId;
  while (above && names.length < 10) {
    const next = known.get(above);
    if (!next) break;
    names.unshift(next.name);
    above = next.parentId;
  }
  return names.join(' › ');
}

/** The categories as choices, each below its parent. */
export function opcionesDe(todas: readonly Categoria[]): { value: string; label: string }[] {
  return todas
    .map((categoria) => ({ value: categoria.id, label: caminoDe(categoria, todas) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'es'));
}

/** The categories that a category can be moved into: all but itself and the categories inside it. */
export function sinLasDeAdentro(categoria: Categoria, todas: readonly Categoria[]): readonly Categoria[] {
  const inside = new Set([categoria.id]);
  for (const _ of todas) {
    for (const { id, parentId } of todas) if (parentId && inside.has(parentId)) inside.add(id);
  }
  return todas.filter(({ id }) => !inside.has(id));
}
