import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type EnPapelera, PapeleraGroup, type PapeleraSource } from '../../plataforma/papelera/papelera-source.js';

/** Deleted productos, each with its SKU. */
@Injectable()
@PapeleraGroup({ tipo: 'producto', permission: 'inventario.editar' })
export class ProductosPapelera implements PapeleraSource {
  constructor(private readonly transactions: Transactions) {}

  find(limit: number): Promise<EnPapelera[]> {
    return this.transactions.manager.query(
      `select id, nombre, nullif(sku, '') as lugar, eliminado_en as "eliminadoEn" from productos
        where ${canBeRestored('eliminado_en', '$1')} order by eliminado_en desc limit $2`,
      [this.transactions.now, limit],
    );
  }
}
