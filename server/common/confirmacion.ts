import { invalidField } from './errors/domain-error.js';
import type { Transactions } from './tenancy/transactions.js';

/** Who of the office confirmed the statement of a norm, and when. Nulls until somebody confirms it. */
export interface Confirmacion {
  confirmadaEn: Date | null;
  confirmadaPor: string | null;
}

/** The message for an item that names no norm, and so cannot be confirmed. */
export const sinNormaDe = (nombre: string): string => `${nombre}: indique la norma que lo dice antes de confirmar.`;

/** The running user confirms the statement from now on, or the confirmation is removed. */
export function confirmacion({ tenant, now }: Transactions, isConfirmed: boolean): Confirmacion {
  return isConfirmed
    ? { confirmadaEn: now, confirmadaPor: tenant.usuarioId }
    : { confirmadaEn: null, confirmadaPor: null };
}

/**
 * The effect of a change on a confirmation; nothing where the confirmation stays. The person who writes a figure
 * answers for it.
 * @param asked the requested confirmation, if any
 * @param isFounded whether a norm is named: without a norm nothing can be confirmed
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
