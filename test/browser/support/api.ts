import { onTestFinished } from 'vitest';
import { at } from './product.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
type Json = any;

/** The password that all demo people have. */
export const CLAVE = 'Carpetas-2026';

/** Calls the API as somebody of the demo, beside what the browser does. */
export async function apiAs(email: string) {
  const { accessToken } = await send('POST', '/api/auth/sign-in', { email, password: CLAVE });
  return {
    get: (path: string) => send('GET', path, undefined, accessToken),
    post: (path: string, body: object) => send('POST', path, body, accessToken),
    patch: (path: string, body: object) => send('PATCH', path, body, accessToken),
    remove: (path: string) => send('DELETE', path, undefined, accessToken),
  };
}

/** Has somebody see the product in a scheme, as their preferences say, until the test ends. */
export async function preferScheme(email: string, scheme: 'light' | 'dark' | 'auto'): Promise<void> {
  const person = await apiAs(email);
  const prefer = (value: string) => person.patch('/api/common/user', { user: { preferencias: { scheme: value } } });
  onTestFinished(() => prefer('light'));
  await prefer(scheme);
}

/** @returns the body of the answer @throws when the call is refused */
export async function send(...call: Parameters<typeof answerTo>): Promise<Json> {
  return (await answerTo(...call)).json();
}

/** @throws when the call is refused */
export async function answerTo(method: string, path: string, body?: object, accessToken?: string): Promise<Response> {
  const answer = await fetch(at(path), {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
