import { Injectable } from '@nestjs/common';
import type { TablaDeImportados } from '../../../common/importaciones/importaciones.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { LISTAS, type Lista } from '../catalogos.js';
import { ETIQUETAS_DE_PRODUCTOS } from '../etiquetas-de-productos.js';
import type { CamposProducto } from '../producto-fields.service.js';
import type { ProductoFila } from '../productos.repository.js';

/** The fields of a producto that people write, with its stock. */
export type LoEscrito = CamposProducto & Pick<ProductoFila, 'existencias' | 'etiquetas'>;

/** A producto that an import added or changed. */
export interface ProductoImportado {
  id: string;
  /** The old values of the changed fields; null for a producto that the import added. */
  antes: Partial<LoEscrito> | null;
  /** The version after the import. */
  version: number;
}

export const PRODUCTOS_IMPORTADOS: TablaDeImportados = {
  table: 'producto_importaciones',
  de: 'producto_id',
  columns: { antes: 'jsonb', version: 'integer' },
  en: 'importada_en',
};

/** A category, brand, vendor or etiqueta that an import made. */
export interface ElementoImportado {
  lista: Lista | 'tags';
  id: string;
}

const productoWith = (column: string) => `productos p where p.${column} = x.id and p.eliminado_en is null`;

/** The SQL conditions that find what uses the element `x` of a list. */
const USES: Readonly<Record<ElementoImportado['lista'], readonly string[]>> = {
  categories: [
    productoWith('categoria_id'),
    'producto_categorias h where h.padre_id = x.id and h.eliminada_en is null',
  ],
  brands: [productoWith('marca_id')],
  vendors: [productoWith('proveedor_id')],
  tags: [
    `${ETIQUETAS_DE_PRODUCTOS.carried.table} e join productos p on p.cuenta_id = e.cuenta_id and p.id = e.producto_id
      where e.etiqueta_id = x.id and p.eliminado_en is null`,
  ],
};

/** The productos and elements that imports of the last day added or changed. */
@Injectable()
export class ImportacionesProductosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Stores the elements that an import added to the lists. @param elementos in the order of their creation */
  async keep(importacionId: string, elementos: readonly ElementoImportado[]): Promise<void> {
    await this.transactions.manager.query(
      `insert into producto_listas_importadas (importacion_id, orden, lista, elemento_id, importada_en)
       select $1, f.n, f.lista, f.id, $3
         from rows from (jsonb_to_recordset($2::jsonb) as (lista text, id uuid)) with ordinality as f (lista, id, n)`,
      [importacionId, JSON.stringify(elementos), this.transactions.now],
    );
  }

  /** The elements that an import added to the lists, the last first. The stored rows are deleted. */
  async takeElementos(importacionId: string): Promise<ElementoImportado[]> {
    const [rows]: [(ElementoImportado & { orden: number })[]] = await this.transactions.manager.query(
      'delete from producto_listas_importadas where importacion_id = $1 returning lista, elemento_id as id, orden',
      [importacionId],
    );
    return rows.toSorted((one, other) => other.orden - one.orden);
  }

  /** Locks an element, unless it was changed or is in use. @returns false when it was not locked */
  async lockUnused({ lista, id }: ElementoImportado): Promise<boolean> {
    const table = lista === 'tags' ? ETIQUETAS_DE_PRODUCTOS.entity.options.name : LISTAS[lista].table;
    const unused = USES[lista].map((use) => `not exists (select 1 from ${use})`).join(' and ');
    const rows: unknown[] = await this.transactions.manager.query(
      `select 1 from ${table} x
        where x.id = $1 and x.eliminada_en is null and x.version = 1 and ${unused} for no key update of x`,
      [id],
    );
    return rows.length > 0;
  }

  /**
   * Locks these productos, without deleted ones. The order is fixed, so that two transactions do not block each other.
   * @returns their ids
   */
  async lock(ids: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.transactions.manager.query(
      'select id from productos where id = any ($1) and eliminado_en is null order by id for no key update',
      [ids],
    );
    return rows.map(({ id }) => id);
  }
}
