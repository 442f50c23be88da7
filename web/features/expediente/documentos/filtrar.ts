import type { DocumentoDto, TrozoDto } from '../../../api/generated/documentos';
import { matcherOf } from '../../../lib/coincidencias';
import type { Direccion, Lugar, Orden } from './direccion';

const { compare } = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

const comparers: Record<Orden, (a: DocumentoDto, b: DocumentoDto) => number> = {
  nombre: (a, b) => compare(a.nombre, b.nombre),
  bytes: (a, b) => a.actual.bytes - b.actual.bytes,
  fecha: (a, b) => a.actual.creadaEn.localeCompare(b.actual.creadaEn),
};

/** The passages of the texts with the searched words, by the ids of their documents. */
export type Pasajes = ReadonlyMap<string, TrozoDto[]>;

/** The documents of a place, sorted. Each has all searched words in its name, or in its text. */
export function filtrar(
  documentos: readonly DocumentoDto[],
  lugar: Lugar,
  { buscar, orden, direccion }: Pick<Direccion, 'buscar' | 'orden' | 'direccion'>,
  pasajes?: Pasajes,
): DocumentoDto[] {
  const matches = matcherOf(buscar);
  const sign = direccion === 'asc' ? 1 : -1;
  return documentos
    .filter((documento) => isIn(documento, lugar))
    .filter(({ id, nombre }) => matches(nombre) || pasajes?.has(id))
    .toSorted((a, b) => sign * comparers[orden](a, b) || compare(a.nombre, b.nombre));
}

function isIn({ seccionId }: DocumentoDto, lugar: Lugar): boolean {
  if (lugar.tipo === 'todos') return true;
  return seccionId === (lugar.tipo === 'seccion' ? lugar.id : null);
}
