import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { documentosDe, type Que, USOS_DE_HECHOS, type Uso } from './uso.js';
import { UsoRepository } from './uso.repository.js';

const EVERY_MS = 10_000;
/** The most counts that wait to be written. While the database is away, further counts are dropped. */
const MAX_WAITING = 10_000;

/**
 * Counts the use of the product. The counts are written together every few seconds. Otherwise all requests of a cuenta
 * would wait for each other at its row. A killed process loses its unwritten counts.
 */
@Injectable()
export class UsoService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(UsoService.name);
  private waiting: Uso[] = [];
  private timer?: NodeJS.Timeout;
  private writing = Promise.resolve();

  constructor(
    private readonly usos: UsoRepository,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.auditoria.onRecord(({ accion, datos }) => {
      const que = USOS_DE_HECHOS[accion];
      if (que) {
        this.count(que, '', documentosDe(datos));
      }
    });
    this.timer = setInterval(() => {
      this.flush().catch((error) =>
        this.logger.warn({ err: error }, 'The use could not be counted; it will be again.'),
      );
    }, EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush().catch(() => undefined);
  }

  /** Counts an action of the running transaction, once the transaction commits. */
  count(que: Que, detalle = '', times = 1): void {
    const { tenant, now: en } = this.transactions;
    const { cuentaId, usuarioId } = tenant;
    this.transactions.afterCommit(() => {
      if (this.waiting.length + times <= MAX_WAITING) {
        const uso: Uso = { cuentaId, que, detalle, en, ...(que === 'personas' && { usuarioId }) };
        this.waiting.push(...Array.from({ length: times }, () => uso));
      }
    });
  }

  /** Writes the counts, after a write that is under way. Counts that could not be written wait for the next write. */
  flush(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const usos = this.waiting;
    if (usos.length === 0) {
      return;
    }
    this.waiting = [];
    try {
      await this.usos.add(usos);
    } catch (error) {
      this.waiting = [...usos, ...this.waiting].slice(0, MAX_WAITING);
      throw error;
    }
  }
}
