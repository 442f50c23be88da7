import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { countLimitOf, isFirstPage, offsetOf, PageQuery } from '../../common/input/pagination.js';
import { likeAll, likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Buscado, condicionesDe, esProgramado, patronesDe } from './consulta/condiciones.js';
import type { Bandeja, CopiaDeCorreo } from './copia.entity.js';
import {
  type CorreoEnConversacion,
  type CorreoEntero,
  type CorreoFila,
  type CorreoHallado,
  JOINED,
  LISTED,
  WHOLE,
} from './correo-row.js';
import type { Cabecera } from './lectura/headers.js';

/** Limits the mails to a folder, a flag, a label, or words. Without any, all mails outside spam and trash. */
export interface FiltroCorreos {
  bandeja?: Bandeja;
  filtro?: 'starred' | 'important';
  etiqueta?: string;
  buscar?: string;
  /** A search with operators, in place of `buscar`. Its folders replace `bandeja`. */
  buscado?: Buscado;
  /** True for only the mails that wait for their moment, the next one first; false for all others. */
  programados?: boolean;
  /** Whether only the newest mail of each conversation counts. Drafts always count. */
  conversaciones?: boolean;
}

/** The most mails of a conversation that a row of a list names. */
const MAX_CONVERSACION = 100;

/** The most mails of a thread that are shown at once, and the most bytes of their HTML. */
const MAX_HILO = 100;
const MAX_HILO_BYTES = 4_000_000;

/** The most mails that the answer to filing mails names. */
const MAX_CAMBIADOS = 500;

/** From this number on, the mails with some words are many. It is less than the limit of the count. */
const MANY = 1_000;

/**
 * Reads each mail of `$1` by its id. PostgreSQL expects few mails in a mailbox. It would read all of them in their
 * order.
 */
const BY_IDS =
  'unnest($1::uuid[]) as asked(id), lateral (select * from correo_copias m where m.id = asked.id offset 0) k';

/** The order of mails that wait: the next one to leave first. */
const BY_MOMENT = '(select o.enviar_en from correos o where o.cuenta_id = k.cuenta_id and o.id = k.correo_id), k.id';

/** The FROM and WHERE of a list, with their values. */
interface Some {
  from: string;
  /** The condition of a mail of the list. @param copia the name of its row */
  isListed: (copia: string) => string;
  params: unknown[];
}

/** The global search looks for words in the subjects of this many newest mails. */
const SEARCHED = 200;

/** The mailbox of the running user in the running cuenta; row-level security hides the mailboxes of other people. */
@Injectable()
export class CorreosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A page of a list, the newest first. @param total the number of mails of the list, as {@link count} returns it */
  async findPage(filtro: FiltroCorreos, query: PageQuery, total: number): Promise<CorreoFila[]> {
    const filas = total === 0 ? [] : await this.findByIds(await this.findIds(filtro, query, total >= MANY));
    return filtro.programados ? filas.toSorted(byMoment) : filas;
  }

  /** As {@link findPage}, but with whole mails. */
  async findWholePage(filtro: FiltroCorreos, query: PageQuery): Promise<CorreoEntero[]> {
    return this.findWhole(await this.findIds(filtro, query));
  }

  /** The number of mails of a list. @param query the page, which limits the count to {@link countLimitOf} */
  async count(filtro: FiltroCorreos, query?: PageQuery): Promise<number> {
    const { from, params } = this.some(filtro);
    const [row] = await this.listing<{ total: number }>(
      filtro,
      query,
      params,
      (bind) =>
        `select count(*)::int as total
           from (select 1 from ${from} limit ${bind(query ? countLimitOf(query) : null)}) as counted`,
    );
    return row?.total ?? 0;
  }

  /** The ids of the newest mails of a list. */
  async findFirstIds(filtro: FiltroCorreos, limit: number): Promise<string[]> {
    const { from, params } = this.some(filtro);
    const rows: { id: string }[] = await this.transactions.manager.query(
      `select k.id from ${from} order by k.recibido_en desc, k.id desc limit $${params.length + 1}`,
      [...params, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The newest mails with some words. Mails with all words in their subject come first. */
  async findFirst(buscar: string, limit: number): Promise<CorreoHallado[]> {
    const patterns = likePatterns(buscar);
    const total = await this.count({ buscar }, Object.assign(new PageQuery(), { tamano: limit }));
    const { from, params } = this.some({ buscar }, total >= MANY);
    return this.transactions.manager.query(
      `select k.id, c.asunto, c.de_nombre as "deNombre", c.de_direccion as "deDireccion", k.bandeja, c.fecha
         from (select k.* from ${from} order by k.recibido_en desc, k.id desc limit ${SEARCHED}) k ${JOINED}
        order by ${likeAll('sin_acentos(c.asunto)', patterns)} desc, k.recibido_en desc, k.id desc
        limit $${params.length + 1}`,
      [...params, limit],
    );
  }

  /** The mails of some conversations, the oldest first. Spam and trash count only in their own lists. */
  findConversaciones(filtro: FiltroCorreos, hiloIds: readonly string[]): Promise<CorreoEnConversacion[]> {
    const { isListed, params } = this.some(filtro);
    return this.transactions.manager.query(
      `select k.id, k.hilo_id as "hiloId", k.propia, k.bandeja, k.leido, k.destacado, k.importante, k."isListed",
              c.estado, c.de_nombre as "deNombre", c.de_direccion as "deDireccion", c.autor_id as "autorId",
              c.autenticacion,
              (select count(*)::int from correo_adjuntos a where a.correo_id = c.id and not a.en_linea) as adjuntos
         from (select *, row_number() over (partition by hilo_id order by recibido_en desc, id desc) as n
                 from (select k.*, (${isListed('k')}) as "isListed" from correo_copias k
                        where k.usuario_id = $${params.length + 1} and k.hilo_id = any ($${params.length + 2})
                          and k.bandeja <> 'drafts') q
                where "isListed" or bandeja not in ('spam', 'trash')) k ${JOINED}
        where k.n <= ${MAX_CONVERSACION} order by k.recibido_en, k.id`,
      [...params, this.transactions.tenant.usuarioId, hiloIds],
    );
  }

  /** The mails with these ids, the newest first. */
  findByIds(ids: readonly string[]): Promise<CorreoFila[]> {
    return this.transactions.prepared(
      `select ${LISTED} from ${BY_IDS} ${JOINED} order by k.recibido_en desc, k.id desc`,
      [ids],
    );
  }

  /** The mails of a list that are filed in a carpeta. @param hilo whether the other mails of their threads count too */
  findIn(carpetaId: string, ids: readonly string[], hilo: boolean): Promise<Pick<CopiaDeCorreo, 'id' | 'correoId'>[]> {
    return this.transactions.manager.query(
      `select k.id, k.correo_id as "correoId" from correo_copias k
         join correo_carpetas f on f.cuenta_id = k.cuenta_id and f.correo_id = k.correo_id
        where k.usuario_id = $3 and f.carpeta_id = $1 and f.eliminado_en is null
          and (k.id = any ($2) or ($4 and k.hilo_id in (select e.hilo_id from correo_copias e where e.id = any ($2))))
        order by k.recibido_en desc, k.id desc limit ${MAX_CAMBIADOS}`,
      [carpetaId, ids, this.transactions.tenant.usuarioId, hilo],
    );
  }

  async find(id: string): Promise<CorreoEntero | null> {
    const [row] = await this.findWhole([id]);
    return row ?? null;
  }

  /** All headers of a mail from outside; null for other mails. */
  async findCabeceras(correoId: string): Promise<Cabecera[] | null> {
    const [row] = await this.transactions.manager.query('select cabeceras from correos where id = $1', [correoId]);
    return row?.cabeceras ?? null;
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<CorreoEntero> {
    return found(await this.find(id), 'el correo');
  }

  /**
   * The mails of a thread outside spam, trash and drafts, oldest first. Each mail quotes the earlier ones, so a long
   * thread returns only its newest mails.
   */
  async findHilo(hiloId: string): Promise<CorreoEntero[]> {
    const rows = await this.transactions.prepared<{ id: string }>(
      `with nuevos as (
         select k.id, row_number() over ultimos as n, sum(octet_length(c.html)) over ultimos as bytes
           from correo_copias k ${JOINED}
          where k.usuario_id = $1 and k.hilo_id = $2 and k.bandeja not in ('spam', 'trash', 'drafts')
         window ultimos as (order by k.recibido_en desc, k.id desc))
       select id from nuevos where n = 1 or (n <= ${MAX_HILO} and bytes <= ${MAX_HILO_BYTES})`,
      [this.transactions.tenant.usuarioId, hiloId],
    );
    return (await this.findWhole(rows.map(({ id }) => id))).reverse();
  }

  /** The copy of a mail in this mailbox; null when there is none. */
  async findOf(correoId: string): Promise<CorreoEntero | null> {
    const [row] = await this.transactions.prepared<{ id: string }>(
      'select id from correo_copias where correo_id = $1 order by propia limit 1',
      [correoId],
    );
    return row ? this.find(row.id) : null;
  }

  /** The numbers beside the folders: the unread mails of the inbox, and all drafts and spam. */
  async countFolders(): Promise<Partial<Record<Bandeja, number>>> {
    const rows = await this.transactions.prepared<{ bandeja: Bandeja; total: number }>(
      `select bandeja, count(*)::int as total from correo_copias
        where usuario_id = $1 and (bandeja in ('drafts', 'spam') or (bandeja = 'inbox' and not leido)) group by bandeja`,
      [this.transactions.tenant.usuarioId],
    );
    return Object.fromEntries(rows.map(({ bandeja, total }) => [bandeja, total]));
  }

  /** The number of mails that wait for their moment. */
  countProgramados(): Promise<number> {
    return this.count({ bandeja: 'drafts', programados: true });
  }

  /** Whole mails by their ids, the newest first. */
  private findWhole(ids: readonly string[]): Promise<CorreoEntero[]> {
    return this.transactions.prepared(
      `select ${WHOLE} from ${BY_IDS} ${JOINED} order by k.recibido_en desc, k.id desc`,
      [ids],
    );
  }

  private async findIds(filtro: FiltroCorreos, query: PageQuery, isCommon = false): Promise<string[]> {
    const { from, params } = this.some(filtro, isCommon);
    const rows = await this.listing<{ id: string }>(
      filtro,
      query,
      params,
      (bind) =>
        `select k.id from ${from} order by ${filtro.programados ? BY_MOMENT : 'k.recibido_en desc, k.id desc'}
          limit ${bind(query.tamano)} offset ${bind(offsetOf(query))}`,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Runs a statement that selects the mails of a list. The first page of a folder, a filter or a label has a prepared
   * statement. Its limits are in the text: PostgreSQL would sort all mails for an unknown limit.
   */
  private listing<Row extends object>(
    { bandeja, filtro, etiqueta, buscar, buscado }: FiltroCorreos,
    query: PageQuery | undefined,
    params: unknown[],
    textOf: (bind: (value: number | null) => string) => string,
  ): Promise<Row[]> {
    if (query && isFirstPage(query) && !buscar && !buscado && [bandeja, filtro, etiqueta].filter(Boolean).length < 2) {
      return this.transactions.prepared(textOf(String), params);
    }
    const text = textOf((value) => `$${params.push(value)}`);
    return this.transactions.manager.query(text, params);
  }

  /**
   * The FROM and WHERE of a list.
   * @param isCommon whether many mails have the words: then reading the newest mails is faster than the index
   */
  private some(
    { bandeja, filtro, etiqueta, buscar, buscado, programados, conversaciones }: FiltroCorreos,
    isCommon = false,
  ): Some {
    const patterns = buscado ? patronesDe(buscado) : buscar ? likePatterns(buscar) : [];
    const params: unknown[] = [...patterns, this.transactions.tenant.usuarioId];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const where: ((k: string) => string)[] = [];
    const usuario = `$${params.length}`;
    where.push((k) => `${k}.usuario_id = ${usuario}`);
    if (buscado?.bandejas) {
      const places = bind(buscado.bandejas);
      where.push((k) => `${k}.bandeja = any (${places}::text[])`);
    } else if (bandeja) {
      const place = bind(bandeja);
      where.push((k) => `${k}.bandeja = ${place}`);
    } else {
      where.push((k) => `${k}.bandeja not in ('spam', 'trash')`);
    }
    if (filtro) {
      where.push((k) => (filtro === 'starred' ? `${k}.destacado` : `${k}.importante`));
    }
    if (etiqueta) {
      const slug = bind(etiqueta);
      where.push(
        (k) => `exists (select 1 from correo_etiquetado x
          join correo_etiquetas e on e.cuenta_id = x.cuenta_id and e.id = x.etiqueta_id
          where x.copia_id = ${k}.id and e.slug = ${slug} and e.eliminada_en is null)`,
      );
    }
    if (programados !== undefined) {
      where.push((k) => (programados ? esProgramado(k) : `not ${esProgramado(k)}`));
    }
    if (patterns.length > 0) {
      const hasWords = likeAll('h.busqueda', patterns);
      where.push((k) =>
        isCommon
          ? `(select ${hasWords} from correo_copias_hallables h where h.id = ${k}.id)`
          : `${k}.id in (select h.id from correo_copias_hallables h where ${hasWords})`,
      );
    }
    if (buscado) {
      where.push(...condicionesDe(buscado, bind));
    }
    const isListed = (k: string) => where.map((condition) => condition(k)).join(' and ');
    // The OFFSET keeps PostgreSQL from reading all mails to compare them.
    const isNewest = `(k.bandeja = 'drafts' or not exists (
      select 1 from correo_copias n
       where n.hilo_id = k.hilo_id and n.bandeja <> 'drafts' and (n.recibido_en, n.id) > (k.recibido_en, k.id)
         and ${isListed('n')} offset 0))`;
    return {
      from: `correo_copias k where ${isListed('k')}${conversaciones ? ` and ${isNewest}` : ''}`,
      isListed,
      params,
    };
  }
}

/** As {@link BY_MOMENT}. */
function byMoment(one: CorreoFila, other: CorreoFila): number {
  return Number(one.enviarEn) - Number(other.enviarEn) || (one.id < other.id ? -1 : 1);
}
