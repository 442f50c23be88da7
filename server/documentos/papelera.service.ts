import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../common/config/settings.js';
import { DAY_MS } from '../common/day.js';
import { Jobs } from '../common/jobs/jobs.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { Documento } from './documento.entity.js';

const QUEUE = 'documentos-vencidos';
const HOURLY = '41 * * * *';
const BATCH = 100;

/** The trash of documents: how long they stay in it, and their end. */
@Injectable()
export class PapeleraService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define(QUEUE, { handler: () => this.empty() });
    await this.jobs.schedule(QUEUE, HOURLY);
  }

  /** What puts a document into the trash now. */
  entry(): Pick<Documento, 'eliminadoEn' | 'eliminadoPor' | 'seEliminaEn'> {
    const { now, tenant } = this.transactions;
    const seEliminaEn = new Date(now.getTime() + this.settings.PAPELERA_DAYS * DAY_MS);
    return { eliminadoEn: now, eliminadoPor: tenant.usuarioId, seEliminaEn };
  }

  /** What takes a document out of the trash. */
  exit(): Pick<Documento, 'eliminadoEn' | 'eliminadoPor' | 'seEliminaEn'> {
    return { eliminadoEn: null, eliminadoPor: null, seEliminaEn: null };
  }

  /** Deletes the documents whose time in the trash is over; the sweep of uploads deletes their bytes. */
  async empty(): Promise<void> {
    while ((await this.emptySome()) > 0) {
      // Each batch has a transaction of its own.
    }
  }

  private emptySome(): Promise<number> {
    return this.transactions.platform(async (manager) => {
      const [{ total }] = await manager.query('select vaciar_papelera($1) as total', [BATCH]);
      return total;
    });
  }
}
