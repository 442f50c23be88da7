import { Injectable } from '@nestjs/common';
import { IsNull, type QueryDeepPartialEntity } from 'typeorm';
import { firstHallables } from '../../common/database/common-words.js';
import { canBeRestored } from '../../common/database/deleted.js';
import { found, getLocked } from '../../common/database/found.js';
import { hallableAll, likeAll, likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Tarea } from './tarea.entity.js';

/** A tarea as the repository reads it for the presenter. */
export interface TareaFila extends Omit<Tarea, 'posicion' | 'eliminadaEn'> {
  /** The place in the list of the running user, from 0. */
  orden: number;
  /** The place among all tareas, as a text that sorts as the places do. */
  lugar: string;
  /** The ids of the tarea's tags. */
  etiquetas: string[];
  carpetaCodigo: string | null;
  carpetaCaratula: string | null;
}

/** Limits the tareas to a carpeta, a member, or some ids. */
export interface FiltroTareas {
  carpetaId?: string;
  asignadaA?: string;
  ids?: string[];
}

const LIVE = 'eliminada_en is null';
/** The place as hexadecimal text. The sign bit is flipped so that negative places sort before positive ones. */
const PLACE = `lpad(to_hex(t.posicion # '-9223372036854775808'::bigint), 16, '0')`;
/** All tareas, numbered in order from 0. */
const COUNTED = `(select *, (row_number() over (order by posicion, id) - 1)::int as orden from tareas where ${LIVE})`;
/** The start of the range before the first tarea. */
const START = `'-9223372036854775808'::bigint`;
const NIL = `'00000000-0000-0000-0000-000000000000'::uuid`;
/**
 * Some tareas, each with the number of tareas before it. The tareas between two of them are counted only once, for all
 * that follow. Counting them for each tarea read a big office's first tareas once per found tarea.
 */
const some = (where: string) =>
  `(select tramos.*, (sum(nuevas) over (order by posicion, id))::int as orden
      from (select una.*,
                   (select count(*) from tareas o
                     where o.${LIVE} and (o.posicion, o.id) >= (una.desde, una.desde_id)
                       and (o.posicion, o.id) < (una.posicion, una.id)) as nuevas
              from (select *, lag(posicion, 1, ${START}) over w as desde, lag(id, 1, ${NIL}) over w as desde_id
                      from tareas una where una.${LIVE} and ${where}
                    window w as (order by posicion, id)) una) tramos)`;

/** The statement that reads tareas with their carpetas and tags. */
const filasOf = (tareas: string, where = 'true') =>
  `select t.id, t.tipo, t.titulo, t.notas, t.completada_en as "completadaEn", t.vence, t.prioridad, t.orden,
          ${PLACE} as lugar,
          t.asignada_a as "asignadaA", t.carpeta_id as "carpetaId", c.codigo as "carpetaCodigo",
          c.caratula as "carpetaCaratula", t.subtareas, t.version, t.creada_por as "creadaPor",
          t.creada_en as "creadaEn", t.actualizada_en as "actualizadaEn",
          array(select x.etiqueta_id
                  from tarea_etiquetado x
                  join tarea_etiquetas y on y.cuenta_id = x.cuenta_id and y.id = x.etiqueta_id and y.${LIVE}
                 where x.tarea_id = t.id order by x.orden, x.etiqueta_id) as etiquetas
     from ${tareas} t
     left join carpetas c on c.cuenta_id = t.cuenta_id and c.id = t.carpeta_id
    where ${where}
    order by t.orden`;

/** The tareas of the running cuenta that the running user may see; row-level security hides other tareas. */
@Injectable()
export class TareasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** All tareas that pass the filter, in order. */
  findAll({ carpetaId, asignadaA, ids }: FiltroTareas = {}): Promise<TareaFila[]> {
    const where = `($1::uuid is null or t.carpeta_id = $1) and ($2::uuid is null or t.asignada_a = $2)
       and ($3::uuid[] is null or t.id = any ($3))`;
    return this.transactions.prepared(filasOf(COUNTED, where), [carpetaId ?? null, asignadaA ?? null, ids ?? null]);
  }

  /** The number of pending tasks. */
  async countPending({ carpetaId, asignadaA }: FiltroTareas = {}): Promise<number> {
    const [{ total } = { total: 0 }] = await this.transactions.prepared<{ total: number }>(
      `select count(*)::int as total from tareas t
        where t.${LIVE} and t.tipo = 'task' and t.completada_en is null
          and ($1::uuid is null or t.carpeta_id = $1) and ($2::uuid is null or t.asignada_a = $2)`,
      [carpetaId ?? null, asignadaA ?? null],
    );
    return total;
  }

  /** The tareas with all words of a search in the title or the notas. */
  findWith(query: string): Promise<TareaFila[]> {
    const patterns = likePatterns(query);
    const hallables = `select h.id from tareas_por_partes h where ${hallableAll(patterns)}`;
    return this.transactions.manager.query(filasOf(COUNTED, `t.id in (${hallables})`), patterns);
  }

  /** The first tareas with all words of a search in the title. */
  async findTitled(query: string, limit: number): Promise<TareaFila[]> {
    const { manager } = this.transactions;
    const patterns = likePatterns(query);
    const { from, haveWords } = await firstHallables(manager, 'tareas', patterns);
    const titled = `select v.id from tareas v join ${from} on h.id = v.id
      where v.${LIVE} and ${haveWords} and ${likeAll('sin_acentos(v.titulo)', patterns)}
      order by v.posicion, v.id limit $${patterns.length + 1}`;
    return manager.query(filasOf(some(`una.id in (${titled})`)), [...patterns, limit]);
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<TareaFila> {
    const [fila] = await this.transactions.prepared<TareaFila>(filasOf(some('una.id = $1')), [id]);
    return found(fila, 'la tarea');
  }

  /** Whether a tarea exists and is not completed. */
  isPending(id: string): Promise<boolean> {
    return this.transactions.manager.existsBy(Tarea, { id, completadaEn: IsNull() });
  }

  /** Whether a tarea was deleted at this moment and is still deleted. */
  wasDeletedAt(id: string, eliminadaEn: Date): Promise<boolean> {
    return this.transactions.manager.exists(Tarea, { where: { id, eliminadaEn }, withDeleted: true });
  }

  /** Locks a tarea to change it. @param seen the version of If-Match @throws DomainError 404, 412 */
  getLocked(id: string, seen?: number): Promise<Tarea> {
    return getLocked(this.transactions.manager, Tarea, { id }, 'la tarea', seen);
  }

  /** @param posicion the SQL expression of the tarea's place */
  async insert(tarea: QueryDeepPartialEntity<Tarea>, posicion: string): Promise<void> {
    const { now } = this.transactions;
    const row = { ...tarea, posicion: () => posicion, version: 1, creadaEn: now, actualizadaEn: now };
    await this.transactions.manager.insert(Tarea, row);
  }

  /** Writes `changes` to a locked tarea and raises its version. */
  async update({ id, version }: Tarea, changes: QueryDeepPartialEntity<Tarea>): Promise<void> {
    const row = { ...changes, version: version + 1, actualizadaEn: this.transactions.now };
    await this.transactions.manager.update(Tarea, { id }, row);
  }

  /** Restores a tarea that was deleted in the last day. @returns false when there is none */
  async restore(id: string): Promise<boolean> {
    const rows = await this.transactions.prepared(
      `update tareas set eliminada_en = null, version = version + 1, actualizada_en = $2
        where id = $1 and ${canBeRestored('eliminada_en', '$2')} returning id`,
      [id, this.transactions.now],
    );
    return rows.length > 0;
  }
}
