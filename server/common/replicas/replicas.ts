import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Namespace, Server } from 'socket.io';
import { JwtSecret } from '../config/jwt-secret.js';
import { Settings } from '../config/settings.js';
import { DatabaseUrl } from '../database/database-url.js';
import type { LiveEvent } from '../realtime/live-events.js';
import type { Channel, Listener } from './channel.js';
import { PostgresChannel } from './postgres-channel.js';
import { RedisChannel } from './redis-channel.js';
import { TextAdapter } from './text-adapter.js';

/**
 * The messages and questions between replicas. A name stays as long as a version with it may run beside this version.
 */
interface Calls {
  'accesos.sesion': (sid: string) => void;
  'accesos.usuario': (usuarioId: string) => void;
  'accesos.token': (id: string) => void;
  'accesos.tokensDe': (usuarioId: string) => void;
  'cuentas.cuenta': (cuentaId: string) => void;
  /** The data of each replica, for the operators. */
  'salud.replica': () => Replica;
  'live.emit': (rooms: readonly string[], event: LiveEvent) => void;
  'live.carpeta': (cuentaId: string, carpetaId: string, rooms: readonly string[], events: readonly LiveEvent[]) => void;
  'live.presencia': (cuentaId: string, carpetaId: string) => void;
  'live.retell': (cuentaId: string, usuarioId: string) => void;
  'live.endSession': (sid: string) => void;
  'live.endMiembro': (cuentaId: string, usuarioId: string) => void;
  /** The number of connections in a room. */
  'live.count': (room: string) => number;
  /** The people with connections in a room. */
  'live.usuarios': (room: string) => string[];
}

/** A process of the product. */
export interface Replica {
  id: string;
  equipo: string;
  version: string;
  node: string;
  /** The moment of its start, in ISO 8601. */
  iniciadaEn: string;
  /** The number of tabs connected to this replica. */
  conexiones: number;
}

type Name = keyof Calls;
type Handlers = { [N in Name]?: Calls[N] };
type Call = (...args: unknown[]) => unknown;

/**
 * All replicas of the product on a database, and the messages between them. Socket.IO counts the replicas and gathers
 * their answers. A message of a replica that has just died may be lost. No function relies on a message alone: caches
 * expire, and tabs fetch the stored data.
 */
@Injectable()
export class Replicas implements OnApplicationShutdown {
  private readonly logger = new Logger(Replicas.name);
  private readonly handlers: Handlers = {};
  private readonly channel: Channel;
  private textAdapter?: TextAdapter;
  private io?: Server;
  /** Called when this replica may have missed messages. The live connections set it. */
  onMissed: () => void = () => undefined;

  constructor(url: DatabaseUrl, secret: JwtSecret, settings: Settings) {
    const listener: Listener = {
      message: (text) => this.receive(text),
      listening: (isAgain) => {
        if (!isAgain) return;
        this.textAdapter?.init();
        this.onMissed();
      },
    };
    this.channel = settings.REDIS_URL
      ? new RedisChannel(settings.REDIS_URL, secret.value, this.logger, listener)
      : new PostgresChannel(url.app, settings, this.logger, listener);
  }

  /** Sets this replica's handler for a message or a question. */
  on<N extends Name>(name: N, handler: Calls[N]): void {
    (this.handlers as Record<Name, Call>)[name] = handler as Call;
  }

  /** Sends a message to all replicas. This replica handles it before the call returns. */
  tell<N extends Name>(name: N, ...args: Parameters<Calls[N]>): void {
    this.handle(name, args);
    this.io?.serverSideEmit('replica', name, args);
  }

  /** Asks all replicas. The result leaves out replicas without an answer within `ms`. */
  async ask<N extends Name>(name: N, args: Parameters<Calls[N]>, ms = 5_000): Promise<ReturnType<Calls[N]>[]> {
    const others: ReturnType<Calls[N]>[] = [];
    const answered = this.io?.serverSideEmitWithAck('replica', name, args).then(
      (answers) => others.push(...answers),
      (error: { responses?: typeof others }) => others.push(...(error.responses ?? [])),
    );
    const here = this.handle(name, args) as ReturnType<Calls[N]>;
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, ms).unref())]);
    // A replica of another version may not know the question.
    return [here, ...others].filter((answer) => answer !== undefined && answer !== null);
  }

  /** Makes the adapter for the live server, over which the replicas talk. */
  adapter(): (namespace: Namespace) => TextAdapter {
    const make = (namespace: Namespace) => {
      this.textAdapter = new TextAdapter(namespace, (text) => this.channel.send(text));
      void this.channel.connect();
      return this.textAdapter;
    };
    // Socket.IO calls it with `new`, which arrow functions refuse.
    return function adapterOf(namespace) {
      return make(namespace);
    };
  }

  /** Receives the messages of the other replicas over a live server. */
  connect(io: Server): void {
    this.io = io;
    io.on('replica', (name: Name, args: unknown[], answer?: (value: unknown) => void) => {
      const value = this.handle(name, args);
      answer?.(value ?? null);
    });
  }

  /** This comes after the last request, whose changes are still told. */
  async onApplicationShutdown(): Promise<void> {
    this.textAdapter?.close();
    await this.channel.close();
  }

  /** A message that cannot be read or handled must not end the process. */
  private receive(text: string): void {
    try {
      this.textAdapter?.receive(text);
    } catch (err) {
      this.logger.warn({ err }, 'What another replica said was not done.');
    }
  }

  private handle(name: Name, args: unknown[]): unknown {
    return (this.handlers[name] as Call | undefined)?.(...args);
  }
}
