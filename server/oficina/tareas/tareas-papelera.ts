import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type EnPapelera, PapeleraGroup, type PapeleraSource } from '../../plataforma/papelera/papelera-source.js';

/** Deleted tareas and sections, each with its carpeta. */
@Injectable()
@PapeleraGroup({ tipo: 'tarea', permission: 'tareas.editar' })
export class TareasPapelera implements PapeleraSource {
  constructor(private readonly transactions: Transactions) {}

  find(limit: number): Promise<EnPapelera[]> {
    return this.transactions.manager.query(
      `select t.id, t.titulo as nombre, coalesce(c.codigo || ' · ', '') || c.caratula as lugar,
              t.eliminada_en as "eliminadoEn"
         from tareas t left join carpetas c on c.cuenta_id = t.cuenta_id and c.id = t.carpeta_id
        where ${canBeRestored('t.eliminada_en', '$1')} order by t.eliminada_en desc limit $2`,
      [this.transactions.now, limit],
    );
  }
}
