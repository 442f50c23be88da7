import { invalidField } from '../../common/errors/domain-error.js';
import { type Conteo, MAX_MESES } from '../../vocabulario/computo.js';

/** @throws DomainError 422 for too many months; the DTO has checked the days */
export function checkConteo({ dias, computo }: Pick<Conteo, 'computo'> & { dias: number | null }): void {
  if (computo === 'meses' && dias !== null && dias > MAX_MESES) {
    throw invalidField('dias', `Un plazo en meses tiene hasta ${MAX_MESES}.`);
  }
}

/** As {@link checkConteo}, only when the figures change. Stored figures stay. */
export function checkConteoTras(before: Parameters<typeof checkConteo>[0], changes: Partial<typeof before>): void {
  if (changes.dias !== undefined || changes.computo !== undefined) {
    checkConteo({ ...before, ...changes });
  }
}
