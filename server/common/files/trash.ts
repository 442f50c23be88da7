import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { DAY_MS } from '../day.js';
import { Jobs } from '../jobs/jobs.js';
import { Transactions } from '../tenancy/transactions.js';

const BATCH = 100;

/** The columns of a row that can be in the trash. */
export interface Trashable {
  eliminadoEn: Date | null;
  eliminadoPor: string | null;
  seEliminaEn: Date | null;
}

/** The trash of stored files: their time in it (PAPELERA_DAYS), and their deletion. */
@Injectable()
export class Trash {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly settings: Settings,
  ) {}

  /** The values that put a row into the trash now. */
  entry(): Trashable {
    const { now, tenant } = this.transactions;
    const seEliminaEn = new Date(now.getTime() + this.settings.PAPELERA_DAYS * DAY_MS);
    return { eliminadoEn: now, eliminadoPor: tenant.usuarioId, seEliminaEn };
  }

  /** The values that take a row out of the trash. */
  exit(): Trashable {
    return { eliminadoEn: null, eliminadoPor: null, seEliminaEn: null };
  }

  /** Empties a trash on a schedule. @param cron when @param vaciar as of {@link empty} */
  async schedule(queue: Parameters<Jobs['schedule']>[0], cron: string, vaciar: string): Promise<void> {
    await this.jobs.define(queue, { handler: () => this.empty(vaciar) });
    await this.jobs.schedule(queue, cron);
  }

  /**
   * Deletes rows that were in a trash for long enough. The sweep of uploads deletes their bytes.
   * @param vaciar the database's function that deletes some rows and answers their number
   */
  async empty(vaciar: string): Promise<void> {
    while ((await this.emptySome(vaciar)) > 0) {
      // Each batch has a transaction of its own.
    }
  }

  private emptySome(vaciar: string): Promise<number> {
    return this.transactions.platform(async (manager) => {
      const [{ total }] = await manager.query(`select ${vaciar}($1) as total`, [BATCH]);
      return total;
    });
  }
}
