import { Injectable, Logger } from '@nestjs/common';
import { isUuid } from '../input/uuid.js';
import { Replicas } from '../replicas/replicas.js';
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

  private io?: LiveServer;
  /** The last message that each carpeta's room is to get, until it has it. */
  private readonly telling = new Map<string, symbol>();

  constructor(
    private readonly directory: CuentaDirectory,
    private readonly replicas: Replicas,
  ) {
    replicas.on('live.presencia', (cuentaId, carpeta) => this.inBackground(this.tellHere(cuentaId, carpeta)));
    replicas.on('live.usuarios', (room) => [...this.socketsIn(room)].map(({ data }) => data.claims.sub));
    replicas.on('live.retell', (cuentaId, usuarioId) => this.retell(cuentaId, usuarioId));
  }

  /** Sets who may join the room of a carpeta. */
  letIn(maySee: MaySee): void {
    this.maySee = maySee;
  }

  /** Begins to keep the rooms of a server of connections. */
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
    // The rooms are still known here, and are left in the same turn.
    socket.on('disconnecting', () => {
      const { carpeta } = socket.data;
      socket.data.carpeta = undefined;
      if (carpeta) setImmediate(() => this.tell(socket.data.claims.cuentaId, carpeta));
    });
  }

  /**
   * Removes from a carpeta's room the tabs here of those who do not see it any more.
   * @param rooms those of who does
   */
  evict(cuentaId: string, carpeta: string, rooms: readonly string[]): void {
    const room = roomOf.carpeta(cuentaId, carpeta);
    const seeing = this.socketsIn(...rooms);
    const evicted = [...this.socketsIn(room)].filter((socket) => !seeing.has(socket));
    for (const socket of evicted) remove(socket, room);
    if (evicted.length > 0) this.tell(cuentaId, carpeta);
  }

  /** Removes those who have stopped seeing a carpeta without any change of it, such as by the date of their acceso. */
  async review(): Promise<void> {
    const shown = shownIn(this.io?.sockets.sockets.values() ?? []);
    for (const [cuentaId, carpetas] of Map.groupBy(shown, ([cuentaId]) => cuentaId)) {
      for (const carpeta of new Set(carpetas.map(([, carpeta]) => carpeta))) {
        if (await this.removeBlind(cuentaId, carpeta)) this.tell(cuentaId, carpeta);
      }
    }
  }

  /** Tells the carpetas that a member has open who is there, since the member became visible or invisible. */
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
    // Meanwhile the tab may have gone on to another carpeta, or away.
    if (socket.data.carpeta !== next || !socket.connected) return false;
    await socket.join(roomOf.carpeta(cuentaId, next));
    this.tell(cuentaId, next);
    return true;
  }

  /** Has all replicas tell the room of a carpeta who is in it. */
  private tell(cuentaId: string, carpeta: string): void {
    this.replicas.tell('live.presencia', cuentaId, carpeta);
  }

  /** Tells everybody here in the room of a carpeta, who must still see it, who is in it on all replicas. */
  private async tellHere(cuentaId: string, carpeta: string): Promise<void> {
    const room = roomOf.carpeta(cuentaId, carpeta);
    const turn = Symbol(room);
    this.telling.set(room, turn);
    try {
      if (await this.removeBlind(cuentaId, carpeta)) return this.tell(cuentaId, carpeta);
      if (this.socketsIn(room).size === 0) return;
      const isShown = await this.directory.showing(cuentaId);
      const open = await this.replicas.ask('live.usuarios', [room]);
      // Of two messages at once, the later one has asked later.
      if (this.telling.get(room) !== turn) return;
      const usuarios = [...new Set(open.flat())].filter(isShown);
      this.io?.local.to(room).emit('live', { type: 'carpeta.presence', carpeta, usuarios });
    } finally {
      if (this.telling.get(room) === turn) this.telling.delete(room);
    }
  }

  /** @returns whether somebody here in the room of a carpeta did not see it any more, and was removed */
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
