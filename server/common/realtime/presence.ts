import { Injectable, Logger } from '@nestjs/common';
import { isUuid } from '../../vocabulario/uuid.js';
import { Replicas } from '../replicas/replicas.js';
import { CuentaDirectory } from '../tenancy/cuenta-directory.js';
import type { TenantContext } from '../tenancy/transactions.js';
import type { LiveServer, LiveSocket } from './live-sockets.js';
import { roomOf } from './rooms.js';

/** Whether a member sees a carpeta. */
type MaySee = (tenant: TenantContext, carpetaId: string) => Promise<boolean>;

/**
 * The people who have a carpeta open. A tab shows at most one carpeta, so joining a carpeta leaves the previous one.
 * The rooms belong to Socket.IO: a connection that ends leaves them by itself.
 */
@Injectable()
export class Presence {
  private readonly logger = new Logger(Presence.name);
  private maySee: MaySee = async () => false;

  private io?: LiveServer;
  /** The latest message for each carpeta's room, until the room has it. */
  private readonly telling = new Map<string, symbol>();

  constructor(
    private readonly directory: CuentaDirectory,
    private readonly replicas: Replicas,
  ) {
    replicas.on('live.presencia', (cuentaId, carpeta) => this.inBackground(this.tellHere(cuentaId, carpeta)));
    replicas.on('live.usuarios', (room) => [...this.socketsIn(room)].map(({ data }) => data.claims.sub));
    replicas.on('live.retell', (cuentaId, usuarioId) => this.retell(cuentaId, usuarioId));
  }

  /** Sets the check for joining the room of a carpeta. */
  letIn(maySee: MaySee): void {
    this.maySee = maySee;
  }

  /** Begins to keep the rooms of a live server. */
  start(io: LiveServer): void {
    this.io = io;
  }

  serve(socket: LiveSocket): void {
    socket.on('join', (body, answer) => {
      this.join(socket, body?.carpeta).then(
        (isIn) => typeof answer === 'function' && answer(isIn),
        () => typeof answer === 'function' && answer(false),
      );
    });
    // At this event the rooms are still known. The socket leaves them in the same turn.
    socket.on('disconnecting', () => {
      const { carpeta } = socket.data;
      socket.data.carpeta = undefined;
      if (carpeta) setImmediate(() => this.tell(socket.data.claims.cuentaId, carpeta));
    });
  }

  /**
   * Removes from a carpeta's room the tabs of people who no longer see it.
   * @param rooms of the people who see it
   */
  evict(cuentaId: string, carpeta: string, rooms: readonly string[]): void {
    const room = roomOf.carpeta(cuentaId, carpeta);
    const seeing = this.socketsIn(...rooms);
    const evicted = [...this.socketsIn(room)].filter((socket) => !seeing.has(socket));
    for (const socket of evicted) remove(socket, room);
    if (evicted.length > 0) this.tell(cuentaId, carpeta);
  }

  /** Removes people who no longer see an unchanged carpeta, such as when their acceso expires. */
  async review(): Promise<void> {
    const shown = shownIn(this.io?.sockets.sockets.values() ?? []);
    for (const [cuentaId, carpetas] of Map.groupBy(shown, ([cuentaId]) => cuentaId)) {
      for (const carpeta of new Set(carpetas.map(([, carpeta]) => carpeta))) {
        if (await this.removeBlind(cuentaId, carpeta)) this.tell(cuentaId, carpeta);
      }
    }
  }

  /** Tells the carpetas that a member has open about the people there. The member became visible or invisible. */
  private retell(cuentaId: string, usuarioId: string): void {
    const sockets = this.socketsIn(roomOf.miembro(cuentaId, usuarioId));
    for (const carpeta of new Set(shownIn(sockets).map(([, carpeta]) => carpeta))) this.tell(cuentaId, carpeta);
  }

  /** @returns whether the tab is in the room of the carpeta */
  private async join(socket: LiveSocket, carpeta: unknown): Promise<boolean> {
    const { cuentaId, sub: usuarioId, rolId } = socket.data.claims;
    const next = typeof carpeta === 'string' && isUuid(carpeta) ? carpeta : undefined;
    const previous = socket.data.carpeta;
    socket.data.carpeta = next;
    if (previous && previous !== next) {
      await socket.leave(roomOf.carpeta(cuentaId, previous));
      this.tell(cuentaId, previous);
    }
    if (!next || !(await this.maySee({ cuentaId, usuarioId, rolId }, next))) return false;
    // Meanwhile the tab may have moved to another carpeta, or have disconnected.
    if (socket.data.carpeta !== next || !socket.connected) return false;
    await socket.join(roomOf.carpeta(cuentaId, next));
    this.tell(cuentaId, next);
    return true;
  }

  /** Makes all replicas tell the room of a carpeta about the people in it. */
  private tell(cuentaId: string, carpeta: string): void {
    this.replicas.tell('live.presencia', cuentaId, carpeta);
  }

  /**
   * Tells the tabs here in a carpeta's room about the people in it. The people are on all replicas. First removes
   * people who no longer see the carpeta.
   */
  private async tellHere(cuentaId: string, carpeta: string): Promise<void> {
    const room = roomOf.carpeta(cuentaId, carpeta);
    const turn = Symbol(room);
    this.telling.set(room, turn);
    try {
      if (await this.removeBlind(cuentaId, carpeta)) return this.tell(cuentaId, carpeta);
      if (this.socketsIn(room).size === 0) return;
      const isShown = await this.directory.showing(cuentaId);
      const open = await this.replicas.ask('live.usuarios', [room]);
      // Of two messages at once, the later message has the newer answer.
      if (this.telling.get(room) !== turn) return;
      const usuarios = [...new Set(open.flat())].filter(isShown);
      this.io?.local.to(room).emit('live', { type: 'carpeta.presence', carpeta, usuarios });
    } finally {
      if (this.telling.get(room) === turn) this.telling.delete(room);
    }
  }

  /** @returns whether a person here no longer saw the carpeta, and was removed from its room */
  private async removeBlind(cuentaId: string, carpeta: string): Promise<boolean> {
    const room = roomOf.carpeta(cuentaId, carpeta);
    let isAnyGone = false;
    for (const [usuarioId, sockets] of Map.groupBy(this.socketsIn(room), ({ data }) => data.claims.sub)) {
      const rolId = sockets[0]?.data.claims.rolId;
      if (rolId === undefined || (await this.maySee({ cuentaId, usuarioId, rolId }, carpeta))) continue;
      for (const socket of sockets) remove(socket, room);
      isAnyGone = true;
    }
    return isAnyGone;
  }

  /** The connections here that are in one of the rooms. */
  private socketsIn(...rooms: readonly string[]): Set<LiveSocket> {
    const { adapter, sockets } = this.io?.sockets ?? {};
    const ids = rooms.flatMap((room) => [...(adapter?.rooms.get(room) ?? [])]);
    return new Set(ids.flatMap((id) => sockets?.get(id) ?? []));
  }

  /** For work that nobody waits for. Without the database, the next message tells the tabs. */
  private inBackground(work: Promise<void>): void {
    work.catch((err) => this.logger.warn({ err }, 'Who has a carpeta open could not be told.'));
  }
}

/** Takes a tab out of a room, unless it has left. Tells the tab that it may see less from now on. */
function remove(socket: Pick<LiveSocket, 'rooms' | 'leave' | 'emit'>, room: string): void {
  if (!socket.rooms.has(room)) return;
  void socket.leave(room);
  socket.emit('live', { type: 'accesos.changed' });
}

/** The cuenta and the carpeta of the tabs that show a carpeta. */
function shownIn(sockets: Iterable<{ data: LiveSocket['data'] }>): [cuentaId: string, carpeta: string][] {
  return [...sockets].flatMap(({ data }) => (data.carpeta ? [[data.claims.cuentaId, data.carpeta]] : []));
}
