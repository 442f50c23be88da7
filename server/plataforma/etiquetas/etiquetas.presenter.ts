import type { Etiqueta } from './etiqueta.entity.js';
import type { EtiquetaTituladaDto } from './etiquetas.dto.js';

/** An etiqueta with the field names of the reference client. */
export function toEtiqueta({ id, titulo, version }: Pick<Etiqueta, 'id' | 'titulo' | 'version'>): EtiquetaTituladaDto {
  return { id, title: titulo, version };
}
