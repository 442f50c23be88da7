import type { Etiqueta } from './etiqueta.entity.js';
import type { EtiquetaTituladaDto } from './etiquetas.dto.js';

/** An etiqueta, for the client. */
export function toEtiqueta({ id, titulo, version }: Pick<Etiqueta, 'id' | 'titulo' | 'version'>): EtiquetaTituladaDto {
  return { id, title: titulo, version };
}
