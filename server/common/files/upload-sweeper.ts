import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../config/settings.js';
import { Transactions } from '../tenancy/transactions.js';
import { FileStorage } from './file-storage.js';
import { mayDeleteFiles } from './files-lock.js';

const BATCH = 100;
const MAX_PAUSE_MS = 30_000;

interface Abandoned {
  cuenta_id: string;
  clave: string;
}

/**
 * Deletes the bytes of uploads whose process ended. An upload without a heartbeat for half of UPLOAD_ORPHAN_SECONDS is
 * abandoned. A sweep runs at least once in the other half. So no orphan outlives the whole. Replicas share the work:
 * only one of them takes each row.
 */
@Injectable()
export class UploadSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(UploadSweeper.name);
  private readonly abandonedAfterSeconds: number;
  private timer?: NodeJS.Timeout;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly storage: FileStorage,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {
    this.abandonedAfterSeconds = settings.UPLOAD_ORPHAN_SECONDS / 2;
  }

  onApplicationBootstrap(): void {
    const run = () => {
      this.running = this.sweep().catch((err: unknown) => this.logger.warn({ err }, 'The sweep of uploads failed.'));
    };
    run();
    this.timer = setInterval(run, Math.min(this.settings.UPLOAD_ORPHAN_SECONDS * 500, MAX_PAUSE_MS));
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Deletes all uploads that are abandoned now. */
  async sweep(): Promise<void> {
    while ((await this.transactions.platform((manager) => this.sweepBatch(manager))) === BATCH) {
      // Each batch has a transaction of its own.
    }
  }

  /** Deletes the bytes before the row. After a crash in between, the next sweep tries again. */
  private async sweepBatch(manager: EntityManager): Promise<number> {
    if (!(await mayDeleteFiles(manager))) {
      return 0;
    }
    const abandoned: Abandoned[] = await manager.query(
      `select cuenta_id, clave from subidas where vista_en < now() - make_interval(secs => $1)
        order by vista_en limit ${BATCH} for update skip locked`,
      [this.abandonedAfterSeconds],
    );
    for (const { cuenta_id, clave } of abandoned) {
      await this.storage.remove(clave);
      await manager.query('delete from subidas where cuenta_id = $1 and clave = $2', [cuenta_id, clave]);
    }
    return abandoned.length;
  }
}
