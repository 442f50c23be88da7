import type { Transactions } from '../../../common/tenancy/transactions.js';

/** The SQL for the place of a mail, from its folder here. */
export const claseDe = (bandeja: string) =>
  `case when ${bandeja} in ('spam', 'trash', 'archive') then ${bandeja} else 'aqui' end`;

/** The SQL for the place of a mail `k`, from its folder at the server. The person's own mails are never archived. */
export const lugarDe = (papel: string) => `case when ${papel} in ('spam', 'trash') then ${papel}
  when ${papel} in ('archive', 'otra', 'todos') and not k.propia then 'archive' else 'aqui' end`;

/** The SQL for the mailbox's folder of a mail in the folder `f` of the server. */
export const BANDEJA = `case when f.papel = 'trash' then 'trash' when k.propia then 'sent'
  when f.papel = 'spam' then 'spam' when f.papel in ('archive', 'otra', 'todos') then 'archive' else 'inbox' end`;

/** The SQL for `papelera_desde` of a mail that goes to a folder. */
export const PAPELERA = (bandeja: string) =>
  `case when ${bandeja} = 'trash' then coalesce(k.papelera_desde, now()) end`;

/** The SQL for another row of the mail `k` whose folder matches the mailbox. Folders with all mails do not count. */
export const otherInPlace = (id: string) => `
  select 1 from correo_externos o join correo_carpetas_externas p on p.cuenta_id = o.cuenta_id and p.id = o.carpeta_id
   where o.copia_id = k.id and o.id <> ${id} and o.uid is not null and p.papel <> 'todos'
     and ${lugarDe('p.papel')} = ${claseDe('k.bandeja')}`;

/** The SQL for another row of the mail `k` at the server, outside spam and trash. */
export const otherAlive = (id: string) => `
  select 1 from correo_externos o join correo_carpetas_externas p on p.cuenta_id = o.cuenta_id and p.id = o.carpeta_id
   where o.copia_id = k.id and o.id <> ${id} and o.uid is not null and p.papel not in ('spam', 'trash', 'todos')`;

/** The number of decided rows, and the ids of the changed mails of the mailbox. */
export interface Resueltos {
  ids: string[];
  resolved: number;
}

/** Marks the changes of this transaction as changes of a server. They are then not sent to it. */
export async function asServer({ manager }: Transactions): Promise<void> {
  await manager.query(`select set_config('app.de_servidor', 'true', true)`);
}

/** Locks the mails before their rows of the external account. A person's change uses the same order. */
export async function lockCopias({ manager }: Transactions, ids: readonly string[]): Promise<void> {
  await manager.query(
    `select 1 from correo_copias k where k.id in (select e.copia_id from correo_externos e where e.id = any ($1))
      order by k.id for no key update`,
    [ids],
  );
}
