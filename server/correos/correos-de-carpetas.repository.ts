import { Injectable } from '@nestjs/common';
import type { EstadoCarpeta } from '../carpetas/carpeta-estados.js';
import type { NumeroEscrito } from '../carpetas/numero-escrito.js';
import { canBeRestored } from '../common/database/deleted.js';
import { found } from '../common/database/found.js';
import { countLimitOf, offsetOf, type PageQuery } from '../common/input/pagination.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { Correo } from './correo.entity.js';
import type { CarpetaDeCorreoDto } from './correos.dto.js';
import { ARCHIVOS, type ArchivoDeCorreo, EXTRACTO } from './correos.repository.js';

/** A mail of a carpeta, as the presenter gets it in a list. */
export interface ArchivadoFila extends Pick<Correo, 'id' | 'fecha' | 'deNombre' | 'deDireccion' | 'para' | 'asunto'> {
  extracto: string;
  adjuntos: number;
  archivadoPor: string | null;
  archivadoEn: Date;
  copiaId: string | null;
}

/** A whole mail of a carpeta, as the presenter gets it. */
export interface ArchivadoEntero extends ArchivadoFila, Pick<Correo, 'cc' | 'html'> {
  archivos: ArchivoDeCorreo[];
}

/** A mail that was filed, or taken off, as the audit tells it. */
export type CorreoNombrado = Pick<Correo, 'id' | 'asunto' | 'deNombre' | 'deDireccion'>;

/** A carpeta to which a mail may belong. */
export interface CarpetaSugerida extends CarpetaDeCorreoDto {
  estado: EstadoCarpeta;
  motivo: 'asunto' | 'hilo' | 'parte';
}

/** A mail that came from outside. */
export type Llegado = Pick<Correo, 'id' | 'referencias' | 'deDireccion'>;

const MAX_SUGERIDAS = 6;

const LISTED = `c.id, c.fecha, c.de_nombre as "deNombre", c.de_direccion as "deDireccion", c.para, c.asunto,
  ${EXTRACTO} as extracto, (select count(*)::int from correo_adjuntos a where a.correo_id = c.id) as adjuntos,
  f.archivado_por as "archivadoPor", f.archivado_en as "archivadoEn",
  (select k.id from correo_copias k where k.correo_id = c.id order by k.propia limit 1) as "copiaId"`;
const FILED = `from correo_carpetas f join correos c on c.cuenta_id = f.cuenta_id and c.id = f.correo_id
  where f.carpeta_id = $1 and f.eliminado_en is null`;
const NAMED = `select c.id, c.asunto, c.de_nombre as "deNombre", c.de_direccion as "deDireccion"`;

/** The mails of the carpetas that the running user sees; row-level security hides the others. */
@Injectable()
export class CorreosDeCarpetasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A page, the newest first, and how many there are, as far as they are counted. */
  async findPage(carpetaId: string, query: PageQuery): Promise<[ArchivadoFila[], number]> {
    const { manager } = this.transactions;
    const filas = await manager.query(`select ${LISTED} ${FILED} order by c.fecha desc, c.id desc limit $2 offset $3`, [
      carpetaId,
      query.tamano,
      offsetOf(query),
    ]);
    const [{ total }] = await manager.query(
      `select count(*)::int as total from (select 1 ${FILED} limit $2) as counted`,
      [carpetaId, countLimitOf(query)],
    );
    return [filas, total];
  }

  /** @throws DomainError 404 */
  async get(carpetaId: string, correoId: string): Promise<ArchivadoEntero> {
    const [row] = await this.transactions.manager.query(
      `select ${LISTED}, c.cc, c.html, ${ARCHIVOS} as archivos ${FILED} and c.id = $2`,
      [carpetaId, correoId],
    );
    return found<ArchivadoEntero>(row, 'el correo');
  }

  /**
   * Files mails of the running user's mailbox that were sent or received.
   * @param ids of the mails in the mailbox @param hilo whether the rest of their threads goes along
   * @returns those that were not there before
   */
  async file(carpetaId: string, ids: readonly string[], hilo: boolean): Promise<CorreoNombrado[]> {
    const { manager, now, tenant } = this.transactions;
    return manager.query(
      `with elegidos as (
         select k.correo_id from correo_copias k where k.id = any ($2)
          union
         select k.correo_id from correo_copias k
          where $5 and k.usuario_id = $3 and k.bandeja not in ('spam', 'trash', 'drafts')
            and k.hilo_id in (select e.hilo_id from correo_copias e where e.id = any ($2))),
       archivados as (
         insert into correo_carpetas as f (carpeta_id, correo_id, archivado_por, archivado_en)
         select $1, c.id, $3, $4 from correos c
          where c.id in (select correo_id from elegidos) and c.estado in ('enviado', 'recibido') order by c.id
         on conflict (cuenta_id, carpeta_id, correo_id)
         do update set archivado_por = excluded.archivado_por, archivado_en = excluded.archivado_en, eliminado_en = null
          where f.eliminado_en is not null
         returning correo_id)
       ${NAMED} from archivados a join correos c on c.id = a.correo_id order by c.fecha, c.id`,
      [carpetaId, ids, tenant.usuarioId, now, hilo],
    );
  }

  /**
   * Files a mail from outside in the carpetas of the mails that it answers, and in those of `numeros` where its sender is
   * a parte, or wrote or was written to before. @returns their ids
   */
  async fileLlegado({ id, referencias, deDireccion }: Llegado, numeros: readonly NumeroEscrito[]): Promise<string[]> {
    const rows: { carpeta_id: string }[] = await this.transactions.manager.query(
      `insert into correo_carpetas (carpeta_id, correo_id, archivado_en)
       select p.id, $1, $6 from carpetas p
        where p.eliminada_en is null and (
          p.id in (select f.carpeta_id from correos c join correo_carpetas f on f.cuenta_id = c.cuenta_id and f.correo_id = c.id
                    where c.message_id = any ($2) and f.eliminado_en is null)
          or p.id in (
            select n.id from carpetas n join unnest($3::int[], $4::int[]) as u (anio, numero) using (anio, numero)
             where exists (select 1 from partes a join personas h on h.cuenta_id = a.cuenta_id and h.id = a.persona_id
                            where a.carpeta_id = n.id and h.direccion = $5)
                or exists (select 1 from correo_carpetas f join correos c on c.cuenta_id = f.cuenta_id and c.id = f.correo_id
                            where f.carpeta_id = n.id and f.eliminado_en is null
                              and (c.de_direccion = $5 or c.para || c.cc @> jsonb_build_array(jsonb_build_object('direccion', $5::text))))))
        order by p.id
       on conflict do nothing returning carpeta_id`,
      [
        id,
        referencias,
        numeros.map(({ anio }) => anio),
        numeros.map(({ numero }) => numero),
        deDireccion,
        this.transactions.now,
      ],
    );
    return rows.map(({ carpeta_id }) => carpeta_id);
  }

  /** Those of some mails, by their ids in the running user's mailbox, that are filed in a carpeta. */
  findOfCopias(carpetaId: string, copias: readonly string[]): Promise<CorreoNombrado[]> {
    return this.transactions.manager.query(
      `${NAMED} ${FILED} and c.id in (select k.correo_id from correo_copias k where k.id = any ($2)) order by c.fecha, c.id`,
      [carpetaId, copias],
    );
  }

  /** Takes mails off. For a day they can be put back. @returns the ids of those that were there */
  async remove(carpetaId: string, correos: readonly string[]): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await this.transactions.manager.query(
      `update correo_carpetas set eliminado_en = $3
        where carpeta_id = $1 and correo_id = any ($2) and eliminado_en is null returning correo_id as id`,
      [carpetaId, correos, this.transactions.now],
    );
    return rows.map(({ id }) => id);
  }

  /** Puts back what was taken off within the day; false when there is no such mail. */
  async restore(carpetaId: string, correoId: string): Promise<boolean> {
    const [, count]: [unknown, number] = await this.transactions.manager.query(
      `update correo_carpetas set eliminado_en = null
        where carpeta_id = $1 and correo_id = $2 and ${canBeRestored('eliminado_en', '$3')}`,
      [carpetaId, correoId, this.transactions.now],
    );
    return count > 0;
  }

  /** The carpetas of a year and number, in the order of their numbers. */
  findByNumeros(numeros: readonly NumeroEscrito[]): Promise<CarpetaDeCorreoDto[]> {
    return this.transactions.manager.query(
      `select c.id, c.codigo, c.caratula
         from unnest($1::int[], $2::int[]) with ordinality as u (anio, numero, n) join carpetas c using (anio, numero)
        where c.eliminada_en is null order by u.n`,
      [numeros.map(({ anio }) => anio), numeros.map(({ numero }) => numero)],
    );
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
   * The carpetas to which a mail of the running user's mailbox may belong and does not yet, the likeliest first.
   * @param direcciones of those outside the cuenta who wrote it or got it, in lower case
   */
  findSugeridas(
    copiaId: string,
    numeros: readonly NumeroEscrito[],
    direcciones: readonly string[],
  ): Promise<CarpetaSugerida[]> {
    return this.transactions.manager.query(
      `with mia as (select k.correo_id, k.hilo_id, k.usuario_id from correo_copias k where k.id = $1),
       motivos as (
         select c.id, 'asunto' as motivo, 1 as rango
           from carpetas c join unnest($2::int[], $3::int[]) as u (anio, numero) using (anio, numero)
          union all
         select f.carpeta_id, 'hilo', 2
           from mia join correo_copias k on k.usuario_id = mia.usuario_id and k.hilo_id = mia.hilo_id
           join correo_carpetas f on f.cuenta_id = k.cuenta_id and f.correo_id = k.correo_id and f.eliminado_en is null
          union all
         select a.carpeta_id, 'parte', 3
           from personas h join partes a on a.cuenta_id = h.cuenta_id and a.persona_id = h.id
          where h.direccion = any ($4) and h.unida_a is null),
       mejores as (select distinct on (id) id, motivo, rango from motivos order by id, rango)
       select c.id, c.codigo, c.caratula, c.estado, m.motivo
         from mejores m join carpetas c on c.id = m.id
        where c.eliminada_en is null
          and not exists (select 1 from mia join correo_carpetas f on f.correo_id = mia.correo_id
                           where f.carpeta_id = c.id and f.eliminado_en is null)
        order by m.rango, c.estado in ('archivada', 'anulada'), c.actualizada_en desc, c.id
        limit ${MAX_SUGERIDAS}`,
      [copiaId, numeros.map(({ anio }) => anio), numeros.map(({ numero }) => numero), direcciones],
    );
  }
}
