import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { found } from '../../common/database/found.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { CarpetaLive } from '../../expediente/carpetas/carpeta-live.service.js';

/** The kinds of chat: between two people, of a group, or of the people who see a carpeta. */
export type TipoChat = 'directo' | 'grupo' | 'carpeta';

/** A chat, as the running user sees it. */
export interface Chat {
  id: string;
  tipo: TipoChat;
  /** The name of a group; null for other chats. */
  nombre: string | null;
  /** The address of a group's picture. */
  foto: string | null;
  /** The other person in a chat between two; null for other chats. */
  contactoId: string | null;
  carpetaId: string | null;
  codigo: string | null;
  caratula: string | null;
  /** Whether the running user takes part. A person who only sees a carpeta reads its chat without taking part. */
  participa: boolean;
  /** Whether the running user administers the group. Every group has an administrator. */
  administra: boolean;
  silenciado: boolean;
  /** The number of unread messages of other people, at most 100. */
  sinLeer: number;
  ultimoEn: Date | null;
  /** The people who take part and still may: active members for a group; for a carpeta, active members who see it. */
  participantes: Participante[];
}

type Row = Omit<Chat, 'participantes' | 'administra'>;

/** A person who takes part in a chat. */
export interface Participante {
  usuarioId: string;
  administra: boolean;
  leidoHasta: Date | null;
}

/** The count of unread messages stops here. */
const COUNTED_UNREAD = 100;

/** `$1` is the id of the running user. */
const CHATS = `
  select c.id, c.tipo, c.nombre, c.foto, c.carpeta_id as "carpetaId", k.codigo, k.caratula,
         case c.usuario_a when $1 then c.usuario_b else c.usuario_a end as "contactoId",
         p.usuario_id is not null as participa,
         coalesce(p.silenciado, false) as silenciado, c.ultimo_en as "ultimoEn",
         (select count(*)::int from (
            select 1 from chat_mensajes m
             where m.cuenta_id = c.cuenta_id and m.chat_id = c.id and m.autor_id <> $1 and m.eliminado_en is null
               and m.creado_en > p.leido_hasta limit ${COUNTED_UNREAD}) as counted) as "sinLeer"
    from chats c
    left join chat_participantes p
      on p.cuenta_id = c.cuenta_id and p.chat_id = c.id and p.usuario_id = $1 and p.salio_en is null
    left join carpetas k on k.cuenta_id = c.cuenta_id and k.id = c.carpeta_id`;

/** The chats that the running user sees: the database leaves the others out. */
@Injectable()
export class ChatsRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly carpetas: CarpetaLive,
  ) {}

  /**
   * The chats that the running user takes part in, the newest activity first. An empty chat counts only if the user
   * opened it.
   */
  async find(): Promise<Chat[]> {
    const rows = await this.transactions.prepared<Row>(
      `${CHATS} where p.usuario_id = $1 and (p.abierto or c.ultimo_en is not null)
        order by coalesce(c.ultimo_en, c.creado_en) desc, c.id`,
      [this.me],
    );
    return this.complete(rows);
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<Chat> {
    const rows = await this.transactions.prepared<Row>(`${CHATS} where c.id = $2`, [this.me, id]);
    const [chat] = await this.complete(rows);
    return found(chat, 'el chat');
  }

  async isSeen(id: string): Promise<boolean> {
    const rows = await this.transactions.prepared('select 1 from chats where id = $1', [id]);
    return rows.length > 0;
  }

  /** @throws DomainError 404 for a chat that the running user does not see */
  async assertSeen(id: string): Promise<void> {
    found((await this.isSeen(id)) || null, 'el chat');
  }

  /** Whether the running user sees a chat, takes part, and has not muted it. */
  async isHeard(id: string): Promise<boolean> {
    const rows = await this.transactions.prepared(
      `select 1 from chats c join chat_participantes p on p.cuenta_id = c.cuenta_id and p.chat_id = c.id
        where c.id = $2 and p.usuario_id = $1 and p.salio_en is null and not p.silenciado`,
      [this.me, id],
    );
    return rows.length > 0;
  }

  /**
   * Locks a chat until this transaction ends: nobody else writes in it or marks it as read. Without the lock, a message
   * committed late would count as read with a newer message.
   * @throws DomainError 404
   */
  async getLocked(id: string): Promise<Chat> {
    await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 0))', [id]);
    return this.get(id);
  }

  /**
   * All people who take part in some chats, also former members. Administrators come first, then the people who joined
   * earlier.
   */
  findParticipantes(chatIds: readonly string[]): Promise<(Participante & { chatId: string })[]> {
    return this.transactions.prepared(
      `select chat_id as "chatId", usuario_id as "usuarioId", administra, nullif(leido_hasta, '-infinity') as "leidoHasta"
         from chat_participantes where chat_id = any ($1) and salio_en is null order by administra desc, desde, usuario_id`,
      [chatIds],
    );
  }

  /** The chat with a person, created when there is none. Several calls at once get the same chat. */
  async openDirecto(contactoId: string): Promise<{ id: string; isNew: boolean }> {
    const { manager, now } = this.transactions;
    const pair = [this.me, contactoId].toSorted();
    const [made] = await manager.query(
      `insert into chats (id, tipo, usuario_a, usuario_b, creado_por, creado_en) values ($1, 'directo', $2, $3, $4, $5)
       on conflict do nothing returning id`,
      [uuid(), ...pair, this.me, now],
    );
    if (made) {
      await this.addParticipante(made.id, { usuarioId: this.me });
      await this.addParticipante(made.id, { usuarioId: contactoId, abierto: false });
      return { id: made.id, isNew: true };
    }
    return { id: found(await this.findDirecto(contactoId), 'el chat'), isNew: false };
  }

  /** The id of the chat with a person; null when there is none. */
  async findDirecto(contactoId: string): Promise<string | null> {
    const pair = [this.me, contactoId].toSorted();
    const rows: { id: string }[] = await this.transactions.prepared(
      'select id from chats where usuario_a = $1 and usuario_b = $2',
      pair,
    );
    return rows[0]?.id ?? null;
  }

  /**
   * The id of the chat of a carpeta, created when there is none. Several calls at once get the same chat.
   * @throws DomainError 404 for a carpeta that the running user does not see
   */
  async openDeCarpeta(carpetaId: string): Promise<string> {
    const { manager, now } = this.transactions;
    await manager.query(
      `insert into chats (id, tipo, carpeta_id, creado_por, creado_en)
       select $1, 'carpeta', id, $3, $4 from carpetas where id = $2 on conflict do nothing`,
      [uuid(), carpetaId, this.me, now],
    );
    const [known] = await manager.query('select id from chats where carpeta_id = $1', [carpetaId]);
    return found<{ id: string }>(known, 'la carpeta').id;
  }

  /** Makes a group that the running user administers. */
  async insertGrupo(id: string, nombre: string): Promise<void> {
    const { manager, now } = this.transactions;
    await manager.query(
      "insert into chats (id, tipo, nombre, creado_por, creado_en) values ($1, 'grupo', $2, $3, $4)",
      [id, nombre, this.me, now],
    );
    // The running user's own row lets the rest of the transaction see the group.
    await this.addParticipante(id, { usuarioId: this.me, administra: true });
  }

  async rename(id: string, nombre: string): Promise<void> {
    await this.transactions.manager.query('update chats set nombre = $2 where id = $1', [id, nombre]);
  }

  async setFoto(id: string, foto: string | null): Promise<void> {
    await this.transactions.manager.query('update chats set foto = $2 where id = $1', [id, foto]);
  }

  /** Lets a person take part, also after they left. Earlier messages do not count as unread. */
  async addParticipante(
    chatId: string,
    { usuarioId, administra = false, abierto = true }: { usuarioId: string; administra?: boolean; abierto?: boolean },
  ): Promise<void> {
    const { manager, now } = this.transactions;
    await manager.query(
      `insert into chat_participantes as p (chat_id, usuario_id, administra, abierto, leido_hasta, desde)
       select $1, $2, $3, $4, coalesce(max(creado_en), '-infinity'), $5 from chat_mensajes where chat_id = $1
       on conflict (cuenta_id, chat_id, usuario_id) do update
         set salio_en = null, administra = excluded.administra, leido_hasta = excluded.leido_hasta,
             abierto = true, desde = excluded.desde
       where p.salio_en is not null`,
      [chatId, usuarioId, administra, abierto, now],
    );
  }

  /** Ends a person's part in a chat. */
  async endParticipante(chatId: string, usuarioId: string): Promise<void> {
    const { manager, now } = this.transactions;
    await manager.query(
      'update chat_participantes set salio_en = $3, administra = false where chat_id = $1 and usuario_id = $2',
      [chatId, usuarioId, now],
    );
  }

  async setAdministra(chatId: string, usuarioId: string, administra: boolean): Promise<void> {
    await this.transactions.manager.query(
      'update chat_participantes set administra = $3 where chat_id = $1 and usuario_id = $2 and administra <> $3',
      [chatId, usuarioId, administra],
    );
  }

  /** Keeps a chat in the running user's list, even when it is empty. @returns whether it was not kept before */
  async keep(chatId: string): Promise<boolean> {
    const [, changed]: [unknown, number] = await this.transactions.manager.query(
      'update chat_participantes set abierto = true where chat_id = $1 and usuario_id = $2 and not abierto',
      [chatId, this.me],
    );
    return changed > 0;
  }

  /**
   * Marks the messages of a locked chat as read by the running user, a participant.
   * @param hasta the id of the last read message; all messages by default
   */
  async markRead(chatId: string, hasta?: string): Promise<void> {
    await this.transactions.prepared(
      `update chat_participantes p
          set leido_hasta = greatest(p.leido_hasta, (
                select max(creado_en) from chat_mensajes where chat_id = $1 ${hasta ? 'and id = $3' : ''}))
        where p.chat_id = $1 and p.usuario_id = $2`,
      [chatId, this.me, ...(hasta ? [hasta] : [])],
    );
  }

  async setSilenciado(chatId: string, silenciado: boolean): Promise<void> {
    await this.transactions.manager.query(
      'update chat_participantes set silenciado = $3 where chat_id = $1 and usuario_id = $2',
      [chatId, this.me, silenciado],
    );
  }

  private async complete(rows: readonly Row[]): Promise<Chat[]> {
    const all = Map.groupBy(await this.findParticipantes(rows.map(({ id }) => id)), ({ chatId }) => chatId);
    const sights = await this.carpetas.sightsOf(rows.flatMap(({ carpetaId }) => carpetaId ?? []));
    const roles = new Map((await this.directory.miembros()).map(({ id, rolId }) => [id, rolId]));
    return rows.map((row) => {
      const sight = row.carpetaId ? sights.get(row.carpetaId) : undefined;
      const participantes = (all.get(row.id) ?? []).filter(({ usuarioId }) => {
        const rolId = roles.get(usuarioId);
        const isSeeing = !sight || sight.usuarios.includes(usuarioId) || sight.roles.some((each) => each === rolId);
        return row.tipo === 'directo' || (rolId !== undefined && isSeeing);
      });
      const [longest] = participantes;
      // When all administrators left the cuenta, the person who joined first administers the group.
      if (longest && row.tipo === 'grupo' && !longest.administra) {
        longest.administra = true;
      }
      const administra = participantes.some((each) => each.usuarioId === this.me && each.administra);
      return { ...row, participantes, administra };
    });
  }

  private get me(): string {
    return this.transactions.tenant.usuarioId;
  }
}
