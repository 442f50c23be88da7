import { invalidField } from '../../common/errors/domain-error.js';
import { type Conteo, MAX_MESES } from '../../vocabulario/computo.js';

/** @throws DomainError 422 for more months than a term may have; its DTO has looked at the days */
export function checkConteo({ dias, computo }: Pick<Conteo, 'computo'> & { dias: number | null }): void {
  if (computo === 'meses' && dias !== null && dias > MAX_MESES) {
    throw invalidField('dias', `Un plazo en meses tiene hasta ${MAX_MESES}.`);
  }
}

/** As {@link checkConteo}, of what changes: figures that are there already stay. */
export function checkConteoTras(before: Parameters<typeof checkConteo>[0], changes: Partial<typeof before>): void {
  if (changes.dias !== undefined || changes.computo !== undefined) {
    checkConteo({ ...before, ...changes });
  }
}
