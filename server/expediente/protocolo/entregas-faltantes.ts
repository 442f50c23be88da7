import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Faltante, FaltantesOf, type FaltantesSource, type PorMover } from '../carpetas/faltantes.js';

/** A carpeta becomes entregada with a recorded entrega. Reopening an archived carpeta needs none. */
@Injectable()
@FaltantesOf({ orden: 6, antesDe: ['entregada'] })
export class EntregasFaltantes implements FaltantesSource {
  constructor(private readonly transactions: Transactions) {}

  async find(carpetas: readonly PorMover[]): Promise<Map<string, Faltante[]>> {
    const rows = await this.transactions.prepared<{ id: string }>(
      `select id from carpetas c where id = any ($1) and estado in ('firmada', 'inscripta')
          and not exists (select 1 from entregas e where e.carpeta_id = c.id)`,
      [carpetas.map(({ id }) => id)],
    );
    return new Map(rows.map(({ id }) => [id, [sinEntregar()]]));
  }
}

function sinEntregar(): Faltante {
  return {
    texto: 'Falta anotar la entrega: a quién, cuándo y qué copias.',
    ...{ lugar: 'protocolo', id: null, antesDe: ['entregada'] },
  };
}
