import type { Transactions } from './tenancy/transactions.js';

/** Who of the office confirmed what a norm says, and when; nulls while it is to be confirmed. */
export interface Confirmacion {
  confirmadaEn: Date | null;
  confirmadaPor: string | null;
}

/** Lets the running user vouch for it from now on, or nobody. */
export function confirmacion({ tenant, now }: Transactions, isConfirmed: boolean): Confirmacion {
  return isConfirmed
    ? { confirmadaEn: now, confirmadaPor: tenant.usuarioId }
    : { confirmadaEn: null, confirmadaPor: null };
}

/**
 * What becomes of a confirmation by a change; nothing where it stays. Who writes a figure answers for it.
 * @param asked what was said of it, if anything
 */
export function confirmacionTras(
  transactions: Transactions,
  before: Confirmacion,
  { asked, isWritten }: { asked: boolean | undefined; isWritten: boolean },
): Partial<Confirmacion> {
  if (asked !== undefined && (asked !== (before.confirmadaEn !== null) || isWritten)) {
    return confirmacion(transactions, asked);
  }
  return isWritten && asked === undefined ? confirmacion(transactions, true) : {};
}
