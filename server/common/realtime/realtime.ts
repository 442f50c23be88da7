import { Injectable } from '@nestjs/common';
import type { EstadoUsuario } from '../tenancy/estados-usuario.js';
import { Transactions } from '../tenancy/transactions.js';
import type { LiveEvent } from './live-events.js';
import { LiveSockets } from './live-sockets.js';
import { roomOf } from './rooms.js';

/** Who sees something: everybody of these roles, and other people. */
export interface Sight {
  roles: readonly number[];
  usuarios: readonly string[];
}

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

  /** Tells every tab of the members of some roles in the running cuenta. */
  tellRoles(roles: readonly number[], event: LiveEvent): void {
    const { cuentaId } = this.transactions.tenant;
    for (const rolId of roles) {
      this.tell(roomOf.rol(cuentaId, rolId), event);
    }
  }

  /** As {@link tellCuenta}, for any cuenta: used for what belongs to a person, who may have several. */
  tellCuentaById(cuentaId: string, event: LiveEvent): void {
    this.tell(roomOf.cuenta(cuentaId), event);
  }

  /** Tells a cuenta the name, picture or presence of a member, also where they have a carpeta open. */
  tellPresence(cuentaId: string, usuarioId: string, estado: EstadoUsuario): void {
    this.tellCuentaById(cuentaId, { type: 'presence.changed', usuarioId, estado });
    this.transactions.afterCommit(() => this.sockets.retellPresence(cuentaId, usuarioId));
  }

  /** Tells every tab of one person, in any cuenta. */
  tellUsuarioById(usuarioId: string, event: LiveEvent): void {
    this.tell(roomOf.usuario(usuarioId), event);
  }

  /** Tells those in the running cuenta who see a carpeta, and removes others from its room. */
  tellWhoSees(carpetaId: string, sight: Sight, events: readonly LiveEvent[]): void {
    const { cuentaId } = this.transactions.tenant;
    const rooms = this.roomsOf(sight);
    const told = events.map((event) => this.withOrigin(event));
    this.transactions.afterCommit(() => this.sockets.emitOfCarpeta(cuentaId, carpetaId, rooms, told));
  }

  /** Tells those in the running cuenta whom one of these covers, once. */
  tellSights(sights: readonly Sight[], event: LiveEvent): void {
    const rooms = [...new Set(sights.flatMap((sight) => this.roomsOf(sight)))];
    const told = this.withOrigin(event);
    this.transactions.afterCommit(() => this.sockets.emit(rooms, told));
  }

  private roomsOf({ roles, usuarios }: Sight): string[] {
    const { cuentaId } = this.transactions.tenant;
    return [
      ...roles.map((rolId) => roomOf.rol(cuentaId, rolId)),
      ...usuarios.map((usuarioId) => roomOf.miembro(cuentaId, usuarioId)),
    ];
  }

  private tell(room: string, event: LiveEvent): void {
    const told = this.withOrigin(event);
    this.transactions.afterCommit(() => this.sockets.emit([room], told));
  }

  private withOrigin(event: LiveEvent): LiveEvent {
    const { origin } = this.transactions;
    return { ...event, ...(origin && { origin }) };
  }
}
