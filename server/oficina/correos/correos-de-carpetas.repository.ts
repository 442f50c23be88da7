import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { found } from '../../common/database/found.js';
import { countLimitOf, isFirstPage, offsetOf, type PageQuery } from '../../common/input/pagination.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { NumeroEscrito, NumeroNombrado } from '../../vocabulario/numero-escrito.js';
import type { Correo } from './correo.entity.js';
import { ARCHIVOS, type ArchivoDeCorreo, EXTRACTO } from './correo-row.js';
import type { CarpetaDeCorreoDto } from './correos.dto.js';

/** A carpeta's mail in a list, as the repository reads it for the presenter. */
export interface ArchivadoFila
  extends Pick<Correo, 'id' | 'fecha' | 'deNombre' | 'deDireccion' | 'para' | 'asunto' | 'autorId' | 'autenticacion'> {
  extracto: string;
  adjuntos: number;
  archivadoPor: string | null;
  archivadoEn: Date;
  copiaId: string | null;
}

/** A whole mail of a carpeta, as the repository reads it for the presenter. */
export interface ArchivadoEntero extends ArchivadoFila, Pick<Correo, 'responderA' | 'cc' | 'html'> {
  archivos: ArchivoDeCorreo[];
}

/** The fields of a filed mail that the audit names. */
export type CorreoNombrado = Pick<Correo, 'id' | 'asunto' | 'deNombre' | 'deDireccion'>;

/** A carpeta to which a mail may belong. */
export interface CarpetaSugerida extends CarpetaDeCorreoDto {
  estado: EstadoCarpeta;
  motivo: 'asunto' | 'hilo' | 'parte';
}

type CarpetaNumerada = CarpetaDeCorreoDto & NumeroEscrito;

/** A mail that came from outside. */
export type Llegado = CorreoNombrado & Pick<Correo, 'messageId' | 'referencias' | 'fecha' | 'huella' | 'autenticacion'>;

const MAX_SUGERIDAS = 6;

const LISTED = `c.id, c.fecha, c.de_nombre as "deNombre", c.de_direccion as "deDireccion", c.para, c.asunto,
  ${EXTRACTO} as extracto, (select count(*)::int from correo_adjuntos a where a.correo_id = c.id and not a.en_linea) as adjuntos,
  f.archivado_por as "archivadoPor", f.archivado_en as "archivadoEn",
  c.autor_id as "autorId", c.autenticacion,
  (select k.id from correos d join correo_copias k on k.cuenta_id = d.cuenta_id and k.correo_id = d.id
    where d.message_id = c.message_id order by d.id = c.id desc, k.propia limit 1) as "copiaId"`;
const FILED = `from correo_carpetas f join correos c on c.cuenta_id = f.cuenta_id and c.id = f.correo_id
  where f.carpeta_id = $1 and f.eliminado_en is null`;
/** The SQL that finds carpetas by years `$1`, numbers `$2` and prefixes `$3`; an empty prefix means any prefix. */
const NOMBRADAS = `unnest($1::int[], $2::int[], $3::text[]) with ordinality as u (anio, numero, prefijo, n)
  join carpetas c using (anio, numero)
  where c.eliminada_en is null and (u.prefijo = '' or lower(u.prefijo) = lower(c.prefijo))`;
/** The most mails that are filed when whole threads are filed. */
const MAX_DEL_HILO = 500;
const NAMED = `select c.id, c.asunto, c.de_nombre as "deNombre", c.de_direccion as "deDireccion"`;

/** The mails of the carpetas that the running user sees; row-level security hides other carpetas. */
@Injectable()
export class CorreosDeCarpetasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A page of the mails of a carpeta, the newest first. The second value is their number, up to a limit. */
  async findPage(carpetaId: string, query: PageQuery): Promise<[ArchivadoFila[], number]> {
    const filas = await this.listing<ArchivadoFila>(
      carpetaId,
      query,
      (bind) =>
        `select ${LISTED}
           from (select * from correo_carpetas f where f.carpeta_id = $1 and f.eliminado_en is null
                  order by f.fecha desc, f.correo_id desc limit ${bind(query.tamano)} offset ${bind(offsetOf(query))}) f
           join correos c on c.cuenta_id = f.cuenta_id and c.id = f.correo_id
          order by f.fecha desc, f.correo_id desc`,
    );
    const [counted] = await this.listing<{ total: number }>(
      carpetaId,
      query,
      (bind) =>
        `select count(*)::int as total from (
           select 1 from correo_carpetas f
            where f.carpeta_id = $1 and f.eliminado_en is null limit ${bind(countLimitOf(query))}) as counted`,
    );
    return [filas, counted?.total ?? 0];
  }

  /** Runs a statement that reads a page. The statement of the first page is prepared, with its limits in the text. */
  private listing<Row extends object>(
    carpetaId: string,
    query: PageQuery,
    textOf: (bind: (value: number) => string) => string,
  ): Promise<Row[]> {
    const params: unknown[] = [carpetaId];
    if (isFirstPage(query)) {
      return this.transactions.prepared(textOf(String), params);
    }
    const text = textOf((value) => `$${params.push(value)}`);
    return this.transactions.manager.query(text, params);
  }

  /** @throws DomainError 404 */
  async get(carpetaId: string, correoId: string): Promise<ArchivadoEntero> {
    const [row] = await this.transactions.prepared<ArchivadoEntero>(
      `select ${LISTED}, c.responder_a as "responderA", c.cc, c.html, ${ARCHIVOS} as archivos ${FILED} and c.id = $2`,
      [carpetaId, correoId],
    );
    return found(row ?? null, 'el correo');
  }

  /**
   * Files mails of the running user's mailbox that were sent or received.
   * @param ids the ids of the mails in the mailbox
   * @param hilo whether the other mails of their threads are filed too
   * @returns the mails that were not filed there before
   */
  async file(carpetaId: string, ids: readonly string[], hilo: boolean): Promise<CorreoNombrado[]> {
    const { manager, now, tenant } = this.transactions;
    // The lock keeps the owner from deleting the mails for good meanwhile.
    await manager.query('select 1 from correo_copias k where k.id = any ($1) order by k.id for key share', [ids]);
    return manager.query(
      `with elegidos as (
         select k.correo_id from correo_copias k where k.id = any ($2)
          union
         (select k.correo_id from correo_copias k
           where $5 and k.usuario_id = $3 and k.bandeja not in ('spam', 'trash', 'drafts')
             and k.hilo_id in (select e.hilo_id from correo_copias e where e.id = any ($2))
           order by k.recibido_en desc limit ${MAX_DEL_HILO})),
       archivados as (
         insert into correo_carpetas as f (carpeta_id, correo_id, archivado_por, archivado_en, fecha)
         select $1, c.id, $3, $4, c.fecha from correos c
          where c.id in (select correo_id from elegidos) and c.estado in ('enviado', 'recibido') order by c.id
         on conflict (cuenta_id, carpeta_id, correo_id)
         do update set archivado_por = excluded.archivado_por, archivado_en = excluded.archivado_en,
                       eliminado_en = null, eliminado_por = null
          where f.eliminado_en is not null
         returning correo_id)
       ${NAMED} from archivados a join correos c on c.id = a.correo_id order by c.fecha, c.id`,
      [carpetaId, ids, tenant.usuarioId, now, hilo],
    );
  }

  /**
   * Whether a mail with one of these Message-IDs is filed. This quick check runs for every answer, and few answers pass
   * it.
   */
  private async isAnyFiled(messageIds: readonly string[]): Promise<boolean> {
    const rows = await this.transactions.prepared(
      `select 1 from correos c join correo_carpetas f on f.cuenta_id = c.cuenta_id and f.correo_id = c.id
        where c.message_id = any ($1) and f.eliminado_en is null limit 1`,
      [messageIds],
    );
    return rows.length > 0;
  }

  /**
   * Files a mail from outside in the carpetas of the mails that it answers, and in the carpetas of `numeros`. The
   * sender must be a parte of the carpeta, or have written or received one of its mails. The same mail is filed once,
   * even if several members receive it.
   * @returns the ids of the carpetas
   */
  async fileLlegado(correo: Llegado, numeros: readonly NumeroNombrado[]): Promise<string[]> {
    const { manager, now } = this.transactions;
    const { id, messageId, huella = null, referencias, deDireccion, fecha } = correo;
    if (numeros.length === 0 && !(await this.isAnyFiled(referencias))) {
      return [];
    }
    // Two members who receive the mail at once wait for each other.
    await manager.query("select pg_advisory_xact_lock(hashtextextended('archivado ' || $1, 0))", [messageId]);
    const nombradas: { id: string }[] = await this.findByNumeros(numeros);
    const rows: { carpeta_id: string }[] = await manager.query(
      `insert into correo_carpetas (carpeta_id, correo_id, archivado_en, fecha)
       select p.id, $1, $6, $7
         from (select unnest($3::uuid[]) as id
                union
               select f.carpeta_id
                 from correos c join correo_carpetas f on f.cuenta_id = c.cuenta_id and f.correo_id = c.id
                where c.message_id = any ($2) and f.eliminado_en is null) candidatas
         join carpetas p using (id)
        where p.eliminada_en is null
          and (exists (
              select 1 from partes a join personas h on h.cuenta_id = a.cuenta_id and h.id = a.persona_id
               where a.carpeta_id = p.id and h.direccion = $4)
            or exists (
              select 1 from correo_carpetas f join correos c on c.cuenta_id = f.cuenta_id and c.id = f.correo_id
               where f.carpeta_id = p.id and f.eliminado_en is null
                 and (c.de_direccion = $4 or c.para || c.cc @> jsonb_build_array(jsonb_build_object('direccion', $4::text)))))
          and not exists (
            select 1 from correos c join correo_carpetas f on f.cuenta_id = c.cuenta_id and f.correo_id = c.id
             where f.carpeta_id = p.id and c.message_id = $5 and c.huella is not distinct from $8)
        order by p.id
       on conflict do nothing returning carpeta_id`,
      [id, referencias, nombradas.map((one) => one.id), deDireccion, messageId, now, fecha, huella],
    );
    return rows.map(({ carpeta_id }) => carpeta_id);
  }

  /**
   * The mails of a list that are filed in a carpeta. @param copias the ids of the mails in the running user's mailbox
   */
  findOfCopias(carpetaId: string, copias: readonly string[]): Promise<CorreoNombrado[]> {
    return this.transactions.manager.query(
      `${NAMED} ${FILED} and c.id in (select k.correo_id from correo_copias k where k.id = any ($2)) order by c.fecha, c.id`,
      [carpetaId, copias],
    );
  }

  /** Takes mails off a carpeta. They can be restored for a day. @returns the ids of the mails that were taken off */
  async remove(carpetaId: string, correos: readonly string[]): Promise<string[]> {
    const { manager, now, tenant } = this.transactions;
    const [rows]: [{ id: string }[], number] = await manager.query(
      `with elegidos as (
         select f.correo_id from correo_carpetas f where f.carpeta_id = $1 and f.correo_id = any ($2)
          order by f.correo_id for no key update)
       update correo_carpetas f set eliminado_en = $3, eliminado_por = $4 from elegidos e
        where f.carpeta_id = $1 and f.correo_id = e.correo_id and f.eliminado_en is null returning f.correo_id as id`,
      [carpetaId, correos, now, tenant.usuarioId],
    );
    return rows.map(({ id }) => id);
  }

  /** Restores a mail that was taken off within a day. @returns false when there is no such mail */
  async restore(carpetaId: string, correoId: string): Promise<boolean> {
    const [, count]: [unknown, number] = await this.transactions.manager.query(
      `update correo_carpetas set eliminado_en = null, eliminado_por = null
        where carpeta_id = $1 and correo_id = $2 and ${canBeRestored('eliminado_en', '$3')}`,
      [carpetaId, correoId, this.transactions.now],
    );
    return count > 0;
  }

  /** The carpetas with these numbers, in the order of the numbers. */
  findByNumeros(numeros: readonly NumeroNombrado[]): Promise<CarpetaNumerada[]> {
    return this.transactions.manager.query(
      `select c.id, c.codigo, c.caratula, c.anio, c.numero from ${NOMBRADAS} order by u.n`,
      columnsOf(numeros),
    );
  }

  /** The year and number of a visible carpeta that is not in the trash. */
  async findCarpeta(id: string): Promise<NumeroEscrito | null> {
    const [row] = await this.transactions.manager.query(
      'select anio, numero from carpetas where id = $1 and eliminada_en is null',
      [id],
    );
    return row ?? null;
  }

  /** The carpetas in which a mail is filed, the latest first. */
  findOf(correoId: string): Promise<CarpetaDeCorreoDto[]> {
    return this.transactions.manager.query(
      `select c.id, c.codigo, c.caratula
         from correo_carpetas f join carpetas c on c.cuenta_id = f.cuenta_id and c.id = f.carpeta_id
        where f.correo_id = $1 and f.eliminado_en is null and c.eliminada_en is null order by f.archivado_en desc, c.id`,
      [correoId],
    );
  }

  /**
   * The carpetas to which a mail of the user's mailbox may belong, the likeliest first. Carpetas that have the mail are
   * left out.
   * @param direcciones the lower-case addresses of senders and recipients outside the cuenta
   */
  findSugeridas(
    copiaId: string,
    numeros: readonly NumeroNombrado[],
    direcciones: readonly string[],
  ): Promise<CarpetaSugerida[]> {
    return this.transactions.manager.query(
      `with mia as (select k.correo_id, k.hilo_id, k.usuario_id from correo_copias k where k.id = $4),
       motivos as (
         select c.id, 'asunto' as motivo, 1 as rango from ${NOMBRADAS}
          union all
         select f.carpeta_id, 'hilo', 2
           from mia join correo_copias k on k.usuario_id = mia.usuario_id and k.hilo_id = mia.hilo_id
           join correo_carpetas f on f.cuenta_id = k.cuenta_id and f.correo_id = k.correo_id and f.eliminado_en is null
          union all
         select a.carpeta_id, 'parte', 3
           from personas h join partes a on a.cuenta_id = h.cuenta_id and a.persona_id = h.id
          where h.direccion = any ($5) and h.unida_a is null),
       mejores as (select distinct on (id) id, motivo, rango from motivos order by id, rango)
       select c.id, c.codigo, c.caratula, c.estado, m.motivo
         from mejores m join carpetas c on c.id = m.id
        where c.eliminada_en is null
          and not exists (select 1 from mia join correo_carpetas f on f.correo_id = mia.correo_id
                           where f.carpeta_id = c.id and f.eliminado_en is null)
        order by m.rango, c.estado in ('archivada', 'anulada'), c.actualizada_en desc, c.id
        limit ${MAX_SUGERIDAS}`,
      [...columnsOf(numeros), copiaId, direcciones],
    );
  }
}

const columnsOf = (numeros: readonly NumeroNombrado[]) => [
  numeros.map(({ anio }) => anio),
  numeros.map(({ numero }) => numero),
  numeros.map(({ prefijo }) => prefijo),
];
