import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { Papel } from './externo.js';
import {
  asServer,
  BANDEJA,
  claseDe,
  lockCopias,
  lugarDe,
  otherAlive,
  otherInPlace,
  PAPELERA,
  type Resueltos,
} from './externo-sql.js';

/**
 * How long a mail must be absent before it goes to the trash here. The second time is for a folder with many absent
 * mails.
 */
const AUSENTE = `interval '10 minutes'`;
const AUSENTES_MUCHOS = `interval '1 day'`;
/** The absent mails of a folder are many above this number, if they are also more than this part. */
const MUCHOS = 20;
const MUCHOS_PARTE = 0.1;
/** How often the folder must be read while the mail is absent. */
const LECTURAS = 2;

/** The SQL for a folder of the server that has the mail `k`. A folder with all mails does not count. */
const OTHER_PLACE = `
  select 1 from correo_externos o join correo_carpetas_externas p on p.cuenta_id = o.cuenta_id and p.id = o.carpeta_id
   where o.copia_id = k.id and o.uid is not null and p.papel <> 'todos'`;

/** The condition for an absent row to be decided: its folder was read, or the server no longer has the folder. */
const ABSENT = `e.ausente_desde is not null and not e.retirado and e.lecturas > 0
  and (e.carpeta_id = any ($2) or f.ruta <> all ($3))`;

/** The running user's absent mails: the server does not have them where they were, and their new place is unknown. */
@Injectable()
export class AusentesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Marks the mails of folders that the server no longer has as absent. Each call counts as reading these folders. */
  async markOthers(externaId: string, rutas: readonly string[]): Promise<void> {
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

  /** Records that a folder was read, for the mails that are absent from it. */
  async countRead(folderId: string): Promise<void> {
    await this.transactions.manager.query(
      `update correo_externos set lecturas = lecturas + 1
        where carpeta_id = $1 and ausente_desde is not null and not retirado`,
      [folderId],
    );
  }

  async mark(ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      'update correo_externos set uid = null, ausente_desde = now(), lecturas = 0 where id = any ($1)',
      [ids],
    );
  }

  /** Folders to be read although they seem unchanged: absent mails may be in them. */
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

  /** Whether there are absent mails that may have been moved while the folders were read. */
  async hasAny(externaId: string): Promise<boolean> {
    const rows = await this.transactions.manager.query(
      `select 1 from correo_externos
        where externa_id = $1 and ausente_desde is not null and not retirado and lecturas < ${LECTURAS} limit 1`,
      [externaId],
    );
    return rows.length > 0;
  }

  /**
   * Decides about absent mails whose folders were read. A mail that is also in another folder goes to the place of that
   * folder. Other mails go to the trash once they are absent for long: a server may hide a mail for a moment. Nothing
   * is deleted.
   * @param folderIds the folders that were read
   * @param rutas the folders that the server has
   * @returns the changed mails of the mailbox, and the number of decided rows
   */
  async resolve(
    externaId: string,
    folderIds: readonly string[],
    rutas: readonly string[],
    limit: number,
  ): Promise<Resueltos> {
    if (!(await this.hasUnresolved(externaId))) {
      return { ids: [], resolved: 0 };
    }
    await asServer(this.transactions);
    const elsewhere = await this.resolveElsewhere(externaId, folderIds, rutas, limit);
    const due = await this.resolveDue(externaId, folderIds, rutas, limit);
    return {
      ids: [...elsewhere.ids, ...due.ids],
      resolved: Math.max(elsewhere.resolved, due.resolved),
    };
  }

  private async resolveElsewhere(
    externaId: string,
    folderIds: readonly string[],
    rutas: readonly string[],
    limit: number,
  ): Promise<Resueltos> {
    const { manager } = this.transactions;
    const rows: { id: string; copiaId: string; traido: boolean }[] = await manager.query(
      `select e.id, e.copia_id as "copiaId", e.traido from correo_externos e
         join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
        where e.externa_id = $1 and ${ABSENT} and not e.conservar
          and exists (select 1 from correo_externos o where o.copia_id = e.copia_id and o.uid is not null)
        order by e.id limit $4`,
      [externaId, folderIds, rutas, limit],
    );
    const ids = rows.map(({ id }) => id);
    await lockCopias(this.transactions, ids);
    await manager.query(
      'update correo_externos set retirado = true, pendiente = false, mover = false where id = any ($1)',
      [ids],
    );
    const [moved]: [{ id: string }[], number] = await manager.query(
      `update correo_copias k set bandeja = ${BANDEJA}, papelera_desde = ${PAPELERA(BANDEJA)}
         from correo_externos e join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
        where k.id = any ($1) and e.copia_id = k.id and e.uid is not null and not e.pendiente
          and ${lugarDe('f.papel')} <> ${claseDe('k.bandeja')} and not exists (${otherInPlace('e.id')})
          and (f.papel <> 'todos' or not exists (${OTHER_PLACE}))
          and (f.papel not in ('spam', 'trash') or not exists (${otherAlive('e.id')}))
       returning k.id`,
      [rows.flatMap(({ copiaId, traido }) => (traido ? copiaId : []))],
    );
    return { ids: moved.map(({ id }) => id), resolved: rows.length };
  }

  private async resolveDue(
    externaId: string,
    folderIds: readonly string[],
    rutas: readonly string[],
    limit: number,
  ): Promise<Resueltos> {
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
      [externaId, folderIds, rutas, limit],
    );
    await lockCopias(
      this.transactions,
      rows.map(({ id }) => id),
    );
    const left = rows.filter(({ copiaId, keeps }) => copiaId !== null && !keeps);
    const [thrown]: [{ id: string }[], number] = await manager.query(
      `update correo_copias set bandeja = 'trash', papelera_desde = now()
        where id = any ($1) and bandeja <> 'trash' returning id`,
      [left.map(({ copiaId }) => copiaId)],
    );
    const changed = new Set(thrown.map(({ id }) => id));
    // These rows bring a mail back when the server shows it again. A mail that the person put into the trash stays
    // there.
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

  private async hasUnresolved(externaId: string): Promise<boolean> {
    const rows = await this.transactions.manager.query(
      'select 1 from correo_externos where externa_id = $1 and ausente_desde is not null and not retirado limit 1',
      [externaId],
    );
    return rows.length > 0;
  }

  /** Forgets old places of mails that are in another folder for long. */
  async forgetOldPlaces(externaId: string): Promise<void> {
    await this.transactions.manager.query(
      `delete from correo_externos e
        where e.externa_id = $1 and e.ausente_desde < now() - ${AUSENTES_MUCHOS} and e.retirado
          and exists (select 1 from correo_externos o where o.copia_id = e.copia_id and o.uid is not null)`,
      [externaId],
    );
  }
}
