import { Injectable } from '@nestjs/common';
import { IsNull, type QueryDeepPartialEntity } from 'typeorm';
import { canBeRestored } from '../common/database/deleted.js';
import { found, getLocked } from '../common/database/found.js';
import { DomainError } from '../common/errors/domain-error.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { Evento } from './evento.entity.js';

/** An event with what is shown beside it. */
export interface EventoFila extends Evento {
  carpetaCodigo: string | null;
  carpetaCaratula: string | null;
  salaNombre: string | null;
  personas: string[];
}

/** SQLSTATE of two events in one room. */
const TAKEN = '23P01';

/** The events that the running user may see; row-level security hides those of other carpetas. */
@Injectable()
export class EventosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** @throws DomainError 404 */
  async get(id: string): Promise<EventoFila> {
    const [fila] = await this.transactions.prepared<EventoFila>(
      `select e.id, e.tipo, e.titulo, e.carpeta_id as "carpetaId", e.desde, e.hasta, e.lugar, e.sala_id as "salaId",
              e.notas, e.version, e.creado_por as "creadoPor", e.creado_en as "creadoEn", e.eliminado_en as "eliminadoEn",
              c.codigo as "carpetaCodigo", c.caratula as "carpetaCaratula", s.nombre as "salaNombre",
              array(select usuario_id from evento_personas p where p.evento_id = e.id order by usuario_id) as personas
         from eventos e
         left join carpetas c on c.cuenta_id = e.cuenta_id and c.id = e.carpeta_id
         left join salas s on s.cuenta_id = e.cuenta_id and s.id = e.sala_id
        where e.id = $1 and e.eliminado_en is null`,
      [id],
    );
    return found(fila, 'el evento');
  }

  /** Locks one to change it. @throws DomainError 404, 412 */
  getLocked(id: string, seen?: number): Promise<Evento> {
    return getLocked(this.transactions.manager, Evento, { id, eliminadoEn: IsNull() }, 'el evento', seen);
  }

  /** Locks the signatures to come of a carpeta, in one order. */
  lockFirmas(carpetaId: string): Promise<Evento[]> {
    return this.transactions.manager
      .createQueryBuilder(Evento, 'e')
      .where(`e.carpetaId = :carpetaId and e.tipo = 'firma' and e.eliminadoEn is null and e.hasta > :now`, {
        ...{ carpetaId, now: this.transactions.now },
      })
      .orderBy('e.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** @throws DomainError 409 when its room is taken */
  async insert(evento: QueryDeepPartialEntity<Evento>): Promise<void> {
    await free(this.transactions.manager.insert(Evento, { ...evento, version: 1 }));
  }

  /** Writes `changes` to a locked event, and raises its version. @throws DomainError 409 when its room is taken */
  async update({ id, version }: Evento, changes: QueryDeepPartialEntity<Evento>): Promise<void> {
    await free(this.transactions.manager.update(Evento, { id }, { ...changes, version: version + 1 }));
  }

  /** Restores one that was deleted in the last day. @returns whether there was one @throws DomainError 409 */
  async restore(id: string): Promise<boolean> {
    const { manager, now } = this.transactions;
    const [rows] = await free(
      manager.query(
        `update eventos set eliminado_en = null, version = version + 1
          where id = $1 and ${canBeRestored('eliminado_en', '$2')} returning id`,
        [id, now],
      ),
    );
    return (rows as unknown[]).length > 0;
  }

  /** Who takes part from now on. */
  async putPersonas(id: string, personas: readonly string[]): Promise<void> {
    const { manager } = this.transactions;
    await manager.query('delete from evento_personas where evento_id = $1 and usuario_id <> all ($2)', [id, personas]);
    await manager.query(
      `insert into evento_personas (evento_id, usuario_id) select $1, unnest($2::uuid[]) on conflict do nothing`,
      [id, personas],
    );
  }
}

async function free<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    if ((error as { code?: string }).code !== TAKEN) {
      throw error;
    }
    const mensaje = 'La sala ya está ocupada a esa hora: elija otra sala u otro horario.';
    throw new DomainError('SALA_OCUPADA', 409, mensaje, [{ campo: 'salaId', mensaje }]);
  }
}
