import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { Cambiada, Conocido, EstadoEnServidor, Igual, ImapFolder, Vinculo } from './externo.js';
import { asServer, BANDEJA, claseDe, lockCopias, lugarDe, otherAlive, otherInPlace, PAPELERA } from './externo-sql.js';

/** The running user's mails as the server of the external account has them. */
@Injectable()
export class ExternosRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Stores a folder that was opened. When the folder has new UIDs, its mails become absent: they are recognised anew by
   * their content.
   */
  async open(
    externaId: string,
    { ruta, nombre, papel, uidvalidity, uidNuevos }: Omit<ImapFolder, 'id' | 'modseq' | 'isRenumerada'>,
  ): Promise<ImapFolder> {
    const { manager, tenant } = this.transactions;
    const [row]: [Omit<ImapFolder, 'isRenumerada'>] = await manager.query(
      `insert into correo_carpetas_externas (id, usuario_id, externa_id, ruta, nombre, papel, uidvalidity, uid_nuevos)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (cuenta_id, externa_id, ruta) do update set nombre = excluded.nombre, papel = excluded.papel
       returning id, ruta, nombre, papel, uidvalidity::float8 as uidvalidity, uid_nuevos::float8 as "uidNuevos", modseq`,
      [uuid(), tenant.usuarioId, externaId, ruta, nombre, papel, uidvalidity, uidNuevos],
    );
    if (row.uidvalidity === uidvalidity) {
      return { ...row, isRenumerada: false };
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
    return { ...row, uidvalidity, uidNuevos, modseq: null, isRenumerada: true };
  }

  /** Whether the mailbox has a mail with this Message-ID, or had it from this account. */
  async isKnown(externaId: string, messageId: string): Promise<boolean> {
    const { manager, tenant } = this.transactions;
    const rows = await manager.query(
      `select 1 from correo_externos where externa_id = $1 and message_id = $2
        union all
       select 1 from correos c join correo_copias k on k.cuenta_id = c.cuenta_id and k.correo_id = c.id
        where c.message_id = $2 and k.usuario_id = $3 limit 1`,
      [externaId, messageId, tenant.usuarioId],
    );
    return rows.length > 0;
  }

  /** The id of a folder; null until it was first opened. */
  async findId(externaId: string, ruta: string): Promise<string | null> {
    const [row] = await this.transactions.manager.query(
      'select id from correo_carpetas_externas where externa_id = $1 and ruta = $2',
      [externaId, ruta],
    );
    return row?.id ?? null;
  }

  async setModseq(folderId: string, modseq: string): Promise<void> {
    await this.transactions.manager.query('update correo_carpetas_externas set modseq = $2 where id = $1', [
      folderId,
      modseq,
    ]);
  }

  /** The mails of a folder whose UIDs are known. */
  findConocidos(folderId: string): Promise<Conocido[]> {
    return this.transactions.manager.query(
      `select id, uid::float8 as uid, visto, destacado, respondido from correo_externos
        where carpeta_id = $1 and uid is not null`,
      [folderId],
    );
  }

  async countOf(externaId: string): Promise<number> {
    const [{ n }] = await this.transactions.manager.query(
      'select count(*)::int as n from correo_externos where externa_id = $1 and uid is not null',
      [externaId],
    );
    return n;
  }

  /** The absent mails with one of these Message-IDs. Mails that Carpetas itself removed from its trash are left out. */
  findAusentes(externaId: string, messageIds: readonly string[]): Promise<Igual[]> {
    return this.findIguales('message_id = any ($2) and ausente_desde is not null', externaId, messageIds);
  }

  /**
   * The present mails with one of these Message-IDs. Mails that Carpetas itself removed from its trash are left out.
   */
  findPresentes(externaId: string, messageIds: readonly string[]): Promise<Igual[]> {
    return this.findIguales('message_id = any ($2) and uid is not null', externaId, messageIds);
  }

  /**
   * The mails with one of these hashes, the absent ones first. Mails that Carpetas itself removed from its trash are
   * left out.
   */
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

  /**
   * Ties mails of the server to their copies in the mailbox. A flag that is set on one side is set on both. An archived
   * mail comes back when the server puts it into its inbox.
   */
  async link(externaId: string, vinculos: readonly Vinculo[]): Promise<void> {
    const { manager, tenant } = this.transactions;
    const rows = vinculos.map((vinculo) => ({ ...vinculo, id: uuid() }));
    await manager.query(
      `insert into correo_externos (id, usuario_id, externa_id, carpeta_id, uid, copia_id, message_id, bytes, cabecera, huella,
         traido, visto, destacado, respondido, mover, pendiente)
       select v.id, $2, $3, v."folderId", v.uid, v."copiaId", v."messageId", v.bytes, v.cabecera, v.huella,
              v.traido or exists (select 1 from correo_externos o where o.copia_id = v."copiaId" and o.traido),
              v.visto, v.destacado, v.respondido, coalesce(v.mover, false), v."copiaId" is null or coalesce(v.mover, false)
         from jsonb_to_recordset($1::jsonb) as v (id uuid, "folderId" uuid, uid bigint, "copiaId" uuid, "messageId" text,
           bytes integer, cabecera text, huella text, traido boolean, visto boolean, destacado boolean, respondido boolean,
           mover boolean)`,
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
      await asServer(this.transactions);
      await manager.query(
        `update correo_copias k set bandeja = 'inbox'
           from correo_externos e join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
          where e.id = any ($1) and k.id = e.copia_id and k.bandeja = 'archive' and f.papel = 'inbox'
            and exists (select 1 from correo_externos o where o.copia_id = k.id and o.traido and o.id <> e.id)
            and not exists (select 1 from correo_externos o where o.copia_id = k.id and o.pendiente and o.mover)`,
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
   * Takes over the states of mails at the server. A change of the person since the last state stays, and must still be
   * sent. The server does not decide the place of a mail that it has twice, or that came another way.
   * @returns the changed mails of the mailbox
   */
  async apply(estados: readonly EstadoEnServidor[]): Promise<Cambiada[]> {
    const { manager } = this.transactions;
    const ids = estados.map(({ id }) => id);
    await lockCopias(this.transactions, ids);
    await asServer(this.transactions);
    const [changed]: [Cambiada[], number] = await manager.query(
      `with s as (
         select * from jsonb_to_recordset($1::jsonb) as s (id uuid, "folderId" uuid, uid bigint, visto boolean,
           destacado boolean, respondido boolean)),
       antes as (
         select e.id, e.copia_id, e.traido, e.retirado, e.visto, e.destacado, f.papel from correo_externos e
           join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
          where e.id = any ($2)),
       externos as (
         update correo_externos e set carpeta_id = s."folderId", uid = s.uid, visto = s.visto, destacado = s.destacado,
                respondido = s.respondido, ausente_desde = null, lecturas = 0, retirado = false, conservar = false
           from s where e.id = s.id),
       nuevas as (
         select k.id,
                case when k.leido = a.visto then s.visto else k.leido end as leido,
                case when k.destacado = a.destacado then s.destacado else k.destacado end as destacado,
                case when not a.traido then k.bandeja
                     when a.retirado and k.bandeja in ('trash', 'archive') then ${BANDEJA}
                     when ${lugarDe('f.papel')} <> ${lugarDe('a.papel')} and ${claseDe('k.bandeja')} = ${lugarDe('a.papel')}
                       and not exists (${otherInPlace('a.id')})
                       then case when f.papel in ('spam', 'trash') and exists (${otherAlive('a.id')}) then 'archive'
                                 else ${BANDEJA} end
                     else k.bandeja end as bandeja
           from s join antes a on a.id = s.id
           join correo_carpetas_externas f on f.id = s."folderId"
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

  /** Deletes folders that the server no longer has, once no mail is in them. */
  async removeEmpty(externaId: string, rutas: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `delete from correo_carpetas_externas f where f.externa_id = $1 and f.ruta <> all ($2)
          and not exists (select 1 from correo_externos e where e.cuenta_id = f.cuenta_id and e.carpeta_id = f.id)`,
      [externaId, rutas],
    );
  }
}
