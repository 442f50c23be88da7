import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Settings } from '../config/settings.js';

const TICK_MS = 25;
/**
 * A client whose connection was closed opens the next connection within this time. The time is counted in turns of the
 * event loop. A process that was busy must still accept the connections that came meanwhile.
 */
const QUIET_TICKS = 4;
/** The time for a client to close its side of a connection, in milliseconds. */
const HALF_CLOSED_MS = 1_000;
/** How long the last requests may be delayed, in milliseconds. */
const LAST_MS = 2_000;

interface Use {
  /** The number of requests under way. */
  requests: number;
  silentSince: number;
}

/**
 * Closes the server without losing a request. For SHUTDOWN_GRACE_MS, new connections are accepted, and each answer
 * announces that its connection closes. After that, only connections that were silent the whole time are closed without
 * announcement. On any other connection, a client may be sending a request.
 */
@Injectable()
export class Drain {
  isDraining = false;
  private readonly connections = new Map<Socket, Use>();
  /** The number of connections that were opened or closed. */
  private changes = 0;
  /** Requests wait for this promise. */
  private pause: Promise<void> | null = null;

  constructor(private readonly settings: Settings) {}

  /** Follows the connections of a server that does not listen yet. */
  attach(fastify: FastifyInstance): void {
    fastify.server.on('connection', (socket) => this.follow(socket));
    // A WebSocket does not count: its client is told to reconnect when the application closes.
    fastify.server.on('upgrade', ({ socket }) => this.connections.delete(socket));
    fastify.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
      // The request crossed the end of its connection. The request is not run, so the client may send it again.
      if (socket.writableEnded) {
        reply.hijack();
        socket.destroy();
        return;
      }
      this.follow(socket).requests += 1;
      if (this.pause) void this.pause.then(() => done());
      else done();
    });
    fastify.addHook('onSend', (_request, reply, payload, done) => {
      if (this.isDraining) reply.header('connection', 'close');
      done(null, payload);
    });
    fastify.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
      const use = this.connections.get(socket);
      if (use) {
        use.requests -= 1;
        use.silentSince = Date.now();
      }
      done();
    });
    fastify.addHook('preClose', () => this.acceptTheLast());
    fastify.addHook('onClose', async () => {
      while ([...this.connections.values()].some(({ requests }) => requests > 0)) await sleep(TICK_MS);
    });
  }

  /**
   * Announces the end, and waits until no connection is in use. Behind a proxy, it waits for all of SHUTDOWN_GRACE_MS,
   * so that a load balancer notices.
   */
  async announce(): Promise<void> {
    const { SHUTDOWN_GRACE_MS, TRUST_PROXY } = this.settings;
    this.isDraining = true;
    this.closeSilent();
    setInterval(() => this.closeSilent(), TICK_MS).unref();
    await this.untilQuiet(SHUTDOWN_GRACE_MS, () => TRUST_PROXY || this.connections.size > 0);
  }

  /**
   * Pauses requests until no more come. When the server stops listening, the system resets connections that wait to be
   * accepted. A client opens its next connection only after an answer.
   */
  private async acceptTheLast(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.pause = promise;
    await this.untilQuiet(LAST_MS);
    // Fastify stops listening in this turn.
    setImmediate(resolve);
  }

  /** Waits until connections are no longer opened or closed, at most `limitMs`. */
  private async untilQuiet(limitMs: number, isInUse = () => false): Promise<void> {
    const end = Date.now() + limitMs;
    for (let ticks = 0, seen = this.changes; ticks < QUIET_TICKS && Date.now() < end; ticks += 1) {
      await sleep(TICK_MS);
      if (seen !== this.changes || isInUse()) ticks = 0;
      seen = this.changes;
    }
  }

  private closeSilent(): void {
    const since = Date.now() - this.settings.SHUTDOWN_GRACE_MS;
    for (const [socket, { requests, silentSince }] of this.connections) {
      if (requests > 0 || silentSince > since || socket.writableEnded) continue;
      socket.end();
      setTimeout(() => socket.destroy(), HALF_CLOSED_MS).unref();
    }
  }

  private follow(socket: Socket): Use {
    let use = this.connections.get(socket);
    if (!use) {
      use = { requests: 0, silentSince: Date.now() };
      this.connections.set(socket, use);
      this.changes += 1;
      socket.once('close', () => {
        this.connections.delete(socket);
        this.changes += 1;
      });
    }
    return use;
  }
}
