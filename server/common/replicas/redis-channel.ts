import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';
import { createClient } from '@redis/client';
import type { Channel, Listener } from './channel.js';

const RECONNECT_MS = 1_000;
/** How many messages wait for a connection; those beyond are lost. */
const MAX_WAITING = 5_000;

/** Carries texts to the other replicas by a channel of Redis. What is sent while there is no connection waits. */
export class RedisChannel implements Channel {
  private readonly publisher;
  private readonly subscriber;
  private readonly name: string;
  private hasListened = false;
  private isClosed = false;

  /** @param secret of the installation, since several may use one Redis */
  constructor(
    url: string,
    secret: string,
    private readonly logger: Logger,
    private readonly listener: Listener,
  ) {
    this.name = `carpetas:${createHash('sha256').update(`replicas\0${secret}`).digest('hex').slice(0, 32)}`;
    this.publisher = createClient({
      url,
      // The protocol of all versions.
      RESP: 2,
      commandsQueueMaxLength: MAX_WAITING,
      socket: { reconnectStrategy: RECONNECT_MS },
    });
    this.subscriber = this.publisher.duplicate();
    for (const client of [this.publisher, this.subscriber]) {
      client.on('error', (err) => this.logger.warn({ err }, 'Redis cannot be reached.'));
    }
    // The library has subscribed again by then.
    this.subscriber.on('ready', () => {
      if (this.hasListened) this.listener.listening(true);
    });
  }

  async connect(): Promise<void> {
    while (!this.isClosed && !this.hasListened) {
      try {
        for (const client of [this.publisher, this.subscriber]) if (!client.isOpen) await client.connect();
        await this.subscriber.subscribe(this.name, (text) => this.listener.message(text));
        this.hasListened = true;
        this.listener.listening(false);
      } catch (err) {
        // Such as a wrong password. A connection that cannot be made is tried again by the library.
        this.logger.warn({ err }, 'Redis refuses.');
        await setTimeout(RECONNECT_MS, undefined, { ref: false });
      }
    }
  }

  send(text: string): void {
    const publish = () => this.publisher.publish(this.name, text);
    // One that was under way when the connection was cut has no answer. Twice does no harm.
    publish()
      .catch(publish)
      .catch((err) => this.logger.warn({ err }, 'The other replicas were not told.'));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const client of [this.publisher, this.subscriber]) {
      if (client.isReady) await client.close();
      else client.destroy();
    }
  }
}
