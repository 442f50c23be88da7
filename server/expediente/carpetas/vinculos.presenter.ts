import { inverseOf } from './vinculo-tipos.js';
import type { VinculoDto } from './vinculos.dto.js';
import type { VinculoFila } from './vinculos.repository.js';

/** A vínculo, from the side of the requested carpeta. */
export function toVinculo({ id, tipo, isInverse, otraId, creadoEn, ...otra }: VinculoFila): VinculoDto {
  return { id, tipo: isInverse ? inverseOf(tipo) : tipo, carpeta: { id: otraId, ...otra }, creadoEn };
}
