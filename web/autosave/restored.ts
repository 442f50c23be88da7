import type { Patch } from './autosave-slice';

interface Restored {
  pending: Patch;
  /** What those fields said before they were changed. */
  base: Patch;
  /** What was tried to be saved, and may have arrived. */
  tried: Patch;
}

/**
 * Compares what was restored with what is stored by now.
 *
 * @returns the fields that differ, and whether somebody else has written them since they were begun to be changed
 */
export function reviewOf({ pending, base, tried }: Restored, stored: object) {
  const present = stored as Patch;
  const fields = Object.keys(pending).filter((field) => !isSame(present[field], pending[field]));
  const isOwn = (field: string) =>
    [base, tried].some((own) => field in own && isSame(trimmed(own[field]), trimmed(present[field])));
  return { fields, isStale: fields.some((field) => field in base && !isOwn(field)) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** As the server may have stored it. */
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
