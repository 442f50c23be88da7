import type { Transactions } from '../../common/tenancy/transactions.js';

/** The place of a mail, of its folder here or at its server. */
export const claseDe = (column: string) => `case when ${column} in ('spam', 'trash') then ${column} else 'aqui' end`;

/** Where a mail goes in the mailbox that is in a folder of the server. */
export const BANDEJA = `case when f.papel = 'trash' then 'trash' when k.propia then 'sent'
  when f.papel = 'spam' then 'spam' else 'inbox' end`;

/** Since when a mail is in the trash that goes to a folder. */
export const PAPELERA = (bandeja: string) =>
  `case when ${bandeja} = 'trash' then coalesce(k.papelera_desde, now()) end`;

/** Of a mail `k`: another one of it that a server has where the mailbox has it. Folders with all mails say nothing. */
export const otherInPlace = (id: string) => `
  select 1 from correo_externos o join correo_carpetas_externas p on p.cuenta_id = o.cuenta_id and p.id = o.carpeta_id
   where o.copia_id = k.id and o.id <> ${id} and o.uid is not null and p.papel <> 'todos'
     and ${claseDe('p.papel')} = ${claseDe('k.bandeja')}`;

/** How many mails are decided about, and which of the mailbox changed by it. */
export interface Resueltos {
  ids: string[];
  resolved: number;
}

/** Lets what changes in this transaction be what a server says. */
export async function asServer({ manager }: Transactions): Promise<void> {
  await manager.query(`select set_config('app.de_servidor', 'true', true)`);
}

/** Locks the mails before what belongs to them, as a person's change does. */
export async function lockCopias({ manager }: Transactions, ids: readonly string[]): Promise<void> {
  await manager.query(
    `select 1 from correo_copias k where k.id in (select e.copia_id from correo_externos e where e.id = any ($1))
      order by k.id for no key update`,
    [ids],
  );
}
