import { Injectable } from '@nestjs/common';
import { Transactions } from '../tenancy/transactions.js';
import type { LiveEvent } from './live-events.js';
import { LiveSockets, roomOf } from './live-sockets.js';

/**
 * Tells connected tabs what changed. Called inside a transaction: what is told leaves once it is committed, and not at
 * all when it is rolled back.
 */
@Injectable()
export class Realtime {
  constructor(
    private readonly transactions: Transactions,
    private readonly sockets: LiveSockets,
  ) {}

  /** Every tab of one member that is in the running cuenta. */
  tellUsuario(usuarioId: string, event: LiveEvent): void {
    this.tell(roomOf.miembro(this.transactions.tenant.cuentaId, usuarioId), event);
  }

  /** Every tab of every member that is in the running cuenta. */
  tellCuenta(event: LiveEvent): void {
    this.tellCuentaById(this.transactions.tenant.cuentaId, event);
  }

  /** The same for a cuenta that is not the running one: for what belongs to a person, who may have several. */
  tellCuentaById(cuentaId: string, event: LiveEvent): void {
    this.tell(roomOf.cuenta(cuentaId), event);
  }

  /** Every tab of one person, whatever cuenta it is in. */
  tellUsuarioById(usuarioId: string, event: LiveEvent): void {
    this.tell(roomOf.usuario(usuarioId), event);
  }

  private tell(room: string, event: LiveEvent): void {
    const { origin } = this.transactions;
    this.transactions.afterCommit(() => this.sockets.emit(room, { ...event, ...(origin && { origin }) }));
  }
}
