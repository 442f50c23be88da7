import { byId } from '../../../lib/by-id';
import type { Categoria } from '../inventario-api';

/** A category and what it is in, from the outermost on: «Papel › Hojas». */
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

/** The categories as choices, those in another one under it. */
export function opcionesDe(todas: readonly Categoria[]): { value: string; label: string }[] {
  return todas
    .map((categoria) => ({ value: categoria.id, label: caminoDe(categoria, todas) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'es'));
}
