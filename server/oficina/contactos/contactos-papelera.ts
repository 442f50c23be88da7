import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type EnPapelera, PapeleraGroup, type PapeleraSource } from '../../plataforma/papelera/papelera-source.js';

/** Deleted contactos, each with its company. */
@Injectable()
@PapeleraGroup({ tipo: 'contacto', permission: 'contactos.editar' })
export class ContactosPapelera implements PapeleraSource {
  constructor(private readonly transactions: Transactions) {}

  find(limit: number): Promise<EnPapelera[]> {
    return this.transactions.manager.query(
      `select id, nombre, empresa as lugar, eliminado_en as "eliminadoEn" from contactos
        where ${canBeRestored('eliminado_en', '$1')} order by eliminado_en desc limit $2`,
      [this.transactions.now, limit],
    );
  }
}
