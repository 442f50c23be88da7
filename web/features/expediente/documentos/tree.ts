import type { DocumentoDto, SeccionDto } from '../../../api/generated/documentos';

/** A seccion with its depth, from 0. */
export interface SeccionConNivel {
  seccion: SeccionDto;
  nivel: number;
}

/** All secciones in the order of the tree: a seccion comes before its children. */
export function enOrdenDeArbol(
  secciones: readonly SeccionDto[],
  padreId: string | null = null,
  nivel = 0,
): SeccionConNivel[] {
  return hijasOf(secciones, padreId).flatMap((seccion) => [
    { seccion, nivel },
    ...enOrdenDeArbol(secciones, seccion.id, nivel + 1),
  ]);
}

export function hijasOf(secciones: readonly SeccionDto[], padreId: string | null): SeccionDto[] {
  return secciones.filter((seccion) => seccion.padreId === padreId).toSorted((a, b) => a.orden - b.orden);
}

/** The path from the top of the carpeta down to a seccion, with the seccion. Empty if the seccion does not exist. */
export function caminoA(secciones: readonly SeccionDto[], id: string | null): SeccionDto[] {
  const seccion = secciones.find((candidate) => candidate.id === id);
  return seccion ? [...caminoA(secciones, seccion.padreId), seccion] : [];
}

/** The path as text: «Antecedentes / Títulos», or «Sin sección». */
export function rutaDe(secciones: readonly SeccionDto[], id: string | null): string {
  const camino = caminoA(secciones, id);
  return camino.length > 0 ? camino.map(({ nombre }) => nombre).join(' / ') : 'Sin sección';
}

/** The target of a move, as text: the path in quotation marks, or the carpeta itself. */
export const lugarDe = (secciones: readonly SeccionDto[], id: string | null): string =>
  id ? `«${rutaDe(secciones, id)}»` : 'la carpeta, sin sección';

/** The number of documents directly in each seccion. Documents in no seccion count under null. */
export function totalesPorSeccion(documentos: readonly DocumentoDto[]): ReadonlyMap<string | null, number> {
  const totales = new Map<string | null, number>();
  for (const { seccionId } of documentos) totales.set(seccionId, (totales.get(seccionId) ?? 0) + 1);
  return totales;
}
