import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { collect, DOMAINS } from '../../domains.js';
import { Settings } from '../config/settings.js';
import { canBeRestored } from '../database/deleted.js';
import type { Domain, Sweep, Table } from '../domain.js';
import { DatabaseUnavailable } from '../errors/domain-error.js';
import { Transactions } from '../tenancy/transactions.js';

const EVERY_MS = 10 * 60_000;

const PICTURES = '/api/imagenes/';

/** The statements that remove rows deleted a day ago and withdraw their pictures. */
function sweepsOf([table, { deletedSince, pictures = [] }]: [string, Table]): Sweep[] {
  if (!deletedSince) {
    return [];
  }
  const deletion = `delete from ${table} where not (${canBeRestored(deletedSince, 'now()')})`;
  const keys = pictures.map((column) => `substr(gone.${column}, ${PICTURES.length + 1})`);
  return keys.length === 0
    ? [deletion]
    : [
        `with gone as (${deletion} returning ${pictures.join(', ')})
         update imagenes set retirada_en = coalesce(retirada_en, now()) from gone where clave in (${keys.join(', ')})`,
      ];
}

const DESCRIBED: readonly Domain[] = DOMAINS;
const SWEEPS = [
  ...DESCRIBED.flatMap(({ swept = [] }) => swept),
  ...Object.entries<Table>(collect('tables')).flatMap(sweepsOf),
];

/** Removes old rows by the statements of the domains' descriptors. */
@Injectable()
export class Housekeeping implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      this.run().catch((error) => this.logger.warn({ err: error }, 'Housekeeping failed; it will run again.'));
    }, EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Runs all sweeps now. Each sweep has its own transaction: a failed sweep neither undoes nor stops the others. */
  async run(): Promise<void> {
    for (const sweep of SWEEPS) {
      try {
        await this.transactions.platform((manager) =>
          typeof sweep === 'string'
            ? manager.query(sweep)
            : manager.query(sweep.statement, [this.settings[sweep.setting]]),
        );
      } catch (err) {
        if (err instanceof DatabaseUnavailable) throw err;
        this.logger.warn({ err }, 'A sweep of housekeeping failed; it will run again.');
      }
    }
  }
}
