import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { found } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { MAX_DESTINATARIOS } from './borradores.dto.js';
import { CopiaDeCorreo } from './copia.entity.js';
import { Correo, type Destinatario } from './correo.entity.js';

/** A mail by the running user, with the copy in their mailbox. */
export interface Propio {
  correo: Correo;
  copia: CopiaDeCorreo;
}

/** The copy of a delivered mail in a member's mailbox. */
export interface Entregada {
  usuarioId: string;
  copiaId: string;
  /** The addresses by which the mail named the member. */
  direcciones: string[];
  /** The thread of the mail in that mailbox. */
  hiloId: string;
}

/** The mails that the running user writes; row-level security hides mails of other people. */
@Injectable()
export class BorradoresRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A mail by the running user, locked against other writes until the transaction ends. @throws DomainError 404 */
  async getLocked(id: string): Promise<Propio> {
    return found(await this.findLocked(id), 'el correo');
  }

  /** As {@link getLocked}; null when there is no such mail. */
  async findLocked(id: string): Promise<Propio | null> {
    const { manager } = this.transactions;
    const lock = { mode: 'for_no_key_update' } as const;
    // The mail is always locked before its copy. So two calls about one mail wait for each other.
    const correoId = (await manager.findOneBy(CopiaDeCorreo, { id, propia: true }))?.correoId;
    const correo = correoId ? await manager.findOne(Correo, { where: { id: correoId }, lock }) : null;
    const copia = correo && (await manager.findOne(CopiaDeCorreo, { where: { id }, lock }));
    return correo && copia ? { correo, copia } : null;
  }

  /** The mail of a copy in this mailbox. @throws DomainError 404 */
  async getBase(copiaId: string): Promise<Correo> {
    const { manager } = this.transactions;
    const copia = found(await manager.findOneBy(CopiaDeCorreo, { id: copiaId }), 'el correo');
    return found(await manager.findOneBy(Correo, { id: copia.correoId }), 'el correo');
  }

  /** A mail that is in this mailbox, or that the running user wrote; null when there is none. */
  findCorreo(id: string): Promise<Correo | null> {
    return this.transactions.manager.findOneBy(Correo, { id });
  }

  /** Adds a draft to the mailbox of its author. @throws QueryFailedError when the id is taken; the client gets 409 */
  async insert(copiaId: string, correo: Correo, cco: readonly Destinatario[]): Promise<void> {
    const { manager } = this.transactions;
    await manager.insert(Correo, correo);
    // A trigger writes the thread and the words of the search.
    await manager.query(
      `insert into correo_copias (id, correo_id, usuario_id, propia, bandeja, leido, cco, recibido_en)
       values ($1, $2, $3, true, 'drafts', true, $4, $5)`,
      [copiaId, correo.id, correo.autorId, JSON.stringify(cco), correo.fecha],
    );
  }

  async update({ correo }: Propio, fields: Partial<Correo>): Promise<void> {
    await this.transactions.manager.update(Correo, { id: correo.id }, fields);
  }

  async updateCopia({ copia }: Propio, fields: Partial<CopiaDeCorreo>): Promise<void> {
    await this.transactions.manager.update(CopiaDeCorreo, { id: copia.id }, fields);
  }

  /**
   * Puts a sent mail into the mailboxes of the members whom it names. All mails use the same order of mailboxes.
   * @param dominio the domain of the members' addresses
   */
  entregar(correoId: string, dominio: string | null): Promise<Entregada[]> {
    return this.transactions.manager.query(
      `select usuario_id as "usuarioId", copia_id as "copiaId", direcciones, hilo_id as "hiloId"
         from entregar_correo($1, $2, $3) order by 1`,
      [correoId, Array.from({ length: MAX_DESTINATARIOS }, () => uuid()), dominio],
    );
  }
}
