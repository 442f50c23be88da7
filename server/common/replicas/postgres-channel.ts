import { randomUUID } from 'node:crypto';
import type { Logger } from '@nestjs/common';
import { Client } from 'pg';
import type { Settings } from '../config/settings.js';
import type { Channel, Listener } from './channel.js';

const CHANNEL = 'carpetas_replicas';
/** NOTIFY takes less than 8,000 bytes. */
const MAX_BYTES = 7_900;
/** The bytes of a part. In base64, with the name of the part, they are fewer than {@link MAX_BYTES}. */
const PART_BYTES = 5_400;
const RECONNECT_MS = 1_000;
/** The number of messages that wait for a connection. Beyond it, the oldest are dropped. */
const MAX_WAITING = 5_000;
/** The number of messages that a statement sends. */
const AT_ONCE = 100;
/** The number of long messages that are joined at the same time. */
const MAX_OPEN = 100;

/** Carries texts to the other replicas by NOTIFY, in order, over a connection of its own. */
export class PostgresChannel implements Channel {
  private client?: Client;
  private isClosed = false;
  private hasListened = false;
  private timer?: NodeJS.Timeout;
  private sending = Promise.resolve();
  private readonly waiting: string[] = [];
  private readonly open = new Map<string, string[]>();

  constructor(
    private readonly url: string,
    private readonly settings: Settings,
    private readonly logger: Logger,
    private readonly listener: Listener,
  ) {}

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'carpetas: replicas',
      connectionTimeoutMillis: this.settings.POOL_ACQUIRE_MS,
      query_timeout: this.settings.QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => client === this.client && this.receive(payload));
    client.on('error', (err) => this.logger.warn({ err }, 'The connection to the other replicas was lost.'));
    client.once('end', () => client === this.client && this.reconnect());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (err) {
      this.logger.warn({ err }, 'The other replicas cannot be reached.');
      client.end().catch(() => undefined);
      this.reconnect();
      return;
    }
    if (this.isClosed) return void client.end();
    this.client = client;
    this.listener.listening(this.hasListened);
    this.hasListened = true;
    this.sendWaiting();
  }

  send(text: string): void {
    this.waiting.push(...partsOf(text));
    this.waiting.splice(0, this.waiting.length - MAX_WAITING);
    this.sendWaiting();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.sending;
    await this.client?.end();
  }

  private sendWaiting(): void {
    this.sending = this.sending.then(async () => {
      const { client } = this;
      while (client && client === this.client && this.waiting.length > 0) {
        // All messages of a request are sent together. Commits with NOTIFY wait for each other, on all replicas.
        const texts = this.waiting.splice(0, AT_ONCE);
        try {
          await client.query(
            'select pg_notify($1, t.text) from unnest($2::text[]) with ordinality as t(text, n) order by t.n',
            [CHANNEL, texts],
          );
        } catch {
          // The messages wait for the next connection. A connection without an answer may never report its end.
          this.waiting.unshift(...texts);
          client.end().catch(() => undefined);
          this.reconnect();
        }
      }
    });
  }

  private reconnect(): void {
    this.client = undefined;
    if (this.isClosed || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.connect();
    }, RECONNECT_MS);
    this.timer.unref();
  }

  private receive(payload: string): void {
    if (payload.startsWith('{')) {
      this.listener.message(payload);
      return;
    }
    const [id = '', n, total, part = ''] = payload.split(' ');
    const parts = this.open.get(id) ?? [];
    parts.push(part);
    this.open.set(id, parts);
    if (Number(n) < Number(total)) {
      // The missing parts of an unfinished message never come.
      if (this.open.size > MAX_OPEN) this.open.delete(this.open.keys().next().value as string);
      return;
    }
    this.open.delete(id);
    if (parts.length === Number(total)) {
      this.listener.message(Buffer.concat(parts.map((text) => Buffer.from(text, 'base64'))).toString());
    }
  }
}

/** The pieces of a text for NOTIFY: the whole text, or numbered parts. */
function partsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  if (bytes.length <= MAX_BYTES) return [text];
  const id = randomUUID();
  const total = Math.ceil(bytes.length / PART_BYTES);
  return Array.from({ length: total }, (_, i) => {
    const part = bytes.subarray(i * PART_BYTES, (i + 1) * PART_BYTES);
    return `${id} ${i + 1} ${total} ${part.toString('base64')}`;
  });
}
