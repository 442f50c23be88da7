import { onTestFinished } from 'vitest';
import { at } from './product.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape.
type Json = any;

/** The password of all demo people. */
export const CLAVE = 'Carpetas-2026';

/** Signs in as a person of the demo. Returns functions that call the API. */
export async function apiAs(email: string) {
  const { accessToken } = await send('POST', '/api/auth/sign-in', { email, password: CLAVE });
  return {
    get: (path: string) => send('GET', path, undefined, accessToken),
    /** @param version for If-Match */
    post: (path: string, body: object, version?: number) => send('POST', path, body, accessToken, version),
    /** @param version for If-Match */
    patch: (path: string, body: object, version?: number) => send('PATCH', path, body, accessToken, version),
    remove: (path: string) => send('DELETE', path, undefined, accessToken),
  };
}

/** Sets the scheme in a person's preferences. The end of the test resets it to light. */
export async function preferScheme(email: string, scheme: 'light' | 'dark' | 'auto'): Promise<void> {
  const person = await apiAs(email);
  const prefer = (value: string) => person.patch('/api/common/user', { user: { preferencias: { scheme: value } } });
  onTestFinished(() => prefer('light'));
  await prefer(scheme);
}

/** Calls the API. @returns the body of the answer @throws Error when the call is refused */
export async function send(...call: Parameters<typeof request>): Promise<Json> {
  return (await request(...call)).json();
}

/** Calls the API. @throws Error when the call is refused */
export async function request(
  method: string,
  path: string,
  body?: object,
  accessToken?: string,
  version?: number,
): Promise<Response> {
  const answer = await fetch(at(path), {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(version && { 'if-match': `"${version}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
