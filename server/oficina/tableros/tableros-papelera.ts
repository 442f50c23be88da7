import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type EnPapelera, PapeleraGroup, type PapeleraSource } from '../../plataforma/papelera/papelera-source.js';

@Injectable()
@PapeleraGroup({ tipo: 'tablero', permission: 'tableros.editar' })
export class TablerosPapelera implements PapeleraSource {
  constructor(private readonly transactions: Transactions) {}

  find(limit: number): Promise<EnPapelera[]> {
    return this.transactions.manager.query(
      `select id, titulo as nombre, null as lugar, eliminado_en as "eliminadoEn" from tableros
        where ${canBeRestored('eliminado_en', '$1')} order by eliminado_en desc limit $2`,
      [this.transactions.now, limit],
    );
  }
}

/** Deleted lists of tableros that are not deleted. */
@Injectable()
@PapeleraGroup({ tipo: 'lista', permission: 'tableros.editar' })
export class ListasPapelera implements PapeleraSource {
  constructor(private readonly transactions: Transactions) {}

  find(limit: number): Promise<EnPapelera[]> {
    return this.transactions.manager.query(
      `select l.id, l.titulo as nombre, b.titulo as lugar, l.eliminada_en as "eliminadoEn"
         from tablero_listas l
         join tableros b on b.cuenta_id = l.cuenta_id and b.id = l.tablero_id and b.eliminado_en is null
        where ${canBeRestored('l.eliminada_en', '$1')} order by l.eliminada_en desc limit $2`,
      [this.transactions.now, limit],
    );
  }
}

/** Deleted cards of lists that are not deleted. */
@Injectable()
@PapeleraGroup({ tipo: 'tarjeta', permission: 'tableros.editar' })
export class TarjetasPapelera implements PapeleraSource {
  constructor(private readonly transactions: Transactions) {}

  find(limit: number): Promise<EnPapelera[]> {
    return this.transactions.manager.query(
      `select t.id, t.titulo as nombre, b.titulo || ' · ' || l.titulo as lugar, t.eliminada_en as "eliminadoEn"
         from tarjetas t
         join tablero_listas l on l.cuenta_id = t.cuenta_id and l.tablero_id = t.tablero_id and l.id = t.lista_id
          and l.eliminada_en is null
         join tableros b on b.cuenta_id = l.cuenta_id and b.id = l.tablero_id and b.eliminado_en is null
        where ${canBeRestored('t.eliminada_en', '$1')} order by t.eliminada_en desc limit $2`,
      [this.transactions.now, limit],
    );
  }
}
