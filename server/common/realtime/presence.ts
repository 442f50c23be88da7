import { Injectable, Logger } from '@nestjs/common';
import { isUuid } from '../input/uuid.js';
import { CuentaDirectory } from '../tenancy/cuenta-directory.js';
import type { TenantContext } from '../tenancy/transactions.js';
import type { LiveServer, LiveSocket } from './live-sockets.js';
import { roomOf } from './rooms.js';

/** Whether a member sees a carpeta. */
type MaySee = (tenant: TenantContext, carpetaId: string) => Promise<boolean>;

/**
 * Who has a carpeta open. Each tab shows one carpeta at most, so joining one leaves the previous. The rooms are
 * Socket.IO's own: a connection that ends leaves them by itself.
 */
@Injectable()
export class Presence {
  private readonly logger = new Logger(Presence.name);
  private maySee: MaySee = async () => false;

  constructor(private readonly directory: CuentaDirectory) {}

  /** Sets who may join the room of a carpeta. */
  letIn(maySee: MaySee): void {
    this.maySee = maySee;
  }

  serve(io: LiveServer, socket: LiveSocket): void {
    socket.on('join', (body, answer) => {
      this.join(io, socket, body?.carpeta).then(
        (isIn) => typeof answer === 'function' && answer(isIn),
        () => typeof answer === 'function' && answer(false),
      );
    });
    // The rooms are still known here, and are left in the same turn.
    socket.on('disconnecting', () => {
      const { carpeta } = socket.data;
      socket.data.carpeta = undefined;
      if (carpeta) setImmediate(() => this.inBackground(this.tell(io, socket.data.claims.cuentaId, carpeta)));
    });
  }

  /**
   * Removes from a carpeta's room the tabs of those who do not see it any more.
   * @param rooms those of who does
   */
  evict(io: LiveServer, cuentaId: string, carpeta: string, rooms: readonly string[]): void {
    const evict = async () => {
      const room = roomOf.carpeta(cuentaId, carpeta);
      const evicted = await io
        .in(room)
        .except([...rooms])
        .fetchSockets();
      for (const socket of evicted) remove(socket, room);
      if (evicted.length > 0) await this.tell(io, cuentaId, carpeta);
    };
    this.inBackground(evict());
  }

  /** Removes those who have stopped seeing a carpeta without any change of it, such as by the date of their acceso. */
  async review(io: LiveServer): Promise<void> {
    for (const [cuentaId, carpetas] of Map.groupBy(shownIn(io.sockets.sockets.values()), ([cuentaId]) => cuentaId)) {
      for (const carpeta of new Set(carpetas.map(([, carpeta]) => carpeta))) {
        if (await this.removeBlind(io, cuentaId, carpeta)) await this.tell(io, cuentaId, carpeta);
      }
    }
  }

  /** Tells the carpetas that a member has open again who is there, since the member became visible or invisible. */
  retell(io: LiveServer, cuentaId: string, usuarioId: string): void {
    const retell = async () => {
      const sockets = await io.in(roomOf.miembro(cuentaId, usuarioId)).fetchSockets();
      for (const carpeta of new Set(shownIn(sockets).map(([, carpeta]) => carpeta))) {
        await this.tell(io, cuentaId, carpeta);
      }
    };
    this.inBackground(retell());
  }

  /** @returns whether the tab is in the room of the carpeta */
  private async join(io: LiveServer, socket: LiveSocket, carpeta: unknown): Promise<boolean> {
    const { cuentaId, sub: usuarioId, rolId } = socket.data.claims;
    const next = typeof carpeta === 'string' && isUuid(carpeta) ? carpeta : undefined;
    const previous = socket.data.carpeta;
    socket.data.carpeta = next;
    if (previous && previous !== next) {
      await socket.leave(roomOf.carpeta(cuentaId, previous));
      await this.tell(io, cuentaId, previous);
    }
    if (!next || !(await this.maySee({ cuentaId, usuarioId, rolId }, next))) return false;
    // Meanwhile the tab may have gone on to another carpeta, or away.
    if (socket.data.carpeta !== next || !socket.connected) return false;
    await socket.join(roomOf.carpeta(cuentaId, next));
    await this.tell(io, cuentaId, next);
    return true;
  }

  /** Tells everybody in the room of a carpeta, who must still see it, who is in it. */
  private async tell(io: LiveServer, cuentaId: string, carpeta: string): Promise<void> {
    const room = roomOf.carpeta(cuentaId, carpeta);
    await this.removeBlind(io, cuentaId, carpeta);
    if (!io.sockets.adapter.rooms.has(room)) return;
    const isShown = await this.directory.showing(cuentaId);
    // Nothing slow follows, so that of two messages the later one is right.
    const sockets = await io.in(room).fetchSockets();
    const usuarios = [...new Set(sockets.map(({ data }) => data.claims.sub))].filter(isShown);
    io.to(room).emit('live', { type: 'carpeta.presence', carpeta, usuarios });
  }

  /** @returns whether somebody in the room of a carpeta did not see it any more, and was removed */
  private async removeBlind(io: LiveServer, cuentaId: string, carpeta: string): Promise<boolean> {
    const room = roomOf.carpeta(cuentaId, carpeta);
    let isAnyGone = false;
    for (const [usuarioId, sockets] of Map.groupBy(await io.in(room).fetchSockets(), ({ data }) => data.claims.sub)) {
      const rolId = sockets[0]?.data.claims.rolId;
      if (rolId === undefined || (await this.maySee({ cuentaId, usuarioId, rolId }, carpeta))) continue;
      for (const socket of sockets) remove(socket, room);
      isAnyGone = true;
    }
    return isAnyGone;
  }

  /** For what nobody waits for: without the database, the tabs are told by the next message. */
  private inBackground(work: Promise<void>): void {
    work.catch((err) => this.logger.warn({ err }, 'Who has a carpeta open could not be told.'));
  }
}

/** Takes a tab out of a room, unless that has been done, and tells it that it may see less from now on. */
function remove(socket: Pick<LiveSocket, 'rooms' | 'leave' | 'emit'>, room: string): void {
  if (!socket.rooms.has(room)) return;
  void socket.leave(room);
  socket.emit('live', { type: 'accesos.changed' });
}

/** The cuenta and the carpeta of the tabs that show one. */
function shownIn(sockets: Iterable<{ data: LiveSocket['data'] }>): [cuentaId: string, carpeta: string][] {
  return [...sockets].flatMap(({ data }) => (data.carpeta ? [[data.claims.cuentaId, data.carpeta]] : []));
}
