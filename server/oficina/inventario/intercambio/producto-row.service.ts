import { Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { DomainError } from '../../../common/errors/domain-error.js';
import { invalidData } from '../../../common/input/invalid-data.js';
import { TITLE_MAX } from '../../../plataforma/etiquetas/etiqueta.entity.js';
import { Etiquetas } from '../../../plataforma/etiquetas/etiquetas.service.js';
import { withoutAccents } from '../../../vocabulario/without-accents.js';
import { MAX_NOMBRE } from '../catalogos.dto.js';
import type { EnCatalogo, Lista } from '../catalogos.js';
import { CatalogosService } from '../catalogos.service.js';
import { ETIQUETAS_DE_PRODUCTOS } from '../etiquetas-de-productos.js';
import { CamposProductoDto } from '../productos.dto.js';
import type { ElementoImportado } from './importaciones-productos.repository.js';
import type { FilaLeida } from './leer.js';

/** The elements of the lists during an import. */
interface Catalogos {
  listas: Record<Lista, EnCatalogo[]>;
  etiquetas: { id: string; titulo: string }[];
  /** The elements that the file added to the lists. */
  agregados: ElementoImportado[];
}

/** Turns a row of a file into the fields of a product. Missing categories, brands, vendors and tags are added. */
@Injectable()
export class ProductoRow {
  constructor(
    private readonly catalogos: CatalogosService,
    private readonly etiquetas: Etiquetas,
  ) {}

  async begin(): Promise<Catalogos> {
    return {
      listas: {
        categories: await this.catalogos.findAll('categories'),
        brands: await this.catalogos.findAll('brands'),
        vendors: await this.catalogos.findAll('vendors'),
      },
      etiquetas: await this.etiquetas.findAll(ETIQUETAS_DE_PRODUCTOS),
      agregados: [],
    };
  }

  /** @throws DomainError 400 or 422 that says what is wrong with the row */
  async fieldsOf(celdas: FilaLeida['celdas'], known: Catalogos): Promise<CamposProductoDto> {
    const { category, brand, vendor, tags, active, ...texts } = celdas;
    const fields = plainToInstance(CamposProductoDto, {
      ...texts,
      ...(active !== undefined && { active: isYes(active) }),
      ...(category && { category: await this.categoria(category, known) }),
      ...(brand && { brand: await this.one('brands', brand, null, known) }),
      ...(vendor && { vendor: await this.one('vendors', vendor, null, known) }),
      ...(tags && { tags: await this.tagsOf(tags, known) }),
    });
    const errors = validateSync(fields);
    if (errors.length > 0) {
      throw invalidData(errors);
    }
    return fields;
  }

  /** The id of a category by its path: «Papel › Hojas». */
  private async categoria(way: string, known: Catalogos): Promise<string> {
    let padreId: string | null = null;
    for (const name of way.split(/\s*[›>]\s*/).filter(Boolean)) {
      padreId = await this.one('categories', name, padreId, known);
    }
    return padreId ?? '';
  }

  private async one(lista: Lista, nombre: string, padreId: string | null, known: Catalogos): Promise<string> {
    if (nombre.length > MAX_NOMBRE) {
      throw new DomainError('DATOS_INVALIDOS', 422, `«${nombre.slice(0, 40)}…» es un nombre demasiado largo.`);
    }
    const name = withoutAccents(nombre);
    const there = known.listas[lista].find((one) => one.padreId === padreId && withoutAccents(one.nombre) === name);
    if (there) {
      return there.id;
    }
    const added = await this.catalogos.create(lista, { nombre, padreId });
    known.listas[lista].push(added);
    known.agregados.push({ lista, id: added.id });
    return added.id;
  }

  private async tagsOf(titles: string, known: Catalogos): Promise<string[]> {
    const ids: string[] = [];
    for (const titulo of titles.split(/\s*[,;]\s*/).filter(Boolean)) {
      const title = withoutAccents(titulo);
      let there = known.etiquetas.find((one) => withoutAccents(one.titulo) === title);
      if (!there) {
        if (titulo.length > TITLE_MAX) {
          throw new DomainError('DATOS_INVALIDOS', 422, 'Una de las etiquetas es demasiado larga.');
        }
        there = await this.etiquetas.add(ETIQUETAS_DE_PRODUCTOS, { titulo });
        known.etiquetas.push(there);
        known.agregados.push({ lista: 'tags', id: there.id });
      }
      ids.push(there.id);
    }
    return [...new Set(ids)];
  }
}

/** @throws DomainError 422 for a text that is neither yes nor no */
function isYes(text: string): boolean {
  const word = withoutAccents(text);
  if (['si', 's', 'x', '1', 'true', 'verdadero', 'activo'].includes(word)) {
    return true;
  }
  if (['no', 'n', '0', 'false', 'falso', 'inactivo'].includes(word)) {
    return false;
  }
  throw new DomainError('DATOS_INVALIDOS', 422, 'En la columna «Activo» escriba Sí o No.');
}
