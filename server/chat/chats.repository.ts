import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { found } from '../common/database/found.js';
import { Transactions } from '../common/tenancy/transactions.js';

/** A chat, as one of its two people sees it. */
export interface Chat {
  id: string;
  /** The other person. */
  contactoId: string;
  silenciado: boolean;
  sinLeer: number;
}

export interface Mensaje {
  id: string;
  chatId: string;
  autorId: string;
  /** HTML, sanitised. */
  valor: string;
  creadoEn: Date;
}

/** `$1` is the running user. */
const CHATS = `
  select c.id, case when c.usuario_a = $1 then c.usuario_b else c.usuario_a end as "contactoId",
         coalesce(l.silenciado, false) as silenciado,
         (select count(*)::int from chat_mensajes m
           where m.cuenta_id = c.cuenta_id and m.chat_id = c.id and m.autor_id <> $1
             and m.creado_en > coalesce(l.leido_hasta, '-infinity')) as "sinLeer"
    from chats c
    left join chat_lecturas l on l.cuenta_id = c.cuenta_id and l.chat_id = c.id and l.usuario_id = $1`;

/** The chats of the running user: the database leaves the others' out. */
@Injectable()
export class ChatsRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The chats with messages and those that this person opened, the newest activity first. */
  find(): Promise<Chat[]> {
    return this.transactions.manager.query(
      `${CHATS}
        where l.chat_id is not null
           or exists (select 1 from chat_mensajes m where m.cuenta_id = c.cuenta_id and m.chat_id = c.id)
        order by coalesce((select max(m.creado_en) from chat_mensajes m
                           where m.cuenta_id = c.cuenta_id and m.chat_id = c.id), c.creado_en) desc, c.id`,
      [this.me],
    );
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<Chat> {
    const [chat]: Chat[] = await this.transactions.manager.query(`${CHATS} where c.id = $2`, [this.me, id]);
    return found(chat, 'el chat');
  }

  /** The last messages of each of some chats, in the order in which they were written. */
  findMensajes(chatIds: readonly string[], limit: number): Promise<Mensaje[]> {
    return this.transactions.manager.query(
      `select m.id, m.chat_id as "chatId", m.autor_id as "autorId", m.valor, m.creado_en as "creadoEn"
         from chats c
        cross join lateral (select * from chat_mensajes m where m.cuenta_id = c.cuenta_id and m.chat_id = c.id
                             order by m.creado_en desc, m.id desc limit $2) m
        where c.id = any ($1) order by m.creado_en, m.id`,
      [chatIds, limit],
    );
  }

  /**
   * A chat, locked until this transaction ends: nobody else writes in it or marks it as read. Otherwise a message that
   * is committed after a later one was read would count as read.
   * @throws DomainError 404
   */
  async getLocked(id: string): Promise<Chat> {
    await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 0))', [id]);
    return this.get(id);
  }

  /** The id of the chat with somebody, created when there is none. Several calls at once get the same. */
  async open(contactoId: string): Promise<string> {
    const { manager, now } = this.transactions;
    const pair = [this.me, contactoId].toSorted();
    const [made] = await manager.query(
      `insert into chats (id, usuario_a, usuario_b, creado_en) values ($1, $2, $3, $4)
       on conflict (cuenta_id, usuario_a, usuario_b) do nothing returning id`,
      [uuid(), ...pair, now],
    );
    if (made) {
      return made.id;
    }
    const [known] = await manager.query('select id from chats where usuario_a = $1 and usuario_b = $2', pair);
    return known.id;
  }

  /** Keeps a chat in the running user's list. @returns whether it was not kept before */
  async keep(chatId: string): Promise<boolean> {
    const kept = await this.transactions.manager.query(
      'insert into chat_lecturas (chat_id, usuario_id) values ($1, $2) on conflict do nothing returning chat_id',
      [chatId, this.me],
    );
    return kept.length > 0;
  }

  /** Adds a message to a locked chat, dated after whatever was written while this transaction waited. */
  async insertMensaje(chatId: string, valor: string): Promise<Mensaje> {
    const { manager, now } = this.transactions;
    const mensaje = { id: uuid(), chatId, autorId: this.me, valor };
    const [{ creadoEn }] = await manager.query(
      `insert into chat_mensajes (id, chat_id, autor_id, valor, creado_en)
       select $1, $2, $3, $4, greatest($5::timestamptz, max(creado_en) + interval '1 millisecond')
         from chat_mensajes where chat_id = $2
       returning creado_en as "creadoEn"`,
      [mensaje.id, chatId, mensaje.autorId, valor, now],
    );
    return { ...mensaje, creadoEn };
  }

  /** Marks all messages of a locked chat as read. */
  async markRead(chatId: string): Promise<void> {
    await this.transactions.manager.query(
      `insert into chat_lecturas as l (chat_id, usuario_id, leido_hasta)
       select $1, $2, max(creado_en) from chat_mensajes where chat_id = $1 having count(*) > 0
       on conflict (cuenta_id, chat_id, usuario_id)
         do update set leido_hasta = greatest(l.leido_hasta, excluded.leido_hasta)`,
      [chatId, this.me],
    );
  }

  async setSilenciado(chatId: string, silenciado: boolean): Promise<void> {
    await this.transactions.manager.query(
      `insert into chat_lecturas (chat_id, usuario_id, silenciado) values ($1, $2, $3)
       on conflict (cuenta_id, chat_id, usuario_id) do update set silenciado = excluded.silenciado`,
      [chatId, this.me, silenciado],
    );
  }

  private get me(): string {
    return this.transactions.tenant.usuarioId;
  }
}
