import { Injectable } from '@nestjs/common';
import { invalidField } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { SIN_REMITENTE } from './correo.entity.js';
import { JOINED } from './correo-row.js';
import { MAX_ETIQUETAS } from './etiquetas-de-correo.js';

/** The changes to some mails. Fields that are left out stay as they are. */
export interface CambioDeCopias {
  leido?: boolean;
  destacado?: boolean;
  importante?: boolean;
  bandeja?: 'inbox' | 'archive' | 'spam' | 'trash';
}

/** Changes mails in the mailbox of the running user; row-level security hides mails of other people. */
@Injectable()
export class CambiosDeCorreosRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Changes some mails. Unknown mails, and mails that may not go to the folder, stay unchanged. Mails by the user can
   * be neither spam nor archived. A mail that is about to leave cannot go to the trash.
   * @returns the ids of the changed mails
   */
  async change(ids: readonly string[], { leido, destacado, importante, bandeja }: CambioDeCopias): Promise<string[]> {
    const { manager, now } = this.transactions;
    if (bandeja) {
      // The state of a mail by the user decides where it may go. Sending locks the mail too, before its copies.
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
   * Remembers the senders of mails from outside as spam, or forgets them. The sender of a forged mail is unknown, so it
   * is not remembered. A mail without any check must not silence an address that the cuenta knows.
   * @param ids the ids of mails of the running user @param propias the addresses of the members
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

  /** Adds labels to some mails, after the labels that they have, and removes others. */
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

  /**
   * Deletes mails of the trash for good. @param ids the mails; all mails of the trash by default @returns the ids of
   * the deleted mails
   */
  async remove(ids?: readonly string[]): Promise<string[]> {
    const { manager, tenant } = this.transactions;
    const chosen = `k.usuario_id = $1 and k.bandeja = 'trash' and ($2::uuid[] is null or k.id = any ($2))`;
    const values = [tenant.usuarioId, ids ?? null];
    // The user's own mails are locked before their copies. Changing and sending mails use the same order.
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
}
