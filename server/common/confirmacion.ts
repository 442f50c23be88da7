import { invalidField } from './errors/domain-error.js';
import type { Transactions } from './tenancy/transactions.js';

/** Who of the office confirmed what a norm says, and when; nulls while it is to be confirmed. */
export interface Confirmacion {
  confirmadaEn: Date | null;
  confirmadaPor: string | null;
}

/** What is said of one of several that cannot be confirmed, since it names no norm. */
export const sinNormaDe = (nombre: string): string => `${nombre}: indique la norma que lo dice antes de confirmar.`;

/** Lets the running user vouch for it from now on, or nobody. */
export function confirmacion({ tenant, now }: Transactions, isConfirmed: boolean): Confirmacion {
  return isConfirmed
    ? { confirmadaEn: now, confirmadaPor: tenant.usuarioId }
    : { confirmadaEn: null, confirmadaPor: null };
}

/**
 * What becomes of a confirmation by a change; nothing where it stays. Who writes a figure answers for it.
 * @param asked what was said of it, if anything
 * @param isFounded whether it names the norm that says so: without one nothing can be confirmed
 * @throws DomainError 422
 */
export function confirmacionTras(
  transactions: Transactions,
  before: Confirmacion,
  { asked, isWritten, isFounded = true }: { asked: boolean | undefined; isWritten: boolean; isFounded?: boolean },
): Partial<Confirmacion> {
  if (!isFounded) {
    if (asked) {
      throw invalidField('fuente', 'Indique la norma que lo dice antes de confirmar.');
    }
    return before.confirmadaEn === null ? {} : confirmacion(transactions, false);
  }
  if (asked !== undefined && (asked !== (before.confirmadaEn !== null) || isWritten)) {
    return confirmacion(transactions, asked);
  }
  return isWritten && asked === undefined ? confirmacion(transactions, true) : {};
}
