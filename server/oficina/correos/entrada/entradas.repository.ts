import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { Buzon } from '../direcciones.service.js';

/** A mail that was accepted for a mailbox and has not reached it yet. */
export interface Entrada extends Buzon {
  /** The id of the mail, the same for all its mailboxes. */
  id: string;
  /** The address to which the mail came. */
  direccion: string;
  /** The sender of the envelope, as its server said; empty for none. */
  remitente: string;
  /** The place of the whole mail in the storage. */
  clave: string;
  /** The size of the whole mail. */
  bytes: number;
  recibidaEn: Date;
}

/** The accepted mails, until they are in their mailboxes. */
@Injectable()
export class EntradasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds accepted mails in the running transaction, for mailboxes of any cuenta. */
  async insert(entradas: readonly Entrada[]): Promise<void> {
    await this.transactions.asPlatform((manager) =>
      manager.query(
        `insert into correo_entradas (cuenta_id, id, usuario_id, direccion, remitente, clave, bytes, recibida_en)
         select "cuentaId", id, "usuarioId", direccion, remitente, clave, bytes, "recibidaEn"
           from jsonb_to_recordset($1::jsonb) as e
             ("cuentaId" uuid, id uuid, "usuarioId" uuid, direccion text, remitente text, clave text, bytes bigint, "recibidaEn" timestamptz)`,
        [JSON.stringify(entradas)],
      ),
    );
  }

  /** The mailboxes that a mail has not reached yet. Call it outside a transaction. */
  findPending(id: string): Promise<Entrada[]> {
    return this.transactions.platform((manager) =>
      manager.query(
        `select cuenta_id as "cuentaId", id, usuario_id as "usuarioId", direccion, remitente, clave,
                bytes::float8 as bytes, recibida_en as "recibidaEn"
           from correo_entradas where id = $1 order by cuenta_id, usuario_id`,
        [id],
      ),
    );
  }

  /** The bytes of all waiting mails. A mail counts once for each mailbox. Call it within a transaction. */
  async bytes(): Promise<number> {
    const sum = 'select coalesce(sum(bytes), 0)::float8 as bytes from correo_entradas';
    const [{ bytes }] = await this.transactions.asPlatform((manager) => manager.query(sum));
    return bytes;
  }

  /**
   * Takes a mail of the running user from the list, within the transaction that stores it.
   * @returns false when another run took it
   */
  async claim(id: string): Promise<boolean> {
    const [, claimed] = await this.transactions.manager.query(
      'delete from correo_entradas where id = $1 and usuario_id = $2',
      [id, this.transactions.tenant.usuarioId],
    );
    return claimed === 1;
  }
}
