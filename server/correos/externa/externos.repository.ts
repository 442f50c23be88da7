import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Transactions } from '../../common/tenancy/transactions.js';

/** What a folder is for. `todos` has what others have too. */
export type Papel = 'inbox' | 'sent' | 'spam' | 'trash' | 'todos' | 'otra';

/** Where a mail lies, as both sides know it. */
export type Clase = 'aqui' | 'spam' | 'trash';

/** A folder of an account at its server. */
export interface CarpetaExterna {
  id: string;
  ruta: string;
  papel: Papel;
  uidvalidity: number;
  /** The first UID of what came after the account did. */
  uidNuevos: number;
  /** The highest modification that was read. */
  modseq: string | null;
}

/** The marks of a mail at the server. */
export interface Marcas {
  visto: boolean;
  destacado: boolean;
  respondido: boolean;
}

/** A mail in a folder, as the server said last. */
export interface Conocido extends Marcas {
  id: string;
  uid: number;
}

/** Where the server has a mail that is known. */
export interface EstadoEnServidor extends Conocido {
  carpetaId: string;
}

/** A mail of the server that the mailbox has. */
export interface Vinculo extends Marcas {
  carpetaId: string;
  uid: number;
  /** Null when the person deleted it. */
  copiaId: string | null;
  messageId: string | null;
  bytes: number;
  cabecera: string;
  huella: string;
  /** Whether this account brought it in, with this mail or another one that is the same. */
  traido: boolean;
  /** Whether the mailbox had it not. */
  isNew: boolean;
}

/** By what a mail is recognised: by its headers without being read, or else as a whole. */
export interface Igual {
  id: string;
  messageId: string | null;
  bytes: number;
  cabecera: string;
  huella: string;
  copiaId: string | null;
  traido: boolean;
  /** Whether it is not known where the server has it. */
  isAbsent: boolean;
}

/** What the server is still to be told of a mail. */
export interface Pendiente extends EstadoEnServidor {
  ruta: string;
  papel: Papel;
  uidvalidity: number;
  /** Null once the person deleted it for good. */
  copiaId: string | null;
  propia: boolean;
  leido: boolean;
  destacada: boolean;
  contestado: boolean;
  clase: Clase;
  /** Whether the person moved it. */
  mover: boolean;
}

/** A mail of the mailbox that changed. */
export interface Cambiada {
  id: string;
  leido: boolean;
  hiloId: string;
}

const claseDe = (column: string) => `case when ${column} in ('spam', 'trash') then ${column} else 'aqui' end`;

/** Where a mail goes in the mailbox that is in a folder of the server. */
const BANDEJA = `case when f.papel = 'trash' then 'trash' when k.propia then 'sent'
  when f.papel = 'spam' then 'spam' else 'inbox' end`;

/** How long a mail must be absent before it is thrown away here, and how long when many of its folder are. */
const AUSENTE = `interval '10 minutes'`;
const AUSENTES_MUCHOS = `interval '1 day'`;
/** How many of a folder are many: more than so many, and than such a part. */
const MUCHOS = 20;
const MUCHOS_PARTE = 0.1;
/** How often its folder is read before. */
const LECTURAS = 2;
/** How long a change is left alone that the server refused: at first, and at most. */
const DE_NUEVO = `interval '1 minute'`;
const DE_NUEVO_A_LO_SUMO = `interval '1 day'`;

const PAPELERA = (bandeja: string) => `case when ${bandeja} = 'trash' then coalesce(k.papelera_desde, now()) end`;

/** Of a mail `k`: another one of it that a server has where the mailbox has it. Folders with all mails say nothing. */
const otherInPlace = (id: string) => `
  select 1 from correo_externos o join correo_carpetas_externas p on p.cuenta_id = o.cuenta_id and p.id = o.carpeta_id
   where o.copia_id = k.id and o.id <> ${id} and o.uid is not null and p.papel <> 'todos'
     and ${claseDe('p.papel')} = ${claseDe('k.bandeja')}`;

/** What is to be decided about: it is absent from a folder that was read, or that is gone. */
const ABSENT = `e.ausente_desde is not null and not e.retirado and e.lecturas > 0
  and (e.carpeta_id = any ($2) or f.ruta <> all ($3))`;

/** What servers of others have of the running user's mails. */
@Injectable()
export class ExternosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A folder that was opened. When its UIDs are others, its mails are to be found anew by what they are. */
  async open(
    externaId: string,
    { ruta, papel, uidvalidity, uidNuevos }: Pick<CarpetaExterna, 'ruta' | 'papel' | 'uidvalidity' | 'uidNuevos'>,
  ): Promise<CarpetaExterna> {
    const { manager, tenant } = this.transactions;
    const [row]: [CarpetaExterna] = await manager.query(
      `insert into correo_carpetas_externas (id, usuario_id, externa_id, ruta, papel, uidvalidity, uid_nuevos)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (cuenta_id, externa_id, ruta) do update set papel = excluded.papel
       returning id, ruta, papel, uidvalidity::float8 as uidvalidity, uid_nuevos::float8 as "uidNuevos", modseq`,
      [uuid(), tenant.usuarioId, externaId, ruta, papel, uidvalidity, uidNuevos],
    );
    if (row.uidvalidity === uidvalidity) {
      return row;
    }
    await manager.query(
      `update correo_externos set uid = null, ausente_desde = now(), lecturas = 0, conservar = true
        where carpeta_id = $1 and not retirado`,
      [row.id],
    );
    await manager.query(
      'update correo_carpetas_externas set uidvalidity = $2, uid_nuevos = $3, modseq = null where id = $1',
      [row.id, uidvalidity, uidNuevos],
    );
    return { ...row, uidvalidity, uidNuevos, modseq: null };
  }

  /** The id of a folder; null until it was opened. */
  async findId(externaId: string, ruta: string): Promise<string | null> {
    const [row] = await this.transactions.manager.query(
      'select id from correo_carpetas_externas where externa_id = $1 and ruta = $2',
      [externaId, ruta],
    );
    return row?.id ?? null;
  }

  async setModseq(carpetaId: string, modseq: string): Promise<void> {
    await this.transactions.manager.query('update correo_carpetas_externas set modseq = $2 where id = $1', [
      carpetaId,
      modseq,
    ]);
  }

  /** Marks what is in folders that the server has no more. That they are not there counts as reading them. */
  async markOthersAbsent(externaId: string, rutas: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `update correo_externos e set uid = null, ausente_desde = now(), lecturas = 0 from correo_carpetas_externas f
        where e.externa_id = $1 and e.uid is not null and f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
          and f.ruta <> all ($2)`,
      [externaId, rutas],
    );
    await this.transactions.manager.query(
      `update correo_externos e set lecturas = lecturas + 1 from correo_carpetas_externas f
        where e.externa_id = $1 and e.ausente_desde is not null and not e.retirado
          and f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id and f.ruta <> all ($2)`,
      [externaId, rutas],
    );
  }

  /** Records that a folder was read, for those that are absent from it. */
  async countRead(carpetaId: string): Promise<void> {
    await this.transactions.manager.query(
      `update correo_externos set lecturas = lecturas + 1
        where carpeta_id = $1 and ausente_desde is not null and not retirado`,
      [carpetaId],
    );
  }

  /** The folders to read although they seem to be the same: what is absent from them may be there. */
  async findRutasPorReleer(externaId: string): Promise<string[]> {
    const rows: { ruta: string }[] = await this.transactions.manager.query(
      `select distinct f.ruta from correo_externos e
         join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
        where e.externa_id = $1 and e.ausente_desde is not null and not e.retirado
          and (e.lecturas < ${LECTURAS} or e.ausente_desde < now() - ${AUSENTE})`,
      [externaId],
    );
    return rows.map(({ ruta }) => ruta);
  }

  /** The mails of a folder whose place is known. */
  findConocidos(carpetaId: string): Promise<Conocido[]> {
    return this.transactions.manager.query(
      `select id, uid::float8 as uid, visto, destacado, respondido from correo_externos
        where carpeta_id = $1 and uid is not null`,
      [carpetaId],
    );
  }

  async countOf(externaId: string): Promise<number> {
    const [{ n }] = await this.transactions.manager.query(
      'select count(*)::int as n from correo_externos where externa_id = $1 and uid is not null',
      [externaId],
    );
    return n;
  }

  async markAbsent(ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      'update correo_externos set uid = null, ausente_desde = now(), lecturas = 0 where id = any ($1)',
      [ids],
    );
  }

  /** The absent ones with one of some Message-IDs. What housekeeping removed is not among them. */
  findAusentes(externaId: string, messageIds: readonly string[]): Promise<Igual[]> {
    return this.findIguales('message_id = any ($2) and ausente_desde is not null', externaId, messageIds);
  }

  /** Those that are the same as some, the absent ones first. What housekeeping removed is not among them. */
  findMismos(externaId: string, huellas: readonly string[]): Promise<Igual[]> {
    return this.findIguales('huella = any ($2)', externaId, huellas);
  }

  private findIguales(condition: string, externaId: string, values: readonly string[]): Promise<Igual[]> {
    return this.transactions.manager.query(
      `select id, message_id as "messageId", bytes, cabecera, huella, copia_id as "copiaId", traido,
              uid is null as "isAbsent"
         from correo_externos
        where externa_id = $1 and ${condition} and (copia_id is not null or pendiente)
        order by uid is null desc, retirado, id`,
      [externaId, values],
    );
  }

  /** Adds mails that the mailbox has. What is marked on one of both sides is marked on both. */
  async link(externaId: string, vinculos: readonly Vinculo[]): Promise<void> {
    const { manager, tenant } = this.transactions;
    const rows = vinculos.map((vinculo) => ({ ...vinculo, id: uuid() }));
    await manager.query(
      `insert into correo_externos (id, usuario_id, externa_id, carpeta_id, uid, copia_id, message_id, bytes, cabecera, huella,
         traido, visto, destacado, respondido, pendiente)
       select v.id, $2, $3, v."carpetaId", v.uid, v."copiaId", v."messageId", v.bytes, v.cabecera, v.huella,
              v.traido or exists (select 1 from correo_externos o where o.copia_id = v."copiaId" and o.traido),
              v.visto, v.destacado, v.respondido, v."copiaId" is null
         from jsonb_to_recordset($1::jsonb) as v (id uuid, "carpetaId" uuid, uid bigint, "copiaId" uuid, "messageId" text,
           bytes integer, cabecera text, huella text, traido boolean, visto boolean, destacado boolean, respondido boolean)`,
      [JSON.stringify(rows), tenant.usuarioId, externaId],
    );
    const linked = rows.filter(({ isNew }) => !isNew).map(({ id }) => id);
    if (linked.length > 0) {
      await manager.query(
        `update correo_copias k set leido = k.leido or e.visto, destacado = k.destacado or e.destacado
           from correo_externos e where e.id = any ($1) and k.id = e.copia_id
            and (e.visto and not k.leido or e.destacado and not k.destacado)`,
        [linked],
      );
      await manager.query(
        `update correo_externos e set pendiente = true from correo_copias k
          where e.id = any ($1) and k.id = e.copia_id and (k.leido <> e.visto or k.destacado <> e.destacado)`,
        [linked],
      );
    }
  }

  /**
   * Takes over what the server says of some mails. What the person changed here since it said something last stays, and is
   * still to be told. Where a mail is that the server has twice, or that was here without it, is not for one of them to say.
   * @returns the mails of the mailbox that changed by it
   */
  async apply(estados: readonly EstadoEnServidor[]): Promise<Cambiada[]> {
    const { manager } = this.transactions;
    const ids = estados.map(({ id }) => id);
    await this.lockCopias(ids);
    await this.asServer();
    const [changed]: [Cambiada[], number] = await manager.query(
      `with s as (
         select * from jsonb_to_recordset($1::jsonb) as s (id uuid, "carpetaId" uuid, uid bigint, visto boolean,
           destacado boolean, respondido boolean)),
       antes as (
         select e.id, e.copia_id, e.traido, e.retirado, e.visto, e.destacado, f.papel from correo_externos e
           join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
          where e.id = any ($2)),
       externos as (
         update correo_externos e set carpeta_id = s."carpetaId", uid = s.uid, visto = s.visto, destacado = s.destacado,
                respondido = s.respondido, ausente_desde = null, lecturas = 0, retirado = false, conservar = false
           from s where e.id = s.id),
       nuevas as (
         select k.id,
                case when k.leido = a.visto then s.visto else k.leido end as leido,
                case when k.destacado = a.destacado then s.destacado else k.destacado end as destacado,
                case when not a.traido then k.bandeja
                     when a.retirado and k.bandeja = 'trash' then ${BANDEJA}
                     when ${claseDe('f.papel')} <> ${claseDe('a.papel')} and ${claseDe('k.bandeja')} = ${claseDe('a.papel')}
                       and not exists (${otherInPlace('a.id')}) then ${BANDEJA}
                     else k.bandeja end as bandeja
           from s join antes a on a.id = s.id
           join correo_carpetas_externas f on f.id = s."carpetaId"
           join correo_copias k on k.id = a.copia_id)
       update correo_copias k
          set leido = n.leido, destacado = n.destacado, bandeja = n.bandeja, papelera_desde = ${PAPELERA('n.bandeja')}
         from nuevas n
        where k.id = n.id and (k.leido <> n.leido or k.destacado <> n.destacado or k.bandeja <> n.bandeja)
        returning k.id, k.leido, k.hilo_id as "hiloId"`,
      [JSON.stringify(estados), ids],
    );
    return changed;
  }

  /**
   * Decides about absent mails whose folders were read. One that is elsewhere too goes where that one is. Others go to the
   * trash once they are absent for long: what a server does not show for a moment stays. Nothing is deleted.
   * @param carpetaIds the folders that were read @param rutas those that the server has
   * @returns the mails of the mailbox that changed by it, and how many were decided about
   */
  async resolveAbsent(
    externaId: string,
    carpetaIds: readonly string[],
    rutas: readonly string[],
    limit: number,
  ): Promise<{ ids: string[]; resolved: number }> {
    if (!(await this.hasUnresolved(externaId))) {
      return { ids: [], resolved: 0 };
    }
    await this.asServer();
    const elsewhere = await this.resolveElsewhere(externaId, carpetaIds, rutas, limit);
    const due = await this.resolveDue(externaId, carpetaIds, rutas, limit);
    return {
      ids: [...elsewhere.ids, ...due.ids],
      resolved: Math.max(elsewhere.resolved, due.resolved),
    };
  }

  private async resolveElsewhere(
    externaId: string,
    carpetaIds: readonly string[],
    rutas: readonly string[],
    limit: number,
  ): Promise<{ ids: string[]; resolved: number }> {
    const { manager } = this.transactions;
    const rows: { id: string; copiaId: string; traido: boolean }[] = await manager.query(
      `select e.id, e.copia_id as "copiaId", e.traido from correo_externos e
         join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
        where e.externa_id = $1 and ${ABSENT} and not e.conservar
          and exists (select 1 from correo_externos o where o.copia_id = e.copia_id and o.uid is not null)
        order by e.id limit $4`,
      [externaId, carpetaIds, rutas, limit],
    );
    const ids = rows.map(({ id }) => id);
    await this.lockCopias(ids);
    await manager.query(
      'update correo_externos set retirado = true, pendiente = false, mover = false where id = any ($1)',
      [ids],
    );
    const [moved]: [{ id: string }[], number] = await manager.query(
      `update correo_copias k set bandeja = ${BANDEJA}, papelera_desde = ${PAPELERA(BANDEJA)}
         from correo_externos e join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
        where k.id = any ($1) and e.copia_id = k.id and e.uid is not null and not e.pendiente
          and ${claseDe('f.papel')} <> ${claseDe('k.bandeja')} and not exists (${otherInPlace('e.id')})
       returning k.id`,
      [rows.flatMap(({ copiaId, traido }) => (traido ? copiaId : []))],
    );
    return { ids: moved.map(({ id }) => id), resolved: rows.length };
  }

  private async resolveDue(
    externaId: string,
    carpetaIds: readonly string[],
    rutas: readonly string[],
    limit: number,
  ): Promise<{ ids: string[]; resolved: number }> {
    const { manager } = this.transactions;
    const rows: { id: string; copiaId: string | null; keeps: boolean; papel: Papel }[] = await manager.query(
      `with ausentes as (
         select e.id, e.copia_id, e.carpeta_id, e.conservar or not e.traido as keeps, e.ausente_desde, f.papel, f.ruta
           from correo_externos e
           join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
          where e.externa_id = $1 and ${ABSENT} and e.lecturas >= ${LECTURAS} and e.ausente_desde < now() - ${AUSENTE}),
       cuantos as (
         select o.carpeta_id, count(*) as todos, count(*) filter (where o.uid is null) as ausentes
           from correo_externos o
          where o.carpeta_id in (select a.carpeta_id from ausentes a) and not o.retirado group by o.carpeta_id),
       vencidos as (
         select a.* from ausentes a join cuantos c on c.carpeta_id = a.carpeta_id
          where a.ausente_desde < now() - ${AUSENTES_MUCHOS}
             or a.ruta = any ($3) and not (c.ausentes > ${MUCHOS} and c.ausentes > c.todos * ${MUCHOS_PARTE}))
       select v.id, v.copia_id as "copiaId", v.keeps, v.papel from vencidos v
        where not exists (
          select 1 from correo_externos o
           where o.copia_id = v.copia_id and not o.retirado and o.id not in (select w.id from vencidos w))
        order by v.id limit $4`,
      [externaId, carpetaIds, rutas, limit],
    );
    await this.lockCopias(rows.map(({ id }) => id));
    const left = rows.filter(({ copiaId, keeps }) => copiaId !== null && !keeps);
    const [thrown]: [{ id: string }[], number] = await manager.query(
      `update correo_copias set bandeja = 'trash', papelera_desde = now()
        where id = any ($1) and bandeja <> 'trash' returning id`,
      [left.map(({ copiaId }) => copiaId)],
    );
    const changed = new Set(thrown.map(({ id }) => id));
    // They come back with the server's, unless the person threw them away.
    const kept = left.filter(({ copiaId, papel }) => papel === 'trash' || changed.has(copiaId as string));
    const keptIds = new Set(kept.map(({ id }) => id));
    await manager.query(
      'update correo_externos set retirado = true, pendiente = false, mover = false where id = any ($1)',
      [[...keptIds]],
    );
    await manager.query('delete from correo_externos where id = any ($1)', [
      rows.flatMap(({ id }) => (keptIds.has(id) ? [] : id)),
    ]);
    return { ids: [...changed], resolved: rows.length };
  }

  /** Forgets where mails were once that are elsewhere for long. */
  async forgetOldPlaces(externaId: string): Promise<void> {
    await this.transactions.manager.query(
      `delete from correo_externos e
        where e.externa_id = $1 and e.ausente_desde < now() - ${AUSENTES_MUCHOS} and e.retirado
          and exists (select 1 from correo_externos o where o.copia_id = e.copia_id and o.uid is not null)`,
      [externaId],
    );
  }

  private async hasUnresolved(externaId: string): Promise<boolean> {
    const rows = await this.transactions.manager.query(
      'select 1 from correo_externos where externa_id = $1 and ausente_desde is not null and not retirado limit 1',
      [externaId],
    );
    return rows.length > 0;
  }

  /** Whether mails are absent that may have been moved while the server was asked. */
  async hasAbsent(externaId: string): Promise<boolean> {
    const rows = await this.transactions.manager.query(
      `select 1 from correo_externos
        where externa_id = $1 and ausente_desde is not null and not retirado and lecturas < ${LECTURAS} limit 1`,
      [externaId],
    );
    return rows.length > 0;
  }

  /** Takes away folders that the server has no more, once nothing is in them. */
  async removeEmpty(externaId: string, rutas: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `delete from correo_carpetas_externas f where f.externa_id = $1 and f.ruta <> all ($2)
          and not exists (select 1 from correo_externos e where e.cuenta_id = f.cuenta_id and e.carpeta_id = f.id)`,
      [externaId, rutas],
    );
  }

  /** What the server is still to be told, folder by folder. @param ids these alone */
  findPendientes(externaId: string, limit: number, ids?: readonly string[]): Promise<Pendiente[]> {
    return this.transactions.manager.query(
      `select e.id, e.uid::float8 as uid, e.carpeta_id as "carpetaId", e.copia_id as "copiaId", e.visto, e.destacado,
              e.respondido, f.ruta, f.papel, f.uidvalidity::float8 as uidvalidity, coalesce(k.propia, false) as propia,
              coalesce(k.leido, e.visto) as leido, coalesce(k.destacado, e.destacado) as destacada,
              ${claseDe('k.bandeja')} as clase, e.mover,
              exists (select 1 from correos r where r.base_id = k.correo_id and r.base_tipo = 'responder'
                        and r.estado = 'enviado' and r.autor_id = e.usuario_id) as contestado
         from correo_externos e
         join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
         left join correo_copias k on k.cuenta_id = e.cuenta_id and k.id = e.copia_id
        where e.externa_id = $1 and e.pendiente and e.uid is not null
          and (e.intentar_desde is null or e.intentar_desde <= now()) and ($3::uuid[] is null or e.id = any ($3))
        order by e.carpeta_id, e.uid limit $2`,
      [externaId, limit, ids ?? null],
    );
  }

  /**
   * Writes down what the server was told of some mails. What the person did meanwhile is still to be told.
   * @param clases the places for which the server has a folder
   */
  async settle(
    hechos: readonly (Marcas & { id: string; carpetaId: string; uid: number | null })[],
    clases: readonly Clase[],
  ): Promise<void> {
    const { manager } = this.transactions;
    const ids = hechos.map(({ id }) => id);
    await this.lockCopias(ids);
    const isElsewhere = `e.mover and ${claseDe('k.bandeja')} = any ($2)
      and ${claseDe('k.bandeja')} <> ${claseDe('f.papel')} and f.papel <> 'todos'`;
    await manager.query(
      `update correo_externos e
          set carpeta_id = s."carpetaId", uid = s.uid, visto = s.visto, destacado = s.destacado, respondido = s.respondido,
              ausente_desde = case when s.uid is null then now() end, lecturas = 0, conservar = s.uid is null,
              intentos = 0, intentar_desde = null,
              mover = coalesce((select ${isElsewhere} from correo_copias k where k.id = e.copia_id), false),
              pendiente = coalesce((
                select k.leido <> s.visto or k.destacado <> s.destacado or ${isElsewhere}
                  from correo_copias k where k.id = e.copia_id), true)
         from jsonb_to_recordset($1::jsonb) as s (id uuid, "carpetaId" uuid, uid bigint, visto boolean, destacado boolean,
                respondido boolean)
         join correo_carpetas_externas f on f.id = s."carpetaId"
        where e.id = s.id`,
      [JSON.stringify(hechos), clases],
    );
  }

  /** Leaves changes alone for a while that the server refused. */
  async postpone(ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `update correo_externos
          set intentos = intentos + 1,
              intentar_desde = now() + least(${DE_NUEVO_A_LO_SUMO}, ${DE_NUEVO} * power(2, least(intentos, 20)))
        where id = any ($1) and pendiente`,
      [ids],
    );
  }

  /** Forgets mails that the server has no more, because the person deleted them here. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query('delete from correo_externos where id = any ($1) and copia_id is null', [
      ids,
    ]);
  }

  /** Lets the server be told that a mail of the running user was answered. */
  async markAnswered(correoId: string): Promise<void> {
    const { manager, tenant } = this.transactions;
    await manager.query(
      `update correo_externos e set pendiente = true from correo_copias k
        where k.usuario_id = $2 and k.correo_id = $1 and e.copia_id = k.id and not e.respondido`,
      [correoId, tenant.usuarioId],
    );
  }

  /** Lets what changes in this transaction be what a server says. */
  private async asServer(): Promise<void> {
    await this.transactions.manager.query(`select set_config('app.de_servidor', 'true', true)`);
  }

  /** Locks the mails before what belongs to them, as a person's change does. */
  private async lockCopias(ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `select 1 from correo_copias k where k.id in (select e.copia_id from correo_externos e where e.id = any ($1))
        order by k.id for no key update`,
      [ids],
    );
  }
}
