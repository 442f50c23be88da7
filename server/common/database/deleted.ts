import { type FindOperator, Raw } from 'typeorm';
import { DAY_MS } from '../day.js';

/**
 * The SQL condition for a row whose deletion can be undone. The condition is true for a day; then housekeeping removes
 * the row.
 * @param deletedAt the column with the moment of deletion
 * @param now an expression
 */
export function canBeRestored(deletedAt: string, now: string): string {
  return `${deletedAt} > cast(${now} as timestamptz) - interval '1 day'`;
}

/** The condition of {@link canBeRestored}, for the column of an entity. */
export function restorable(now: Date): FindOperator<Date> {
  return Raw((column) => canBeRestored(column, ':now'), { now });
}

/** When a deletion can no longer be undone. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + DAY_MS);
}
