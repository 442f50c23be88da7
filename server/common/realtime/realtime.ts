import { Injectable } from '@nestjs/common';
import type { EstadoUsuario } from '../tenancy/estados-usuario.js';
import { Transactions } from '../tenancy/transactions.js';
import type { LiveEvent } from './live-events.js';
import { LiveSockets } from './live-sockets.js';
import { roomOf } from './rooms.js';

/** The people who see a thing: everybody with these roles, and other people. */
export interface Sight {
  roles: readonly number[];
  usuarios: readonly string[];
}

/**
 * Tells connected tabs about changes. Call it inside a transaction: events leave after the commit, and never after a
 * rollback.
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

  /** As {@link tellCuenta}, for any cuenta. It is for things of a person, who may have several cuentas. */
  tellCuentaById(cuentaId: string, event: LiveEvent): void {
    this.tell(roomOf.cuenta(cuentaId), event);
  }

  /**
   * Tells a cuenta the presence of a member. The carpetas that the member has open are told too.
   * @param campos the other data of the member that changed, such as the name or picture
   */
  tellPresence(cuentaId: string, usuarioId: string, estado: EstadoUsuario, campos: string[] = []): void {
    const others = campos.length > 0 && { campos };
    this.tellCuentaById(cuentaId, { type: 'presence.changed', usuarioId, estado, ...others });
    this.transactions.afterCommit(() => this.sockets.retellPresence(cuentaId, usuarioId));
  }

  /** Tells every tab of one person, in any cuenta. */
  tellUsuarioById(usuarioId: string, event: LiveEvent): void {
    this.tell(roomOf.usuario(usuarioId), event);
  }

  /** Tells the people in the running cuenta who see a carpeta. Removes others from its room. */
  tellWhoSees(carpetaId: string, sight: Sight, events: readonly LiveEvent[]): void {
    const { cuentaId } = this.transactions.tenant;
    const rooms = this.roomsOf(sight);
    const told = events.map((event) => this.withOrigin(event));
    this.transactions.afterCommit(() => this.sockets.emitOfCarpeta(cuentaId, carpetaId, rooms, told));
  }

  /** Tells each person in the running cuenta whom one of these sights covers, once. */
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
