import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';
import type { Channel, Listener } from './channel.js';

const RECONNECT_MS = 1_000;
/** The number of messages that wait for a connection. Further messages are dropped. */
const MAX_WAITING = 5_000;

type Client = Awaited<ReturnType<typeof clientOf>>;

interface Clients {
  publisher: Client;
  subscriber: Client;
}

/** Carries texts to the other replicas by a channel of Redis. */
export class RedisChannel implements Channel {
  private readonly clients: Promise<Clients>;
  private readonly name: string;
  private hasListened = false;
  private isClosed = false;

  /** @param secret of the installation, since several installations may use a Redis */
  constructor(
    url: string,
    secret: string,
    private readonly logger: Logger,
    private readonly listener: Listener,
  ) {
    this.name = `carpetas:${createHash('sha256').update(`replicas\0${secret}`).digest('hex').slice(0, 32)}`;
    this.clients = this.createClients(url);
  }

  async connect(): Promise<void> {
    const { publisher, subscriber } = await this.clients;
    while (!this.isClosed && !this.hasListened) {
      try {
        for (const client of [publisher, subscriber]) if (!client.isOpen) await client.connect();
        await subscriber.subscribe(this.name, (text) => this.listener.message(text));
        this.hasListened = true;
        this.listener.listening(false);
      } catch (err) {
        // Redis refuses, for example, a wrong password. The library itself retries a connection that fails.
        this.logger.warn({ err }, 'Redis refuses.');
        await setTimeout(RECONNECT_MS, undefined, { ref: false });
      }
    }
  }

  send(text: string): void {
    void this.publish(text);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const client of Object.values(await this.clients)) {
      if (client.isReady) await client.close();
      else client.destroy();
    }
  }

  private async createClients(url: string): Promise<Clients> {
    const publisher = await clientOf(url);
    const subscriber = publisher.duplicate();
    for (const client of [publisher, subscriber]) {
      client.on('error', (err) => this.logger.warn({ err }, 'Redis cannot be reached.'));
    }
    // The library has subscribed again when `ready` comes.
    subscriber.on('ready', () => {
      if (this.hasListened) this.listener.listening(true);
    });
    return { publisher, subscriber };
  }

  private async publish(text: string): Promise<void> {
    const { publisher } = await this.clients;
    const publish = () => publisher.publish(this.name, text);
    // A message that was under way when the connection was cut has no answer. Sending it twice does no harm.
    await publish()
      .catch(publish)
      .catch((err) => this.logger.warn({ err }, 'The other replicas were not told.'));
  }
}

async function clientOf(url: string) {
  // The library is loaded only with Redis: it takes 29 MB of memory.
  const { createClient } = await import('@redis/client');
  return createClient({
    url,
    // All versions of Redis know this protocol.
    RESP: 2,
    commandsQueueMaxLength: MAX_WAITING,
    socket: { reconnectStrategy: RECONNECT_MS },
  });
}
