import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { withoutAccents } from '../../vocabulario/without-accents.js';
import { type EnCatalogo, LISTAS, type Lista, MAX_DEPTH } from './catalogos.js';
import { CatalogosRepository } from './catalogos.repository.js';

/** The sent fields of an element. An undefined parent stays as it is. */
interface Campos {
  nombre?: string | undefined;
  padreId?: string | null | undefined;
}

/**
 * The categories, brands and vendors of productos. A deleted element keeps its productos for a day, so that it can be
 * restored.
 */
@Injectable()
export class CatalogosService {
  constructor(
    private readonly catalogos: CatalogosRepository,
    private readonly realtime: Realtime,
  ) {}

  findAll(lista: Lista): Promise<EnCatalogo[]> {
    return this.catalogos.findAll(lista);
  }

  /** @throws DomainError 409 when another element has the name; 422 for an impossible parent */
  async create(
    lista: Lista,
    { id, nombre, padreId = null }: { id?: string | null; nombre: string; padreId?: string | null },
  ) {
    await this.catalogos.waitTurn(lista);
    const nueva: EnCatalogo = { id: id ?? uuid(), nombre, padreId, version: 1 };
    await this.assertFits(lista, nueva);
    await this.catalogos.insert(lista, nueva);
    this.tell(false);
    return nueva;
  }

  /** @param seen the version of If-Match @throws DomainError 404; 409; 412; 422 */
  async update(lista: Lista, id: string, { nombre, padreId }: Campos, seen?: number): Promise<EnCatalogo> {
    await this.catalogos.waitTurn(lista);
    const before = await this.catalogos.getLocked(lista, id, seen);
    const after = {
      ...before,
      nombre: nombre ?? before.nombre,
      padreId: padreId === undefined ? before.padreId : padreId,
    };
    if (after.nombre === before.nombre && after.padreId === before.padreId) {
      return before;
    }
    await this.assertFits(lista, after);
    await this.catalogos.update(lista, after);
    this.tell(false);
    return { ...after, version: before.version + 1 };
  }

  /** Deletes an element. Its productos are without it then. @throws DomainError 404 */
  async remove(lista: Lista, id: string): Promise<void> {
    await this.catalogos.getLocked(lista, id);
    await this.catalogos.remove(lista, id);
    this.tell(true);
  }

  /**
   * Restores an element that was deleted in the last day, also on its productos. @throws DomainError 404; 409 when its
   * name is taken
   */
  async restore(lista: Lista, id: string): Promise<EnCatalogo> {
    await this.catalogos.waitTurn(lista);
    const restored = await this.catalogos.restore(lista, id);
    await this.assertFits(lista, restored);
    this.tell(true);
    return restored;
  }

  private async assertFits(lista: Lista, { id, nombre, padreId }: EnCatalogo): Promise<void> {
    const others = (await this.catalogos.findAll(lista)).filter((other) => other.id !== id);
    const same = others.find(
      (other) => other.padreId === padreId && withoutAccents(other.nombre) === withoutAccents(nombre),
    );
    if (same) {
      const mensaje = `Ya hay ${LISTAS[lista].una} que se llama «${same.nombre}».`;
      throw new DomainError('YA_EXISTE', 409, mensaje, [{ campo: 'name', mensaje }]);
    }
    if (padreId === null) {
      return;
    }
    const parents = new Map(others.map((other) => [other.id, other.padreId]));
    if (!parents.has(padreId) && padreId !== id) {
      throw invalidField('parentId', 'La categoría de la que depende ya no existe.');
    }
    parents.set(id, padreId);
    if (ancestors(parents, id).includes(id)) {
      throw invalidField('parentId', 'Una categoría no puede estar dentro de sí misma ni de otra que está en ella.');
    }
    if ([...parents.keys()].some((each) => ancestors(parents, each).length >= MAX_DEPTH)) {
      throw invalidField('parentId', `Las categorías pueden tener hasta ${MAX_DEPTH} niveles.`);
    }
  }

  private tell(changesProductos: boolean): void {
    this.realtime.tellCuenta({ type: 'inventory.changed', ...(!changesProductos && { products: [] }) });
  }
}

/**
 * The categories that contain a category, the nearest first. Stops one level beyond MAX_DEPTH, since there may be a
 * circle.
 */
function ancestors(parents: ReadonlyMap<string, string | null>, id: string): string[] {
  const above: string[] = [];
  for (
    let next = parents.get(id) ?? null;
    next !== null && above.length <= MAX_DEPTH;
    next = parents.get(next) ?? null
  ) {
    above.push(next);
  }
  return above;
}
