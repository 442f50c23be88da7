import { Injectable } from '@nestjs/common';
import { IsNull, type QueryDeepPartialEntity } from 'typeorm';
import { restorable } from '../../common/database/deleted.js';
import { found, getLocked } from '../../common/database/found.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Evento } from './evento.entity.js';
import type { Serie } from './serie.entity.js';

/** An event with the names that are shown beside it. */
export interface EventoFila extends Evento {
  carpetaCodigo: string | null;
  carpetaCaratula: string | null;
  salaNombre: string | null;
  personas: string[];
  serie: Serie | null;
}

/** The beginning and the end of an event. */
export type Periodo = Pick<Evento, 'desde' | 'hasta'>;

/** The SQLSTATE with which the database refuses two events in one room at once. */
const TAKEN = '23P01';

/** A series `r` as JSON. */
export const SERIE = `jsonb_build_object(
           'id', r.id, 'cada', r.cada, 'dias', r.dias, 'dia', r.dia, 'orden', r.orden, 'inicio', r.inicio,
           'hora', r.hora, 'zona', r.zona, 'hasta', r.hasta, 'veces', r.veces)`;

export const FILA = `
  select e.id, e.tipo, e.titulo, e.carpeta_id as "carpetaId", e.desde, e.hasta, e.lugar, e.sala_id as "salaId",
         e.notas, e.recordatorios, e.serie_id as "serieId", e.serie_dia::text as "serieDia", e.version, e.creado_por as "creadoPor", e.creado_en as "creadoEn", e.eliminado_en as "eliminadoEn",
         c.codigo as "carpetaCodigo", c.caratula as "carpetaCaratula", s.nombre as "salaNombre",
         array(select usuario_id from evento_personas p where p.evento_id = e.id order by usuario_id) as personas,
         case when r.id is not null then ${SERIE} end as serie
    from eventos e
    left join carpetas c on c.cuenta_id = e.cuenta_id and c.id = e.carpeta_id
    left join salas s on s.cuenta_id = e.cuenta_id and s.id = e.sala_id
    left join evento_series r on r.cuenta_id = e.cuenta_id and r.id = e.serie_id
   where e.eliminado_en is null`;

const OCUPADA = { campo: 'salaId', mensaje: 'La sala ya está ocupada a esa hora: elija otra sala u otro horario.' };

/** The events that the running user may see; row-level security hides those of other carpetas. */
@Injectable()
export class EventosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** @throws DomainError 404 */
  async get(id: string): Promise<EventoFila> {
    const [fila] = await this.transactions.prepared<EventoFila>(`${FILA} and e.id = $1`, [id]);
    return found(fila, 'el evento');
  }

  /** The event of a carpeta's signature. A carpeta has at most one; null without one. */
  async findFirma(carpetaId: string): Promise<EventoFila | null> {
    const filas = await this.transactions.prepared<EventoFila>(`${FILA} and e.carpeta_id = $1 and e.tipo = 'firma'`, [
      carpetaId,
    ]);
    return filas[0] ?? null;
  }

  /** Whether another event, which the running user sees, is in the room during the period. */
  async isTaken({ id, salaId }: Pick<Evento, 'id' | 'salaId'>, { desde, hasta }: Periodo): Promise<boolean> {
    const rows = await this.transactions.prepared(
      `select 1 from eventos where sala_id = $2 and id <> $1 and eliminado_en is null and desde < $4 and hasta > $3 limit 1`,
      [id, salaId, desde, hasta],
    );
    return rows.length > 0;
  }

  /** Locks an event to change it. @throws DomainError 404, 412 */
  getLocked(id: string, seen?: number): Promise<Evento> {
    return getLocked(this.transactions.manager, Evento, { id, eliminadoEn: IsNull() }, 'el evento', seen);
  }

  /** Locks the event of a carpeta's signature. The carpeta must be locked before. */
  lockFirma(carpetaId: string): Promise<Evento | null> {
    const where = { carpetaId, tipo: 'firma', eliminadoEn: IsNull() } as const;
    return this.transactions.manager.findOne(Evento, { where, lock: { mode: 'for_no_key_update' } });
  }

  /** Finds an event that was deleted in the last day, without a lock. @throws DomainError 404 */
  async findDeleted(id: string): Promise<Evento> {
    const { manager, now } = this.transactions;
    return found(await manager.findOneBy(Evento, { id, eliminadoEn: restorable(now) }), 'el evento');
  }

  /** Locks an event that was deleted in the last day. @throws DomainError 404 */
  getDeleted(id: string): Promise<Evento> {
    const { manager, now } = this.transactions;
    return getLocked(manager, Evento, { id, eliminadoEn: restorable(now) }, 'el evento');
  }

  /** @throws DomainError 409 when its room is taken */
  async insert(evento: QueryDeepPartialEntity<Evento>): Promise<void> {
    await free(this.transactions.manager.insert(Evento, { ...evento, version: 1 }));
  }

  /**
   * Writes `changes` to a locked event, and raises its version.
   * @param ocupada the message when the room is taken
   * @throws DomainError 409
   */
  async update({ id, version }: Evento, changes: QueryDeepPartialEntity<Evento>, ocupada = OCUPADA): Promise<void> {
    await free(this.transactions.manager.update(Evento, { id }, { ...changes, version: version + 1 }), ocupada);
  }

  /** Replaces the people who take part in these events. */
  async putPersonas(ids: readonly string[], personas: readonly string[]): Promise<void> {
    const { manager } = this.transactions;
    await manager.query('delete from evento_personas where evento_id = any ($1) and usuario_id <> all ($2)', [
      ids,
      personas,
    ]);
    await manager.query(
      `insert into evento_personas (evento_id, usuario_id)
       select e, p from unnest($1::uuid[]) e, unnest($2::uuid[]) p on conflict do nothing`,
      [ids, personas],
    );
  }
}

export async function free<T>(written: Promise<T>, ocupada = OCUPADA): Promise<T> {
  try {
    return await written;
  } catch (error) {
    if ((error as { code?: string }).code !== TAKEN) {
      throw error;
    }
    throw new DomainError('SALA_OCUPADA', 409, ocupada.mensaje, [ocupada]);
  }
}
