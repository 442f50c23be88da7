import type { HttpRequest } from '../api/http';
import type { LockedPerson, Usuario } from './session';

/** The server's error code for a locked session. */
export const lockedCode = 'SESSION_LOCKED';

/** The person in the details of an error with this code. */
export function lockedPerson(details: unknown): LockedPerson {
  const [{ email = '', nombre = '' } = {}] = (details ?? []) as Partial<LockedPerson>[];
  return { email, nombre };
}

/** The same details for the person who locks the session in this tab. */
export const lockedDetails = ({ email, name }: Usuario): LockedPerson[] => [{ email, nombre: name }];

/** The request that locks the session of a token. The tab may have dropped the token. */
export const lockRequest = (accessToken: string, options?: HttpRequest['options']): HttpRequest => ({
  url: '/api/auth/bloquear',
  method: 'POST',
  headers: { authorization: `Bearer ${accessToken}` },
  options: { ...options, skipInterceptor: true },
});
