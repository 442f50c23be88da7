import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { textOf } from '../../common/input/html-text.js';
import { likeAll, likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Adjunto } from './adjunto.entity.js';

export type AdjuntoDeMensaje = Pick<Adjunto, 'id' | 'nombre' | 'mime' | 'bytes' | 'miniatura'>;

/** The message that another one answers. */
export interface Citado {
  id: string;
  autorId: string;
  /** Sanitised HTML; empty when the message was deleted, or has only files. */
  valor: string;
  /** The name of the message's first file. */
  adjunto: string | null;
}

/** An emoji on a message, and the people who put it there. */
export interface Reaccion {
  emoji: string;
  usuarioIds: string[];
}

export interface Mensaje {
  id: string;
  chatId: string;
  autorId: string;
  /** Sanitised HTML; empty when the message was deleted, or has only files. */
  valor: string;
  creadoEn: Date;
  editadoEn: Date | null;
  eliminadoEn: Date | null;
  menciones: string[];
  citado: Citado | null;
  reacciones: Reaccion[];
  adjuntos: AdjuntoDeMensaje[];
  /** Whether it is pinned, for all people of the chat. */
  isFijado: boolean;
}

/** A message in one line: its text, or the name of its first file. */
export function saidIn({ valor, adjuntos }: Pick<Mensaje, 'valor' | 'adjuntos'>): string {
  return textOf(valor) || (adjuntos[0]?.nombre ?? '');
}

/**
 * Selects messages of a chat: by their ids, before, after or around a message. Without any field, the last messages.
 */
export interface Tramo {
  ids?: readonly string[] | undefined;
  antes?: string | undefined;
  despues?: string | undefined;
  alrededor?: string | undefined;
}

/** Messages in the order of writing, and whether there are more before and after them. */
export interface PaginaDeMensajes {
  mensajes: Mensaje[];
  hayAnteriores: boolean;
  hayPosteriores: boolean;
}

/** More rows than any page asks for. One row tells whether there are more. */
const MOST_ROWS = 101;

const COLUMNS = `
  m.id, m.chat_id as "chatId", m.autor_id as "autorId", m.valor, m.creado_en as "creadoEn",
  m.editado_en as "editadoEn", m.eliminado_en as "eliminadoEn", m.menciones,
  (select json_build_object('id', r.id, 'autorId', r.autor_id, 'valor', r.valor, 'adjunto',
            (select f.nombre from chat_adjuntos f where f.cuenta_id = r.cuenta_id and f.chat_id = r.chat_id
                and f.mensaje_id = r.id and f.suelto_desde is null order by f.orden limit 1)) from chat_mensajes r
    where r.cuenta_id = m.cuenta_id and r.chat_id = m.chat_id and r.id = m.responde_a) as citado,
  coalesce((select json_agg(json_build_object('emoji', e.emoji, 'usuarioIds', e.usuarios) order by e.desde, e.emoji)
              from (select x.emoji, min(x.creado_en) as desde, json_agg(x.usuario_id order by x.creado_en, x.usuario_id) as usuarios
                      from chat_reacciones x where x.cuenta_id = m.cuenta_id and x.mensaje_id = m.id
                     group by x.emoji) e), '[]') as reacciones,
  coalesce((select json_agg(json_build_object('id', f.id, 'nombre', f.nombre, 'mime', f.mime, 'bytes', f.bytes,
                    'miniatura', f.miniatura) order by f.orden)
              from chat_adjuntos f where f.cuenta_id = m.cuenta_id and f.chat_id = m.chat_id and f.mensaje_id = m.id
               and f.suelto_desde is null), '[]') as adjuntos,
  exists (select 1 from chat_fijados p where p.cuenta_id = m.cuenta_id and p.mensaje_id = m.id) as "isFijado"`;

/** The messages of chats that the running user sees: the database leaves other chats out. */
@Injectable()
export class MensajesRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * The last messages of each of these chats, in the order of writing.
   * @param limit use few values: each value makes a prepared statement of its own
   */
  findLast(chatIds: readonly string[], limit: number): Promise<Mensaje[]> {
    return this.transactions.prepared(
      `select ${COLUMNS}
         from chats c
        cross join lateral (select * from chat_mensajes m where m.cuenta_id = c.cuenta_id and m.chat_id = c.id
                             order by m.creado_en desc, m.id desc limit ${limit}) m
        where c.id = any ($1) order by m.creado_en, m.id`,
      [chatIds],
    );
  }

  /** A page of messages of a chat. @throws DomainError 404 for an unknown message beside which the page is */
  async findPage(chatId: string, { ids, antes, despues, alrededor }: Tramo, limit: number): Promise<PaginaDeMensajes> {
    if (ids) {
      return { mensajes: await this.findByIds(chatId, ids), hayAnteriores: true, hayPosteriores: true };
    }
    if (despues) {
      const after = await this.findBeside(chatId, await this.get(chatId, despues), 'after', limit + 1);
      return { mensajes: after.slice(0, limit), hayAnteriores: true, hayPosteriores: after.length > limit };
    }
    if (!alrededor) {
      const from = antes ? await this.get(chatId, antes) : null;
      const before = await this.findBeside(chatId, from, 'before', limit + 1);
      const hayAnteriores = before.length > limit;
      return { mensajes: before.slice(hayAnteriores ? 1 : 0), hayAnteriores, hayPosteriores: from !== null };
    }
    const half = Math.ceil(limit / 2);
    const middle = await this.get(chatId, alrededor);
    const before = await this.findBeside(chatId, middle, 'before', half + 1);
    const after = await this.findBeside(chatId, middle, 'after', half + 1);
    const hayAnteriores = before.length > half;
    const mensajes = [...before.slice(hayAnteriores ? 1 : 0), middle, ...after.slice(0, half)];
    return { mensajes, hayAnteriores, hayPosteriores: after.length > half };
  }

  /** Messages of a chat by their ids, in the order in which they were written. */
  findByIds(chatId: string, ids: readonly string[]): Promise<Mensaje[]> {
    return this.transactions.prepared(
      `select ${COLUMNS} from chat_mensajes m where m.chat_id = $1 and m.id = any ($2) order by m.creado_en, m.id`,
      [chatId, ids],
    );
  }

  /** @throws DomainError 404 */
  async get(chatId: string, id: string): Promise<Mensaje> {
    const [mensaje] = await this.findByIds(chatId, [id]);
    return found(mensaje, 'el mensaje');
  }

  /** The pinned messages of a chat, those that were pinned last first. */
  findFijados(chatId: string): Promise<Mensaje[]> {
    return this.transactions.prepared(
      `select ${COLUMNS}
         from chat_fijados f join chat_mensajes m on m.cuenta_id = f.cuenta_id and m.id = f.mensaje_id
        where f.chat_id = $1 order by f.fijado_en desc, f.mensaje_id`,
      [chatId],
    );
  }

  /**
   * The last message that the running user has not read, and the number of unread messages. When the user muted the
   * chat, only messages that mention the user count.
   */
  async lastUnread(chatId: string): Promise<{ mensaje: Mensaje; cantidad: number } | null> {
    const { manager, tenant } = this.transactions;
    const [row]: (Mensaje & { cantidad: number })[] = await manager.query(
      `select ${COLUMNS}, count(*) over ()::int as cantidad
         from chat_mensajes m join chat_participantes p on p.cuenta_id = m.cuenta_id and p.chat_id = m.chat_id
        where m.chat_id = $1 and p.usuario_id = $2 and p.salio_en is null and m.autor_id <> $2
          and m.eliminado_en is null and m.creado_en > p.leido_hasta and (not p.silenciado or $2 = any(m.menciones))
        order by m.creado_en desc, m.id desc limit 1`,
      [chatId, tenant.usuarioId],
    );
    return row ? { mensaje: row, cantidad: row.cantidad } : null;
  }

  /** The newest messages with all words of a search, in all chats or one. */
  search(buscar: string, chatId: string | undefined, limit: number): Promise<Mensaje[]> {
    const patterns = likePatterns(buscar);
    return this.transactions.manager.query(
      `select ${COLUMNS}
         from chat_mensajes_hallables h join chat_mensajes m on m.id = h.id
        where ${likeAll('h.busqueda', patterns)} ${chatId ? `and h.chat_id = $${patterns.length + 2}` : ''}
        order by h.creado_en desc, h.id desc limit $${patterns.length + 1}`,
      [...patterns, limit, ...(chatId ? [chatId] : [])],
    );
  }

  /**
   * Adds a message to a locked chat. Its time is after all messages that were written while this transaction waited.
   */
  async insert(
    mensaje: Pick<Mensaje, 'id' | 'chatId' | 'valor' | 'menciones'> & { respondeA: string | null },
  ): Promise<void> {
    const { now, tenant } = this.transactions;
    const { id, chatId, valor, menciones, respondeA } = mensaje;
    await this.transactions.prepared(
      `with nuevo as (
         insert into chat_mensajes (id, chat_id, autor_id, valor, menciones, responde_a, creado_en)
         select $1, $2, $3, $4, $5, $6, greatest($7::timestamptz, max(creado_en) + interval '1 millisecond')
           from chat_mensajes where chat_id = $2
         returning creado_en)
       update chats set ultimo_en = nuevo.creado_en from nuevo where chats.id = $2`,
      [id, chatId, tenant.usuarioId, valor, menciones, respondeA, now],
    );
  }

  async update(id: string, { valor, menciones }: Pick<Mensaje, 'valor' | 'menciones'>): Promise<void> {
    const { manager, now } = this.transactions;
    await manager.query('update chat_mensajes set valor = $2, menciones = $3, editado_en = $4 where id = $1', [
      id,
      valor,
      menciones,
      now,
    ]);
  }

  /** Deletes the text of a message for good. The message keeps its place in the chat. */
  async erase(id: string): Promise<void> {
    const { manager, now } = this.transactions;
    await manager.query(`update chat_mensajes set valor = '', menciones = '{}', eliminado_en = $2 where id = $1`, [
      id,
      now,
    ]);
  }

  async pin({ id, chatId }: Mensaje): Promise<void> {
    const { manager, now, tenant } = this.transactions;
    await manager.query(
      `insert into chat_fijados (chat_id, mensaje_id, fijado_por, fijado_en) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [chatId, id, tenant.usuarioId, now],
    );
  }

  async unpin(id: string): Promise<void> {
    await this.transactions.manager.query('delete from chat_fijados where mensaje_id = $1', [id]);
  }

  async countFijados(chatId: string): Promise<number> {
    const [row]: [{ count: number }] = await this.transactions.manager.query(
      'select count(*)::int as count from chat_fijados where chat_id = $1',
      [chatId],
    );
    return row.count;
  }

  /** @returns whether the emoji was not there before */
  async addReaccion({ id, chatId }: Mensaje, emoji: string): Promise<boolean> {
    const { manager, now, tenant } = this.transactions;
    const added: unknown[] = await manager.query(
      `insert into chat_reacciones (chat_id, mensaje_id, usuario_id, emoji, creado_en) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning emoji`,
      [chatId, id, tenant.usuarioId, emoji, now],
    );
    return added.length > 0;
  }

  /** @returns whether the emoji was there */
  async removeReaccion({ id }: Mensaje, emoji: string): Promise<boolean> {
    const { manager, tenant } = this.transactions;
    const [, removed]: [unknown, number] = await manager.query(
      'delete from chat_reacciones where mensaje_id = $1 and usuario_id = $2 and emoji = $3',
      [id, tenant.usuarioId, emoji],
    );
    return removed > 0;
  }

  /**
   * The database compares the times, since a `Date` has no microseconds. The literal limit lets PostgreSQL keep its
   * plan. Without it, PostgreSQL expects a tenth of the chat for any limit. It then plans each call anew.
   */
  private async findBeside(
    chatId: string,
    from: Mensaje | null,
    side: 'before' | 'after',
    limit: number,
  ): Promise<Mensaje[]> {
    const [sign, order] = side === 'before' ? ['<', 'desc'] : ['>', 'asc'];
    const rows = await this.transactions.prepared<Mensaje>(
      `select * from (
         select ${COLUMNS} from chat_mensajes m
          where m.chat_id = $1 ${from ? `and (m.creado_en, m.id) ${sign} (select r.creado_en, r.id from chat_mensajes r where r.chat_id = $1 and r.id = $3)` : ''}
          order by m.creado_en ${order}, m.id ${order} limit ${MOST_ROWS}) beside limit $2`,
      from ? [chatId, limit, from.id] : [chatId, limit],
    );
    return side === 'before' ? rows.reverse() : rows;
  }
}
