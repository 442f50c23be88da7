import { Injectable } from '@nestjs/common';
import { found } from '../common/database/found.js';
import { invalidField } from '../common/errors/domain-error.js';
import { countLimitOf, offsetOf, PageQuery } from '../common/input/pagination.js';
import { likeAll, likePatterns } from '../common/input/search-words.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { Bandeja, Copia } from './copia.entity.js';
import { type Correo, type Destinatario, SIN_REMITENTE } from './correo.entity.js';
import type { CarpetaDeCorreoDto } from './correos.dto.js';
import type { Destino } from './envios.repository.js';
import type { Cabecera } from './lectura/cabeceras.js';
import { MAX_ETIQUETAS } from './mailbox.dto.js';

/** A mail as the presenter gets it in a list. */
export interface CorreoFila
  extends Omit<Copia, 'usuarioId' | 'papeleraDesde' | 'cco'>,
    Pick<
      Correo,
      'estado' | 'enviarEn' | 'fecha' | 'deNombre' | 'deDireccion' | 'autorId' | 'para' | 'asunto' | 'autenticacion'
    > {
  /** The beginning of its text. */
  extracto: string;
  enHilo: number;
  /** The ids of its labels, in its order. */
  etiquetas: string[];
  adjuntos: number;
  rechazado: boolean;
  /** Those in which it is filed, of those that the running user sees. */
  carpetas: CarpetaDeCorreoDto[];
  carpetaExterna: string | null;
}

/** A mail that a search found. */
export type CorreoHallado = Pick<CorreoFila, 'id' | 'asunto' | 'deNombre' | 'deDireccion' | 'bandeja' | 'fecha'>;

/** A file of a mail, as the presenter gets it. */
export interface ArchivoDeCorreo {
  id: string;
  nombre: string;
  mime: string;
  bytes: number;
  enLinea: boolean;
}

/** A whole mail as the presenter gets it. */
export interface CorreoEntero
  extends CorreoFila,
    Pick<
      Correo,
      | 'responderA'
      | 'cc'
      | 'html'
      | 'messageId'
      | 'referencias'
      | 'baseId'
      | 'baseTipo'
      | 'citaHtml'
      | 'autenticacion'
      | 'version'
    > {
  cco: Destinatario[];
  archivos: ArchivoDeCorreo[];
  envios: Destino[];
  /** Of a draft: where it is filed when it leaves. */
  enCarpeta: CarpetaDeCorreoDto | null;
}

/** Limits the mails to a folder, a flag, a label, or words. Without any, all but spam and trash. */
export interface FiltroCorreos {
  bandeja?: Bandeja;
  filtro?: 'starred' | 'important';
  etiqueta?: string;
  buscar?: string;
}

/** What becomes of some mails; what is left out stays. */
export interface CambioDeCopias {
  leido?: boolean;
  destacado?: boolean;
  importante?: boolean;
  bandeja?: 'inbox' | 'archive' | 'spam' | 'trash';
}

/** The beginning of a text, which a list shows; twice what it shows, since blanks are joined. */
export const EXTRACTO = `regexp_replace(left(c.texto, 320), '\\s+', ' ', 'g')`;
/** The files of a mail, in their order. */
export const ARCHIVOS = `(
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'nombre', a.nombre, 'mime', a.mime, 'bytes', a.bytes,
                                            'enLinea', a.en_linea)
           order by a.orden, a.id), '[]') from correo_adjuntos a where a.correo_id = c.id)`;
const CARPETA = `jsonb_build_object('id', p.id, 'codigo', p.codigo, 'caratula', p.caratula)`;

const FIRST_PAGE = new PageQuery();

/** The most mails of a thread that are shown together, and the bytes of their HTML. */
const MAX_HILO = 100;
const MAX_HILO_BYTES = 4_000_000;

/** The most mails that an answer names after they were filed. */
const MAX_CAMBIADOS = 500;

/** From how many on the mails with some words are many. Fewer than are counted. */
const MANY = 1_000;

/** The FROM and WHERE of a list, with their values. */
interface Some {
  from: string;
  params: unknown[];
}

/** Among how many of the newest the global search looks for words in subjects. */
const SEARCHED = 200;

// The plan of each text with these columns takes 1.4 or 2.7 MB of each connection: so there is one, by ids.
const LISTED = `k.id, k.correo_id as "correoId", k.propia, k.bandeja, k.leido, k.destacado, k.importante,
  k.hilo_id as "hiloId", k.recibido_en as "recibidoEn", c.estado, c.enviar_en as "enviarEn", c.fecha,
  c.de_nombre as "deNombre", c.de_direccion as "deDireccion", c.autor_id as "autorId", c.autenticacion, c.para, c.asunto,
  ${EXTRACTO} as extracto,
  (select count(*)::int from correo_copias h
    where h.usuario_id = k.usuario_id and h.hilo_id = k.hilo_id
      and (h.id = k.id or h.bandeja not in ('spam', 'trash', 'drafts'))) as "enHilo",
  array(select x.etiqueta_id from correo_etiquetado x
          join correo_etiquetas e on e.cuenta_id = x.cuenta_id and e.id = x.etiqueta_id and e.eliminada_en is null
         where x.copia_id = k.id order by x.orden, x.etiqueta_id) as etiquetas,
  (select count(*)::int from correo_adjuntos a where a.correo_id = c.id and not a.en_linea) as adjuntos,
  exists (select 1 from correo_envios s where s.correo_id = c.id and s.estado = 'rechazado') as rechazado,
  (select coalesce(jsonb_agg(${CARPETA} order by f.archivado_en, p.id), '[]')
     from correo_carpetas f join carpetas p on p.cuenta_id = f.cuenta_id and p.id = f.carpeta_id
    where f.correo_id = c.id and f.eliminado_en is null and p.eliminada_en is null) as carpetas,
  (select min(coalesce(f.nombre, f.ruta)) from correo_externos e
     join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
    where e.usuario_id = k.usuario_id and e.copia_id = k.id and e.uid is not null and f.papel = 'otra') as "carpetaExterna"`;

const WHOLE = `${LISTED}, c.responder_a as "responderA", c.cc, c.html, c.message_id as "messageId", c.referencias, c.base_id as "baseId",
  c.base_tipo as "baseTipo", c.cita_html as "citaHtml", c.version, k.cco,
  ${ARCHIVOS} as archivos,
  (select ${CARPETA} from carpetas p where p.id = c.carpeta_id and p.eliminada_en is null) as "enCarpeta",
  (select coalesce(jsonb_agg(jsonb_build_object('direccion', s.direccion, 'estado', s.estado, 'motivo', s.motivo)
            order by s.direccion), '[]') from correo_envios s where s.correo_id = c.id) as envios`;

const JOINED = 'join correos c on c.cuenta_id = k.cuenta_id and c.id = k.correo_id';

/** The mailbox of the running user in the running cuenta; row-level security hides those of others. */
@Injectable()
export class CorreosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A page of a list, the newest first. @param total how many the list has, as {@link count} says */
  async findPage(filtro: FiltroCorreos, query: PageQuery, total: number): Promise<CorreoFila[]> {
    return total === 0 ? [] : this.findByIds(await this.findIds(filtro, query, total >= MANY));
  }

  /** As {@link findPage}, with all of each mail. */
  async findWholePage(filtro: FiltroCorreos, query: PageQuery): Promise<CorreoEntero[]> {
    return this.findWhole(await this.findIds(filtro, query));
  }

  /** How many mails a list has. @param query of the page, which limits them to {@link countLimitOf} */
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

  /** The newest mails with some words, those with all of them in their subject first. */
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

  /** Some mails by their ids, the newest first. */
  findByIds(ids: readonly string[]): Promise<CorreoFila[]> {
    return this.transactions.prepared(
      `select ${LISTED} from correo_copias k ${JOINED} where k.id = any ($1) order by k.recibido_en desc, k.id desc`,
      [ids],
    );
  }

  /** Those of some mails that are filed in a carpeta. @param hilo whether the others of their threads count too */
  findIn(carpetaId: string, ids: readonly string[], hilo: boolean): Promise<Pick<Copia, 'id' | 'correoId'>[]> {
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

  /** All headers of what came from outside; null for others. */
  async findCabeceras(correoId: string): Promise<Cabecera[] | null> {
    const [row] = await this.transactions.manager.query('select cabeceras from correos where id = $1', [correoId]);
    return row?.cabeceras ?? null;
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<CorreoEntero> {
    return found(await this.find(id), 'el correo');
  }

  /**
   * The mails of a thread outside spam and trash, oldest first. Drafts are not among them. Each quotes those before it, so
   * of a long thread there are only the newest.
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

  /** The mail of this mailbox with what was written; null when it has it not. */
  async findOf(correoId: string): Promise<CorreoEntero | null> {
    const [row] = await this.transactions.prepared<{ id: string }>(
      'select id from correo_copias where correo_id = $1 order by propia limit 1',
      [correoId],
    );
    return row ? this.find(row.id) : null;
  }

  /**
   * Changes some mails. Those that are not there, or cannot go where they should, are left out: own ones are neither spam nor set
   * aside, and one that is about to leave cannot be thrown away.
   * @returns the ids of the others
   */
  async change(ids: readonly string[], { leido, destacado, importante, bandeja }: CambioDeCopias): Promise<string[]> {
    const { manager, now } = this.transactions;
    if (bandeja) {
      // Its state decides where an own mail can go. Who sends it locks it too, before its copies.
      await manager.query(
        `select 1 from correos c where c.id in (select k.correo_id from correo_copias k where k.propia and k.id = any ($1))
          order by c.id for share`,
        [ids],
      );
    }
    const rows = await this.transactions.prepared<{ id: string }>(
      `with elegidas as (select k.id from correo_copias k where k.id = any ($1) order by k.id for no key update)
       update correo_copias k
          set leido = coalesce($2, k.leido), destacado = coalesce($3, k.destacado),
              importante = coalesce($4, k.importante),
              bandeja = case
                when $5::text is null then k.bandeja
                when $5 <> 'inbox' or not k.propia then $5
                when c.estado = 'enviado' then 'sent'
                else 'drafts' end,
              papelera_desde = case
                when $5 is null then k.papelera_desde
                when $5 = 'trash' then coalesce(k.papelera_desde, $6) end
         from elegidas e, correos c
        where k.id = e.id and c.cuenta_id = k.cuenta_id and c.id = k.correo_id
          and ($5::text is null or $5 not in ('spam', 'archive') or not k.propia)
          and ($5 is distinct from 'trash' or c.estado <> 'programado')
        returning k.id`,
      [ids, leido ?? null, destacado ?? null, importante ?? null, bandeja ?? null, now],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Remembers who sent some mails from outside as spam, or forgets it. Of a forged mail nobody knows who sent it, and one
   * of which nothing is known must not silence whom it names, if the cuenta knows them.
   * @param ids of the running user's mails @param propias the addresses of the members
   */
  async rememberSenders(ids: readonly string[], isSpam: boolean, propias: ReadonlySet<string>): Promise<void> {
    const senders = `select distinct k.usuario_id, c.de_direccion from correo_copias k ${JOINED}
      where k.id = any ($1) and c.autor_id is null`;
    await this.transactions.manager.query(
      isSpam
        ? `insert into correo_remitentes_spam (usuario_id, direccion) ${senders}
             and c.autenticacion is distinct from 'fallido' and c.de_direccion <> '${SIN_REMITENTE}'
             and (c.autenticacion = 'verificado' or c.de_direccion <> all ($2)
               and not exists (select 1 from personas p where p.direccion = c.de_direccion and p.unida_a is null)
               and not exists (select 1 from contactos x cross join lateral jsonb_array_elements(x.correos) q
                                where x.eliminado_en is null and lower(q ->> 'email') = c.de_direccion))
           on conflict do nothing`
        : `delete from correo_remitentes_spam where (usuario_id, direccion) in (${senders})`,
      isSpam ? [ids, [...propias]] : [ids],
    );
  }

  /** Puts labels on some mails, after those that they have, and takes others off. */
  async label(ids: readonly string[], agregar: readonly string[], quitar: readonly string[]): Promise<void> {
    const { manager } = this.transactions;
    if (quitar.length > 0) {
      await manager.query(`delete from correo_etiquetado where copia_id = any ($1) and etiqueta_id = any ($2)`, [
        ids,
        quitar,
      ]);
    }
    if (agregar.length > 0) {
      await manager.query(
        `insert into correo_etiquetado (usuario_id, copia_id, etiqueta_id, orden)
         select k.usuario_id, k.id, t.id,
                t.n + (select coalesce(max(x.orden), 0) from correo_etiquetado x where x.copia_id = k.id)
           from correo_copias k, unnest($2::uuid[]) with ordinality as t (id, n)
          where k.id = any ($1) order by k.id, t.id
         on conflict do nothing`,
        [ids, agregar],
      );
      const [{ most }] = await manager.query(
        `select coalesce(max(n), 0)::int as most from (
           select count(*) as n from correo_etiquetado where copia_id = any ($1) group by copia_id) q`,
        [ids],
      );
      if (most > MAX_ETIQUETAS) {
        throw invalidField('etiquetas.agregar', `Un correo puede tener hasta ${MAX_ETIQUETAS} etiquetas.`);
      }
    }
  }

  /** Removes mails of the trash. @param ids without them, all @returns those removed */
  async remove(ids?: readonly string[]): Promise<string[]> {
    const { manager, tenant } = this.transactions;
    const chosen = `k.usuario_id = $1 and k.bandeja = 'trash' and ($2::uuid[] is null or k.id = any ($2))`;
    const values = [tenant.usuarioId, ids ?? null];
    // Own mails are locked before their copies, as by who changes or sends them.
    await manager.query(
      `select 1 from correos c where c.id in (select k.correo_id from correo_copias k where k.propia and ${chosen})
        order by c.id for update`,
      values,
    );
    const [rows]: [{ id: string }[], number] = await manager.query(
      `delete from correo_copias k where ${chosen} returning k.id`,
      values,
    );
    return rows.map(({ id }) => id);
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

  /** Whole mails by their ids, the newest first. */
  private findWhole(ids: readonly string[]): Promise<CorreoEntero[]> {
    return this.transactions.prepared(
      `select ${WHOLE} from correo_copias k ${JOINED} where k.id = any ($1) order by k.recibido_en desc, k.id desc`,
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
        `select k.id from ${from} order by k.recibido_en desc, k.id desc
          limit ${bind(query.tamano)} offset ${bind(offsetOf(query))}`,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Runs a statement that chooses the mails of a list. That of the first page of a folder, a filter or a label is prepared.
   * For an unknown limit PostgreSQL would sort all mails, so its limits are in the text.
   */
  private listing<Row extends object>(
    { bandeja, filtro, etiqueta, buscar }: FiltroCorreos,
    query: PageQuery | undefined,
    params: unknown[],
    textOf: (bind: (value: number | null) => string) => string,
  ): Promise<Row[]> {
    const isFirst = query?.pagina === FIRST_PAGE.pagina && query.tamano === FIRST_PAGE.tamano;
    if (isFirst && !buscar && [bandeja, filtro, etiqueta].filter(Boolean).length < 2) {
      return this.transactions.prepared(textOf(String), params);
    }
    const text = textOf((value) => `$${params.push(value)}`);
    return this.transactions.manager.query(text, params);
  }

  /**
   * The FROM and WHERE of a list.
   * @param isCommon whether so many mails have the words that reading the newest finds a page sooner than the index
   */
  private some({ bandeja, filtro, etiqueta, buscar }: FiltroCorreos, isCommon = false): Some {
    const patterns = buscar ? likePatterns(buscar) : [];
    const params: unknown[] = [...patterns, this.transactions.tenant.usuarioId];
    const where = [`k.usuario_id = $${params.length}`];
    if (bandeja) {
      params.push(bandeja);
      where.push(`k.bandeja = $${params.length}`);
    } else {
      where.push(`k.bandeja not in ('spam', 'trash')`);
    }
    if (filtro) {
      where.push(filtro === 'starred' ? 'k.destacado' : 'k.importante');
    }
    if (etiqueta) {
      params.push(etiqueta);
      where.push(`exists (select 1 from correo_etiquetado x
        join correo_etiquetas e on e.cuenta_id = x.cuenta_id and e.id = x.etiqueta_id
        where x.copia_id = k.id and e.slug = $${params.length} and e.eliminada_en is null)`);
    }
    if (patterns.length > 0) {
      const hasWords = likeAll('h.busqueda', patterns);
      where.push(
        isCommon
          ? `(select ${hasWords} from correo_copias_hallables h where h.id = k.id)`
          : `k.id in (select h.id from correo_copias_hallables h where ${hasWords})`,
      );
    }
    return { from: `correo_copias k where ${where.join(' and ')}`, params };
  }
}
