import { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import type { Respuesta } from './mime.worker.js';
import { ilegible, type MimeLeido } from './mime-leido.js';

/** How long one mail may take. */
const LIMIT_MS = 15_000;
/** How long a worker waits for the next mail before it ends. */
const IDLE_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

const IS_SOURCE = import.meta.url.endsWith('.ts');
// scripts/bundle-server.ts writes the place of the bundled file here.
const FILE = IS_SOURCE ? new URL('./mime.worker.ts', import.meta.url) : new URL('./mime.worker.js', import.meta.url);

/** Tests run the sources, whose imports name the compiled files. */
const OF_SOURCES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (name, context, next) =>
      next(name.startsWith('.') && context.parentURL.endsWith('.ts') ? name.replace(/js$/, 'ts') : name, context),
  });`)}`;

/** Ends the wait for a worker. */
type Settle = (respuesta: Respuesta | Error) => void;

/** Reads mails from outside in a worker, whose memory and time are limited: what is hostile ends the worker alone. */
@Injectable()
export class LectorDeCorreos implements OnApplicationShutdown {
  private readonly logger = new Logger(LectorDeCorreos.name);
  private readonly inTurn = pLimit(1);
  private worker?: Worker;
  private idle?: NodeJS.Timeout;
  private settle: Settle = () => {};

  /**
   * Reads a whole mail. Of one that cannot be read it says so, with what its headers tell.
   * @throws Error when there is no worker to read it
   */
  leer(raw: Buffer): Promise<MimeLeido> {
    return this.inTurn(async () => {
      clearTimeout(this.idle);
      this.worker ??= await this.start();
      const { worker } = this;
      const respuesta = await this.answer(() => worker.postMessage(raw));
      if (respuesta instanceof Error) {
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

  private async start(): Promise<Worker> {
    const worker = new Worker(FILE, {
      resourceLimits: MEMORY,
      ...(IS_SOURCE && { execArgv: ['--import', OF_SOURCES] }),
    });
    worker.unref();
    worker.on('message', (respuesta: Respuesta) => this.settle(respuesta));
    worker.on('error', (error) => this.settle(error));
    worker.on('exit', () => this.settle(new Error('The worker ended.')));
    const first = await this.answer(() => {});
    if (first instanceof Error) {
      await worker.terminate();
      throw first;
    }
    return worker;
  }

  private async answer(ask: () => void): Promise<Respuesta | Error> {
    const { promise, resolve } = Promise.withResolvers<Respuesta | Error>();
    this.settle = resolve;
    const limit = setTimeout(() => resolve(new Error('It took too long.')), LIMIT_MS);
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
