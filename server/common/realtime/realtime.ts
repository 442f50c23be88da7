import { Injectable } from '@nestjs/common';
import { Transactions } from '../tenancy/transactions.js';
import type { LiveEvent } from './live-events.js';
import { LiveSockets, roomOf } from './live-sockets.js';

/**
 * Tells connected tabs what changed. Called inside a transaction: events leave once it is committed, and never when it
 * is rolled back.
 */
@Injectable()
export class Realtime {
  constructor(
    private readonly transactions: Transactions,
    private readonly sockets: LiveSockets,
  ) {}

  /** Tells every tab of one member in the running cuenta. */
  tellUsuario(usuarioId: string, event: LiveEvent): void {
    this.tell(roomOf.miembro(this.transactions.tenant.cuentaId, usuarioId), event);
  }

  /** Tells every tab of every member in the running cuenta. */
  tellCuenta(event: LiveEvent): void {
    this.tellCuentaById(this.transactions.tenant.cuentaId, event);
  }

  /** As {@link tellCuenta}, for any cuenta: used for what belongs to a person, who may have several. */
  tellCuentaById(cuentaId: string, event: LiveEvent): void {
    this.tell(roomOf.cuenta(cuentaId), event);
  }

  /** Tells every tab of one person, in any cuenta. */
  tellUsuarioById(usuarioId: string, event: LiveEvent): void {
    this.tell(roomOf.usuario(usuarioId), event);
  }

  private tell(room: string, event: LiveEvent): void {
    const { origin } = this.transactions;
    this.transactions.afterCommit(() => this.sockets.emit(room, { ...event, ...(origin && { origin }) }));
  }
}
