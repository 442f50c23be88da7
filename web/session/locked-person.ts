import type { HttpRequest } from '../api/http';
import type { LockedPerson, Usuario } from './session';

/** The server's code for a session that goes on only after the password. */
export const lockedCode = 'SESSION_LOCKED';

/** Who is locked out, as the details of such an error say. */
export function lockedPerson(details: unknown): LockedPerson {
  const [{ email = '', nombre = '' } = {}] = (details ?? []) as Partial<LockedPerson>[];
  return { email, nombre };
}

/** The same details, of who locks their session here. */
export const lockedDetails = ({ email, name }: Usuario): LockedPerson[] => [{ email, nombre: name }];

/** Has the server lock the session of a token, which need not be this tab's any more. */
export const lockRequest = (accessToken: string, options?: HttpRequest['options']): HttpRequest => ({
  url: '/api/auth/bloquear',
  method: 'POST',
  headers: { authorization: `Bearer ${accessToken}` },
  options: { ...options, skipInterceptor: true },
});
