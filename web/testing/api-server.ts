import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A server for the tests of one file; a call that no handler expects fails the test. */
export function startApiServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** A 401 as the server answers it. */
export const unauthorized = (code: string) =>
  HttpResponse.json({ statusCode: 401, code, message: 'La sesión venció', requestId: 'r-1' }, { status: 401 });

/** Answers whoever brings this token, and TOKEN_EXPIRED to the others. Tells who came. */
export function guarded(path: string, validToken: () => string, answer: (request: Request) => object) {
  const calls: Request[] = [];
  const handler = http.all(path, ({ request }) => {
    calls.push(request);
    const isValid = request.headers.get('authorization') === `Bearer ${validToken()}`;
    return isValid ? HttpResponse.json(answer(request)) : unauthorized('TOKEN_EXPIRED');
  });
  return { calls, handler };
}
