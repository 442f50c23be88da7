import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';

/** The distance between neighbours, which leaves room for other tareas. */
const STEP = 65_536;
/**
 * A place that grows with time. A tarea moved to an end then comes after earlier ones, also those that the user cannot
 * see.
 */
const CLOCK = `(extract(epoch from clock_timestamp()) * 1000)::bigint * ${STEP}`;

/** The SQL for the place before all tareas. */
export const FRONT = `(select least(min(posicion) - ${STEP}, -${CLOCK}) from tareas where eliminada_en is null)`;
/** The SQL for the place after all tareas. */
const END = `(select greatest(max(posicion) + ${STEP}, ${CLOCK}) from tareas where eliminada_en is null)`;

/** The places of the running cuenta's tareas. Tareas that the running user cannot see keep their places. */
@Injectable()
export class OrdenRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Lets only one transaction at a time change the order of the running cuenta. Two at once could deadlock. */
  async lock(): Promise<void> {
    const key = `tareas ${this.transactions.tenant.cuentaId}`;
    await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  /** The ids of all visible tareas, in order. */
  async findIds(): Promise<string[]> {
    const rows = await this.transactions.prepared<{ id: string }>(
      'select id from tareas where eliminada_en is null order by posicion, id',
      [],
    );
    return rows.map(({ id }) => id);
  }

  /** @returns false when there is no such tarea */
  async moveToEnd(id: string): Promise<boolean> {
    const rows = await this.transactions.prepared(
      `update tareas set posicion = ${END} where id = $1 and eliminada_en is null returning id`,
      [id],
    );
    return rows.length > 0;
  }

  /**
   * Puts a tarea halfway between `before` and the tarea that precedes it.
   * @returns false when there is no room, or one of the two tareas does not exist
   */
  async moveBefore(id: string, before: string): Promise<boolean> {
    const rows = await this.transactions.prepared(
      `with siguiente as (select posicion, id from tareas where id = $2 and eliminada_en is null),
            anterior as (select max(t.posicion) as posicion from tareas t, siguiente s
                          where t.eliminada_en is null and t.id <> $1 and (t.posicion, t.id) < (s.posicion, s.id))
       update tareas t
          set posicion = case when a.posicion is null then ${FRONT} else (s.posicion + a.posicion) / 2 end
         from siguiente s, anterior a
        where t.id = $1 and t.eliminada_en is null and (a.posicion is null or s.posicion - a.posicion > 1)
       returning t.id`,
      [id, before],
    );
    return rows.length > 0;
  }

  /**
   * Puts these tareas first, in this order. Other tareas follow in their present order. All share out their present
   * places; equal places are pulled apart.
   * @returns the carpetas of the tareas that have new places
   */
  async arrange(ids: readonly string[]): Promise<(string | null)[]> {
    const rows = await this.transactions.prepared<{ carpetaId: string | null }>(
      `with vivas as (
         select t.id, t.posicion, row_number() over (order by t.posicion, t.id) as lugar,
                row_number() over (order by pedidas.lugar nulls last, t.posicion, t.id) as nuevo
           from tareas t
           left join unnest($1::uuid[]) with ordinality as pedidas (id, lugar) on pedidas.id = t.id
          where t.eliminada_en is null),
       lugares as (
         select lugar, max(posicion - lugar) over (order by lugar) + lugar as posicion from vivas)
       update tareas t set posicion = l.posicion
         from vivas v join lugares l on l.lugar = v.nuevo
        where t.id = v.id and t.posicion <> l.posicion
       returning t.carpeta_id as "carpetaId"`,
      [ids],
    );
    return [...new Set(rows.map(({ carpetaId }) => carpetaId))];
  }
}
