import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { WorkerInTurn } from '../../../common/workers/worker-in-turn.js';
import { ilegible, type MimeLeido } from './mime-leido.js';

/** The longest time for any mail. */
const LIMIT_MS = 15_000;
/** The longest time for a small mail, since the next mails wait for it. */
const SMALL_MS = 3_000;
const MIB = 1024 * 1024;
/** The most mails that are remembered as unreadable. */
const MAX_REMEMBERED = 1_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

// scripts/bundle-server.ts writes the place of the bundled file here.
const FILE = import.meta.url.endsWith('.ts')
  ? new URL('./mime.worker.ts', import.meta.url)
  : new URL('./mime.worker.js', import.meta.url);

/** The time for a mail of this size, in milliseconds. */
export function limitOf(bytes: number): number {
  return Math.min(LIMIT_MS, SMALL_MS + (1_000 * bytes) / MIB);
}

/** Reads mails from outside in a worker with limited memory and time. A hostile mail ends only the worker. */
@Injectable()
export class CorreoReader implements OnApplicationShutdown {
  private readonly logger = new Logger(CorreoReader.name);
  private readonly worker = new WorkerInTurn<Uint8Array, MimeLeido>(FILE, MEMORY);

  /** The ids of the mails that ended their worker. */
  private readonly unreadable = new Set<string>();

  /**
   * Reads a whole mail. For an unreadable mail, returns the data of its headers and a notice. A mail that ended its
   * worker is not tried again: when its delivery runs again, other mails must not wait for it.
   * @param id the id of the mail
   * @throws Error when there is no worker to read it
   */
  async leer(id: string, raw: Buffer): Promise<MimeLeido> {
    if (this.unreadable.has(id)) {
      return ilegible(raw);
    }
    const answered = await this.worker.ask(raw, limitOf(raw.length));
    if ('answer' in answered) {
      return answered.answer;
    }
    if (answered.isEnded) {
      this.remember(id);
    }
    this.logger.warn({ reason: answered.error, bytes: raw.length }, 'A mail cannot be read; it is kept as it came.');
    return ilegible(raw);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker.end();
  }

  private remember(id: string): void {
    if (this.unreadable.size >= MAX_REMEMBERED) {
      this.unreadable.clear();
    }
    this.unreadable.add(id);
  }
}
