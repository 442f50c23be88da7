import type { LockedPerson } from './session';

/** The server's code for a session that goes on only after the password. */
export const lockedCode = 'SESSION_LOCKED';

/** Who is locked out, as the details of such an error say. */
export function lockedPerson(details: unknown): LockedPerson {
  const [{ email = '', nombre = '' } = {}] = (details ?? []) as Partial<LockedPerson>[];
  return { email, nombre };
}
