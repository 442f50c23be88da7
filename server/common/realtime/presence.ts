import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../tenancy/transactions.js';
import type { LiveServer, LiveSocket } from './live-sockets.js';
import { roomOf } from './rooms.js';

/** Whether a member sees a carpeta. */
type MaySee = (tenant: TenantContext, carpetaId: string) => Promise<boolean>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Who has a carpeta open. Each tab shows one carpeta at most, so joining one leaves the previous. The rooms are
 * Socket.IO's own: a connection that ends leaves them by itself.
 */
@Injectable()
export class Presence {
  private maySee: MaySee = async () => false;

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
      if (carpeta) setImmediate(() => void this.tell(io, socket.data.claims.cuentaId, carpeta));
    });
  }

  /** Removes from a carpeta's room the tabs of those who do not see it any more. @param rooms those of who does */
  async evict(io: LiveServer, cuentaId: string, carpeta: string, rooms: readonly string[]): Promise<void> {
    const room = roomOf.carpeta(cuentaId, carpeta);
    const evicted = await io
      .in(room)
      .except([...rooms])
      .fetchSockets();
    if (evicted.length === 0) return;
    for (const socket of evicted) socket.leave(room);
    await this.tell(io, cuentaId, carpeta);
  }

  /** @returns whether the tab is in the room of the carpeta */
  private async join(io: LiveServer, socket: LiveSocket, carpeta: unknown): Promise<boolean> {
    const { cuentaId, sub: usuarioId, rolId } = socket.data.claims;
    const next = typeof carpeta === 'string' && UUID.test(carpeta) ? carpeta : undefined;
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

  /** Tells everybody in the room of a carpeta who is in it. */
  private async tell(io: LiveServer, cuentaId: string, carpeta: string): Promise<void> {
    const room = roomOf.carpeta(cuentaId, carpeta);
    const sockets = await io.in(room).fetchSockets();
    const usuarios = [...new Set(sockets.map(({ data }) => data.claims.sub))];
    io.to(room).emit('live', { type: 'carpeta.presence', carpeta, usuarios });
  }
}
