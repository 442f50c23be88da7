import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import { Authentication } from '../access/authentication.js';
import type { AccessClaims } from '../access/identity.js';
import { SessionStates } from '../access/session-states.js';
import { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';
import { Replicas } from '../replicas/replicas.js';
import type { LiveEvent } from './live-events.js';
import { Presence } from './presence.js';
import { roomOf } from './rooms.js';

/** The address of live connections. */
export const SOCKET_PATH = '/api/socket';

/** The messages of clients. Each is answered with whether it was accepted. */
interface ClientEvents {
  /** The next access token of the client. */
  renew: (body: { token?: unknown } | null, answer?: (isRenewed: boolean) => void) => void;
  /** The carpeta that the tab shows now; null when it shows no carpeta. */
  join: (body: { carpeta?: unknown } | null, answer?: (isIn: boolean) => void) => void;
  /** The person was active in the page. */
  active: () => void;
}

interface ServerEvents {
  live: (event: LiveEvent) => void;
}

interface SocketData {
  token: string;
  claims: Readonly<AccessClaims> & { cuentaId: string; rolId: number };
  /** The carpeta that the tab shows. */
  carpeta?: string;
  /** When activity was last reported, in milliseconds. */
  activeAt?: number;
  /** Whether the session was closed. */
  isSignedOut?: true;
}

type Connection = Socket['conn'];
export type LiveServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;

const MAX_MESSAGE_BYTES = 64 * 1024;
/** How long events are kept, in milliseconds. Tabs that fetched before they connected get these events. */
const CATCH_UP_MS = 60_000;
const MAX_RECENT = 5_000;
/** The shortest time between two reports of a connection's activity, in milliseconds. */
const ACTIVITY_MS = 20_000;
const GONE_MS = 30_000;
/** How long a connection waits for its person's counts on other replicas, in milliseconds. */
const ADMISSION_ASK_MS = 500;
/** How long a connection may be open without a token, in milliseconds. */
const ADMISSION_MS = 10_000;

/** The connections of the tabs, over Socket.IO: their admission and their end. */
@Injectable()
export class LiveSockets implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveSockets.name);
  private io?: LiveServer;
  private sweep?: NodeJS.Timeout;
  /** The running check. With many sockets, it may take longer than the interval. */
  private sweeping?: Promise<void>;
  private isClosing = false;
  /** Called when a connected person was active; `usuarios` sets it. */
  onActive: (usuarioId: string) => void = () => undefined;
  /** Called when a person's last connection to this replica has ended, with that moment. `usuarios` sets it. */
  onGone: (usuarioId: string, at: Date) => void = () => undefined;
  private readonly recent: { at: number; rooms: readonly string[]; event: LiveEvent }[] = [];

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly authentication: Authentication,
    private readonly sessions: SessionStates,
    private readonly settings: Settings,
    private readonly presence: Presence,
    private readonly replicas: Replicas,
  ) {
    replicas.on('live.emit', (rooms, event) => this.emitHere(rooms, event));
    replicas.on('live.carpeta', (...args) => this.emitOfCarpetaHere(...args));
    replicas.on('live.endSession', (sid) => this.endSessionHere(sid));
    replicas.on('live.endMiembro', (cuentaId, usuarioId) => {
      this.io?.local.in(roomOf.miembro(cuentaId, usuarioId)).disconnectSockets(true);
    });
    replicas.on('live.count', (room) => this.countHere(room));
    // Tabs that missed events fetch everything after they connect again.
    replicas.onMissed = () => {
      for (const { conn } of this.io?.sockets.sockets.values() ?? []) conn.close();
    };
  }

  /** The number of connected tabs. */
  get count(): number {
    return this.io?.sockets.sockets.size ?? 0;
  }

  onApplicationBootstrap(): void {
    // A command runs the application without a server.
    const http: HttpServer | undefined = this.host.httpAdapter?.getHttpServer();
    if (!http) return;
    this.io = new Server(http, {
      adapter: this.replicas.adapter(),
      path: SOCKET_PATH,
      serveClient: false,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      pingInterval: this.settings.SOCKET_PING_SECONDS * 1000,
      pingTimeout: this.settings.SOCKET_PONG_SECONDS * 1000,
      connectTimeout: ADMISSION_MS,
      allowRequest: (request, decide) => decide(null, !this.isClosing && this.isSameOrigin(request)),
    });
    this.io.use((socket, next) => {
      this.admit(socket).then(
        () => next(),
        (error: unknown) => next(refusal(error)),
      );
    });
    this.io.on('connection', (socket) => this.serve(socket));
    this.presence.start(this.io);
    this.replicas.connect(this.io);
    this.io.engine.on('connection', (connection: Connection) => this.limit(connection));
    this.sweep = setInterval(() => {
      this.sweeping ??= this.endStale()
        .catch((error) => this.logger.warn({ err: error }, 'The sockets could not be checked.'))
        .finally(() => {
          this.sweeping = undefined;
        });
    }, this.settings.SOCKET_CHECK_SECONDS * 1000);
    this.sweep.unref();
  }

  /**
   * Closes the connections; clients connect again by themselves. Socket.IO's own close would also close the HTTP
   * server.
   */
  beforeApplicationShutdown(): void {
    this.isClosing = true;
    clearInterval(this.sweep);
    this.io?.engine.close();
  }

  /** Sends an event to the sockets in the rooms. */
  emit(rooms: readonly string[], event: LiveEvent): void {
    this.replicas.tell('live.emit', rooms, event);
  }

  /**
   * Sends events to the people who see a carpeta. People who have it open and no longer see it are told that instead.
   */
  emitOfCarpeta(cuentaId: string, carpetaId: string, rooms: readonly string[], events: readonly LiveEvent[]): void {
    this.replicas.tell('live.carpeta', cuentaId, carpetaId, rooms, events);
  }

  /**
   * Sends the presence of a member again to the carpetas that they have open. The member became visible or invisible.
   */
  retellPresence(cuentaId: string, usuarioId: string): void {
    this.replicas.tell('live.retell', cuentaId, usuarioId);
  }

  /** Ends the connections of a session that was closed. */
  endSession(sid: string): void {
    this.replicas.tell('live.endSession', sid);
  }

  /** Ends a member's connections to a cuenta, when the role changed or the membership ended. */
  endMiembro(cuentaId: string, usuarioId: string): void {
    this.replicas.tell('live.endMiembro', cuentaId, usuarioId);
  }

  private emitHere(rooms: readonly string[], event: LiveEvent): void {
    // Without rooms, Socket.IO would send to all sockets of all cuentas.
    if (rooms.length === 0) return;
    this.remember(rooms, event);
    this.io?.local.to([...rooms]).emit('live', event);
  }

  private emitOfCarpetaHere(
    cuentaId: string,
    carpetaId: string,
    rooms: readonly string[],
    events: readonly LiveEvent[],
  ): void {
    this.presence.evict(cuentaId, carpetaId, rooms);
    for (const event of events) this.emitHere(rooms, event);
  }

  private endSessionHere(sid: string): void {
    for (const socket of this.io?.sockets.sockets.values() ?? []) {
      if (socket.data.claims?.sid === sid) socket.data.isSignedOut = true;
    }
    this.io?.local.in(roomOf.sesion(sid)).disconnectSockets(true);
  }

  private countHere(room: string): number {
    return this.io?.sockets.adapter.rooms.get(room)?.size ?? 0;
  }

  /** A page of another site may not connect. Clients other than browsers send no Origin. */
  private isSameOrigin({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    const { PUBLIC_URL } = this.settings;
    return URL.parse(origin)?.host === host || (PUBLIC_URL !== undefined && new URL(PUBLIC_URL).origin === origin);
  }

  private async admit(socket: LiveSocket): Promise<void> {
    const token: unknown = socket.handshake.auth.token;
    const { cuentaId, rolId, ...claims } = await this.check(token);
    if (!cuentaId || rolId === undefined) {
      throw new DomainError('SIN_CUENTA', 403, 'Primero hay que elegir una cuenta.');
    }
    const { sid, sub } = claims;
    const [, ...elsewhere] = await this.replicas.ask('live.count', [roomOf.usuario(sub)], ADMISSION_ASK_MS);
    // There is no await between this count and the join. So simultaneous connections cannot exceed the limit.
    const open = [this.countHere(roomOf.usuario(sub)), ...elsewhere];
    if (sum(open) >= this.settings.SOCKETS_PER_USER) {
      throw new DomainError('DEMASIADAS_CONEXIONES', 429, 'Hay demasiadas pestañas abiertas.');
    }
    socket.data = { token: token as string, claims: { ...claims, cuentaId, rolId } };
    await socket.join([
      roomOf.sesion(sid),
      roomOf.usuario(sub),
      roomOf.cuenta(cuentaId),
      roomOf.rol(cuentaId, rolId),
      roomOf.miembro(cuentaId, sub),
    ]);
  }

  /** @throws DomainError 401, as the guard of the routes does */
  private async check(token: unknown): Promise<Readonly<AccessClaims>> {
    if (typeof token !== 'string') {
      throw new DomainError('NO_TOKEN', 401, 'Hay que iniciar sesión.');
    }
    const claims = await this.authentication.ofAccessToken(token);
    await this.sessions.getAsSigned(claims);
    return claims;
  }

  private remember(rooms: readonly string[], event: LiveEvent): void {
    const at = Date.now();
    this.recent.push({ at, rooms, event });
    const firstKept = this.recent.findIndex((told) => told.at >= at - CATCH_UP_MS);
    this.recent.splice(0, Math.max(firstKept, this.recent.length - MAX_RECENT));
  }

  /** Sends a tab the events since it began to fetch. The tab began `since` milliseconds before it connected. */
  private catchUp(socket: LiveSocket): void {
    const since: unknown = socket.handshake.auth.since;
    if (typeof since !== 'number') return;
    const from = Date.now() - Math.min(since, CATCH_UP_MS);
    for (const { at, rooms, event } of this.recent) {
      if (at >= from && rooms.some((room) => socket.rooms.has(room))) socket.emit('live', event);
    }
  }

  private serve(socket: LiveSocket): void {
    this.catchUp(socket);
    socket.on('active', () => {
      const now = Date.now();
      if (now - (socket.data.activeAt ?? 0) < ACTIVITY_MS) return;
      socket.data.activeAt = now;
      this.onActive(socket.data.claims.sub);
    });
    socket.on('disconnect', () => this.noteGone(socket));
    socket.on('renew', (body, answer) => {
      this.renew(socket, body?.token).then(
        () => typeof answer === 'function' && answer(true),
        () => typeof answer === 'function' && answer(false),
      );
    });
    this.presence.serve(socket);
  }

  /** Reports a person as gone after a while. A reloaded page, or a lost network, is back soon. */
  private noteGone({ data: { claims, isSignedOut } }: LiveSocket): void {
    const at = new Date();
    const look = async () => {
      const open = await this.replicas.ask('live.count', [roomOf.usuario(claims.sub)]);
      if (!this.isClosing && sum(open) === 0) this.onGone(claims.sub, at);
    };
    setTimeout(look, isSignedOut ? 0 : GONE_MS).unref();
  }

  /**
   * Takes the next token of the same session and cuenta. A token of another session or cuenta needs its own connection.
   */
  private async renew(socket: LiveSocket, token: unknown): Promise<void> {
    const claims = await this.check(token);
    const { sid, sub, cuentaId } = socket.data.claims;
    if (claims.sid !== sid || claims.sub !== sub || claims.cuentaId !== cuentaId) {
      throw new DomainError('OTRA_SESION', 403, 'El token es de otra sesión.');
    }
    socket.data.token = token as string;
  }

  /**
   * Ends a connection that sends too much. Packets are counted below Socket.IO, so packets before the token count too.
   */
  private limit(connection: Connection): void {
    let second = 0;
    let packets = 0;
    connection.on('packet', () => {
      const now = Math.floor(Date.now() / 1000);
      packets = now === second ? packets + 1 : 1;
      second = now;
      if (packets > this.settings.SOCKET_MESSAGES_PER_SECOND) connection.close(true);
    });
  }

  /** Ends expired connections, by their token, session or member. Closes carpetas whose acceso has expired. */
  private async endStale(): Promise<void> {
    // The checks run in turn, so that they leave the database connections to requests.
    for (const socket of this.io?.sockets.sockets.values() ?? []) {
      try {
        await this.check(socket.data.token);
      } catch (error) {
        if (!(error instanceof DomainError) || error.status !== 401) throw error;
        socket.disconnect(true);
      }
    }
    await this.presence.review();
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/** An error in the format that a client reads on `connect_error`. */
function refusal(error: unknown): Error {
  const isOurs = error instanceof DomainError;
  return Object.assign(new Error(isOurs ? error.message : 'No se pudo abrir la conexión.'), {
    data: { code: isOurs ? error.code : 'ERROR_INTERNO' },
  });
}
