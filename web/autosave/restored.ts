import type { Patch } from './autosave-slice';

interface Restored {
  pending: Patch;
  /** The values of those fields on the server before the change. */
  base: Patch;
  /** The sent changes, which may have been saved. */
  tried: Patch;
}

/**
 * Compares a restored draft with the stored version.
 *
 * @returns the fields that differ, and whether somebody else has changed one of them since the draft began
 */
export function reviewOf({ pending, base, tried }: Restored, stored: object) {
  const present = stored as Patch;
  const fields = Object.keys(pending).filter((field) => !isSame(present[field], pending[field]));
  const isOwn = (field: string) =>
    [base, tried].some((own) => field in own && isSame(trimmed(own[field]), trimmed(present[field])));
  return { fields, isStale: fields.some((field) => field in base && !isOwn(field)) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** Trims a text, because the server may have done so. */
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
