import { withoutAccents } from '../../vocabulario/without-accents.js';
import type { CategoriaDeProductosDto, EnCatalogoDto } from './catalogos.dto.js';
import type { EnCatalogo } from './catalogos.js';

export function toEnCatalogo({ id, nombre, version }: EnCatalogo): EnCatalogoDto {
  return { id, name: nombre, slug: (withoutAccents(nombre).match(/[a-z0-9]+/g) ?? [id]).join('-'), version };
}

export function toCategoria(categoria: EnCatalogo): CategoriaDeProductosDto {
  return { ...toEnCatalogo(categoria), parentId: categoria.padreId };
}
