import { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { execArgvOf } from '../../common/workers/exec-argv.js';
import type { Respuesta } from './mime.worker.js';
import { ilegible, type MimeLeido } from './mime-leido.js';

/** How long a worker may take to begin, and any mail at most. */
const LIMIT_MS = 15_000;
/** How long a small mail may take: the next ones wait for it. */
const SMALL_MS = 3_000;
const MIB = 1024 * 1024;
/** How many mails are remembered as unreadable. */
const MAX_REMEMBERED = 1_000;
/** How long a worker waits for the next mail before it ends. */
const IDLE_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

// scripts/bundle-server.ts writes the place of the bundled file here.
const FILE = import.meta.url.endsWith('.ts')
  ? new URL('./mime.worker.ts', import.meta.url)
  : new URL('./mime.worker.js', import.meta.url);

/** Ends the wait for a worker. */
type Settle = (respuesta: Respuesta | Error) => unknown;

/** How many milliseconds a mail may take. */
export function limitOf(bytes: number): number {
  return Math.min(LIMIT_MS, SMALL_MS + (1_000 * bytes) / MIB);
}

/** Reads mails from outside in a worker, whose memory and time are limited: what is hostile ends the worker alone. */
@Injectable()
export class LectorDeCorreos implements OnApplicationShutdown {
  private readonly logger = new Logger(LectorDeCorreos.name);
  private readonly inTurn = pLimit(1);
  private worker?: Worker;
  private idle?: NodeJS.Timeout;
  private settle: Settle = () => {};

  /** The mails that ended their worker. */
  private readonly unreadable = new Set<string>();

  /**
   * Reads a whole mail. Of one that cannot be read it says so, with what its headers tell. Such a mail is tried once:
   * when its delivery runs again, it keeps no other one waiting.
   * @param id of the mail
   * @throws Error when there is no worker to read it
   */
  async leer(id: string, raw: Buffer): Promise<MimeLeido> {
    if (this.unreadable.has(id)) {
      return ilegible(raw);
    }
    return this.inTurn(async () => {
      clearTimeout(this.idle);
      const worker = this.worker ?? (await this.start());
      const respuesta = await this.answer(() => worker.postMessage(raw), limitOf(raw.length));
      if (respuesta instanceof Error) {
        this.remember(id);
        await this.end();
      } else {
        this.idle = setTimeout(() => void this.end(), IDLE_MS).unref();
        if ('leido' in respuesta) {
          return respuesta.leido;
        }
      }
      const reason = respuesta instanceof Error ? respuesta.message : 'error' in respuesta && respuesta.error;
      this.logger.warn({ reason, bytes: raw.length }, 'A mail cannot be read; it is kept as it came.');
      return ilegible(raw);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }

  private remember(id: string): void {
    if (this.unreadable.size >= MAX_REMEMBERED) {
      this.unreadable.clear();
    }
    this.unreadable.add(id);
  }

  private async start(): Promise<Worker> {
    const worker = new Worker(FILE, { resourceLimits: MEMORY, execArgv: execArgvOf(FILE) });
    worker.unref();
    this.worker = worker;
    // One that was ended may still say something, which is not about the present mail.
    const settle: Settle = (respuesta) => this.worker === worker && this.settle(respuesta);
    worker.on('message', settle);
    worker.on('error', settle);
    worker.on('exit', () => {
      settle(new Error('The worker ended.'));
      this.worker = this.worker === worker ? undefined : this.worker;
    });
    const first = await this.answer(() => {});
    if (first instanceof Error) {
      await this.end();
      throw first;
    }
    return worker;
  }

  private async answer(ask: () => void, limitMs = LIMIT_MS): Promise<Respuesta | Error> {
    const { promise, resolve } = Promise.withResolvers<Respuesta | Error>();
    this.settle = resolve;
    const limit = setTimeout(() => resolve(new Error('It took too long.')), limitMs);
    ask();
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
    }
  }

  private async end(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}
