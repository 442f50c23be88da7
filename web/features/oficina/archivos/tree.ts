import type { RamaDto } from '../../../api/generated/archivos';

interface RamaConNivel {
  rama: RamaDto;
  nivel: number;
}

/** All directorios in the order of the tree: each directorio before those in it. The order of siblings is kept. */
export function enOrdenDeArbol(ramas: readonly RamaDto[]): RamaConNivel[] {
  const inside = Map.groupBy(ramas, ({ padreId }) => padreId);
  const below = (padreId: string | null, nivel: number): RamaConNivel[] =>
    (inside.get(padreId) ?? []).flatMap((rama) => [{ rama, nivel }, ...below(rama.id, nivel + 1)]);
  return below(null, 0);
}

/** The ids of these directorios and of all below them. None of them is a possible destination for these directorios. */
export function conLoDeAbajo(ramas: readonly RamaDto[], ids: readonly string[]): ReadonlySet<string> {
  const found = new Set(ids);
  for (const { rama } of enOrdenDeArbol(ramas)) if (rama.padreId && found.has(rama.padreId)) found.add(rama.id);
  return found;
}
