import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { CamposProducto } from '../producto-campos.service.js';
import type { ProductoFila } from '../productos.repository.js';

/** What people write of a producto, and how many there are of it. */
export type LoEscrito = CamposProducto & Pick<ProductoFila, 'existencias' | 'etiquetas'>;

/** What an import did with a producto. */
export interface ProductoImportado {
  id: string;
  /** What it changed, as it was before; null of one that it added. */
  antes: Partial<LoEscrito> | null;
  /** The version that it left. */
  version: number;
}

/** What imports of productos did in the last day. */
@Injectable()
export class ImportacionesProductosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Keeps what an import did. */
  async keep(importacionId: string, productos: readonly ProductoImportado[]): Promise<void> {
    await this.transactions.manager.query(
      `insert into producto_importaciones (importacion_id, producto_id, antes, version, importada_en)
       select $1, f.id, f.antes, f.version, $3
         from jsonb_to_recordset($2::jsonb) as f (id uuid, antes jsonb, version integer)`,
      [importacionId, JSON.stringify(productos), this.transactions.now],
    );
  }

  /** What an import of the last day did, which is forgotten. */
  async take(importacionId: string): Promise<ProductoImportado[]> {
    const [rows] = await this.transactions.manager.query(
      `delete from producto_importaciones where importacion_id = $1 and ${canBeRestored('importada_en', 'now()')}
        returning producto_id as id, antes, version`,
      [importacionId],
    );
    return rows;
  }

  /** Locks those of these productos that are not deleted, in an order in which two at once can. @returns their ids */
  async lock(ids: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.transactions.manager.query(
      'select id from productos where id = any ($1) and eliminado_en is null order by id for no key update',
      [ids],
    );
    return rows.map(({ id }) => id);
  }
}
