import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type EnPapelera, PapeleraGroup, type PapeleraSource } from '../../plataforma/papelera/papelera-source.js';

/** The person's deleted notas, by their title or their first words. */
@Injectable()
@PapeleraGroup({ tipo: 'nota', permission: 'puesto.usar' })
export class NotasPapelera implements PapeleraSource {
  constructor(private readonly transactions: Transactions) {}

  find(limit: number): Promise<EnPapelera[]> {
    return this.transactions.manager.query(
      `select id, null as lugar, eliminada_en as "eliminadoEn",
              left(coalesce(nullif(titulo, ''), nullif(contenido, ''), tareas -> 0 ->> 'content', ''), 200) as nombre
         from notas where ${canBeRestored('eliminada_en', '$1')} order by eliminada_en desc limit $2`,
      [this.transactions.now, limit],
    );
  }
}
