import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { Transactions } from '../common/tenancy/transactions.js';

/** Moves `actualizada_en` of the carpetas in which something happened, without raising their version. */
@Injectable()
export class CarpetaChanges implements OnModuleInit {
  private readonly pending = new WeakMap<EntityManager, Set<string>>();

  constructor(
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.auditoria.onRecord(({ carpetaId, isReading }) => {
      if (carpetaId && !isReading) {
        this.note(carpetaId);
      }
    });
  }

  /** Notes a change in the running transaction. All of its carpetas are written together, at its end. */
  note(carpetaId: string): void {
    const { manager, now } = this.transactions;
    const noted = this.pending.get(manager);
    if (noted) {
      noted.add(carpetaId);
      return;
    }
    const carpetas = new Set([carpetaId]);
    this.pending.set(manager, carpetas);
    this.transactions.beforeCommit(async () => {
      this.pending.delete(manager);
      await this.touch([...carpetas], now);
    });
  }

  /**
   * Waits for nobody: the audit's lock may be held here, and whoever has a carpeta locked is writing it at this moment.
   */
  private async touch(ids: readonly string[], now: Date): Promise<void> {
    await this.transactions.manager.query(
      `update carpetas set actualizada_en = $2 where id in (
         select id from carpetas where id = any ($1) and actualizada_en < $2 for no key update skip locked)`,
      [ids, now],
    );
  }
}
