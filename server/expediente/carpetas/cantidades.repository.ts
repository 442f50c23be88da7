import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { collectDeCarpeta } from '../../domains.js';
import type { CantidadesDto } from './de-carpeta.dto.js';

const COUNTS = Object.entries(collectDeCarpeta('cantidades')).map(
  ([name, { tabla, cuando = 'true' }]) =>
    `(select count(*)::int from ${tabla} t
       where t.cuenta_id = c.cuenta_id and t.carpeta_id = c.id and ${cuando}) as "${name}"`,
);

/** Counts the things in a visible carpeta. */
@Injectable()
export class CantidadesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** @throws DomainError 404 */
  async get(carpetaId: string): Promise<CantidadesDto> {
    const [row] = await this.transactions.prepared<CantidadesDto>(
      `select ${COUNTS.join(', ')} from carpetas c where c.id = $1 and c.eliminada_en is null`,
      [carpetaId],
    );
    return found(row ?? null, 'la carpeta');
  }
}
