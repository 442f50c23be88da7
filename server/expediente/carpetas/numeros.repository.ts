import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { CarpetaNombradaDto } from './numeros.dto.js';

/** Finds carpetas by their numbers. Row-level security hides carpetas that the running user may not see. */
@Injectable()
export class NumerosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** @param numeros numbers such as 2026-123 */
  find(numeros: readonly string[]): Promise<CarpetaNombradaDto[]> {
    const pairs = numeros.map((each) => each.split('-').map(Number));
    return this.transactions.manager.query(
      `select c.id, c.anio, c.numero, c.codigo, c.caratula, c.estado
         from carpetas c where (c.anio, c.numero) in (select * from unnest($1::int[], $2::int[]))
        order by c.anio, c.numero`,
      [pairs.map(([anio]) => anio), pairs.map(([, numero]) => numero)],
    );
  }
}
