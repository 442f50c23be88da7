import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type EnPapelera, PapeleraGroup, type PapeleraSource } from '../../plataforma/papelera/papelera-source.js';

@Injectable()
@PapeleraGroup({ tipo: 'curso', permission: 'academia.editar' })
export class CursosPapelera implements PapeleraSource {
  constructor(private readonly transactions: Transactions) {}

  find(limit: number): Promise<EnPapelera[]> {
    return this.transactions.manager.query(
      `select id, titulo as nombre, null as lugar, eliminado_en as "eliminadoEn" from cursos
        where ${canBeRestored('eliminado_en', '$1')} order by eliminado_en desc limit $2`,
      [this.transactions.now, limit],
    );
  }
}

/** Deleted steps of courses that are not deleted. */
@Injectable()
@PapeleraGroup({ tipo: 'cursoPaso', permission: 'academia.editar' })
export class CursoPasosPapelera implements PapeleraSource {
  constructor(private readonly transactions: Transactions) {}

  find(limit: number): Promise<EnPapelera[]> {
    return this.transactions.manager.query(
      `select p.id, p.titulo as nombre, c.titulo as lugar, p.eliminado_en as "eliminadoEn"
         from curso_pasos p
         join cursos c on c.cuenta_id = p.cuenta_id and c.id = p.curso_id and c.eliminado_en is null
        where ${canBeRestored('p.eliminado_en', '$1')} order by p.eliminado_en desc limit $2`,
      [this.transactions.now, limit],
    );
  }
}
