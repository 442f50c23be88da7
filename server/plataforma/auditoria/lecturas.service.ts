import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../common/access/rate-limits.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria, type Hecho } from './auditoria.service.js';

const TEN_MINUTES = 600;

/** Records who reads files and reserved carpetas. */
@Injectable()
export class Lecturas {
  constructor(
    private readonly auditoria: Auditoria,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Records a reading in the running transaction of a cuenta. A repeated reading by the same person within ten minutes
   * is not recorded. Viewers and broken downloads ask for one file in many ranges, and pages fetch again.
   * @param datos distinguishes two files of the same subject, such as two versions of a document
   * @returns whether the reading was recorded
   */
  async record(hecho: Hecho): Promise<boolean> {
    const { usuarioId } = this.transactions.tenant;
    const { accion, entidadId, datos } = hecho;
    const reading = JSON.stringify([usuarioId, accion, entidadId, datos]);
    const isFirst = await this.transactions.asPlatform((manager) =>
      this.limits.isFirstIn(manager, 'lectura', reading, TEN_MINUTES),
    );
    if (isFirst) {
      this.auditoria.record({ ...hecho, isReading: true });
    }
    return isFirst;
  }
}
