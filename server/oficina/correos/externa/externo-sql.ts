import type { Transactions } from '../../../common/tenancy/transactions.js';

/** The place of a mail by its folder here. */
export const claseDe = (bandeja: string) =>
  `case when ${bandeja} in ('spam', 'trash', 'archive') then ${bandeja} else 'aqui' end`;

/** The place of a mail `k` by its folder at the server. Own ones are never set aside. */
export const lugarDe = (papel: string) => `case when ${papel} in ('spam', 'trash') then ${papel}
  when ${papel} in ('archive', 'otra', 'todos') and not k.propia then 'archive' else 'aqui' end`;

/** Where a mail goes in the mailbox that is in a folder of the server. */
export const BANDEJA = `case when f.papel = 'trash' then 'trash' when k.propia then 'sent'
  when f.papel = 'spam' then 'spam' when f.papel in ('archive', 'otra', 'todos') then 'archive' else 'inbox' end`;

/** Since when a mail is in the trash that goes to a folder. */
export const PAPELERA = (bandeja: string) =>
  `case when ${bandeja} = 'trash' then coalesce(k.papelera_desde, now()) end`;

/** Of a mail `k`: another one of it that a server has where the mailbox has it. Folders with all mails say nothing. */
export const otherInPlace = (id: string) => `
  select 1 from correo_externos o join correo_carpetas_externas p on p.cuenta_id = o.cuenta_id and p.id = o.carpeta_id
   where o.copia_id = k.id and o.id <> ${id} and o.uid is not null and p.papel <> 'todos'
     and ${lugarDe('p.papel')} = ${claseDe('k.bandeja')}`;

/** Of a mail `k`: another one of it that a server neither takes for spam nor has thrown away. */
export const otherAlive = (id: string) => `
  select 1 from correo_externos o join correo_carpetas_externas p on p.cuenta_id = o.cuenta_id and p.id = o.carpeta_id
   where o.copia_id = k.id and o.id <> ${id} and o.uid is not null and p.papel not in ('spam', 'trash', 'todos')`;

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
