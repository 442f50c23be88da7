import { readFileSync } from 'node:fs';
import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { HttpResponse, http } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** The addresses of a carpeta's lists, such as its certificates, as the document of the API names them. */
function listasDeCarpeta(): string[] {
  const { paths } = JSON.parse(readFileSync('web/api/openapi.json', 'utf8')) as { paths: Record<string, Operations> };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const [, parte] = /^\/api\/carpetas\/\{id\}\/(\w+)$/.exec(path) ?? [];
    return parte && get?.responses[200].content?.['application/json'].schema.type === 'array'
      ? [`/api/carpetas/:id/${parte}`]
      : [];
  });
}

interface Operations {
  get?: { responses: { 200: { content?: { 'application/json': { schema: { type?: string } } } } } };
}

/**
 * The desk of a carpeta, with the answer that a test gives for the carpeta itself. The answer has no
 * parts, so the page requests each part itself.
 */
export const escritorio = http.get('*/api/carpetas/:id/escritorio', async ({ request }) => {
  const answer = await fetch(request.url.replace(/\/escritorio$/, ''), request);
  const { status, ok } = answer;
  const body = await answer.json();
  return HttpResponse.json(ok ? { carpeta: body, partes: {} } : body, { status });
});

/**
 * The requests that parts of a page send besides its own, answered for an empty office. Tests answer otherwise with
 * `server.use`.
 */
const byDefault = [
  http.get('*/api/health/live', () => HttpResponse.json({ status: 'ok' })),
  http.get('*/api/agenda/carpetas/:id', () => HttpResponse.json({ hoy: '2026-11-20', atrasado: [], proximo: [] })),
  ...listasDeCarpeta().map((path) => http.get(`*${path}`, () => HttpResponse.json([]))),
  escritorio,
  http.get('*/api/carpetas/:id/cantidades', () =>
    HttpResponse.json({ partes: 0, inmuebles: 0, instrumentos: 0, documentos: 0, correos: 0, comentarios: 0 }),
  ),
  http.get('*/api/carpetas/:id/comentarios/mencionables', () => HttpResponse.json([])),
  ...['conversaciones', 'papelera', 'carpetas/vistas', 'apps/tasks/tags'].map((lista) =>
    http.get(`*/api/${lista}`, () => HttpResponse.json([])),
  ),
  http.get('*/api/auth/opciones', () => HttpResponse.json({ demo: null, registro: true })),
];

// These interceptors answer each `fetch` in place. The one of `msw/node` would write the request to a socket and read
// it there.
const interceptors = [
  // The types of the browser's build and of Node's differ in a private name alone.
  new FetchInterceptor() as never,
  new XMLHttpRequestInterceptor(),
];
const sources = [new InterceptorSource({ interceptors })];

/** Starts a fake API for the tests of one file. A call without a handler fails. */
export function startApiServer() {
  const server = defineNetwork({ sources, handlers: byDefault, onUnhandledFrame: 'error', context: { quiet: true } });
  beforeAll(() => server.enable());
  afterEach(() => server.resetHandlers());
  afterAll(() => server.disable());
  return server;
}

export type ApiServer = ReturnType<typeof startApiServer>;

/** A refusal as the server words it. */
export const refusal = (status: number, code: string, message: string, details?: object[], headers?: HeadersInit) =>
  HttpResponse.json({ statusCode: status, code, message, details, requestId: 'r-1' }, { status, headers });

/** The refusal of a change whose If-Match is not the version. Undefined when it is the version, or missing. */
export function refuseOld(request: Request, version: number | undefined) {
  const seen = request.headers.get('if-match');
  return seen && seen !== `"${version}"` ? refusal(412, 'VERSION_ANTERIOR', 'Cambió.') : undefined;
}

/** A refusal of the value of the field `campo`. */
export const fieldRefusal = (status: number, code: string, message: string, campo: string) =>
  refusal(status, code, message, [{ campo, mensaje: message }]);

export const unauthorized = (code: string) => refusal(401, code, 'La sesión venció');

/** A handler that answers requests with this token, and refuses others with TOKEN_EXPIRED. `calls` has all requests. */
export function guarded(path: string, validToken: () => string, answer: (request: Request) => object) {
  const calls: Request[] = [];
  const handler = http.all(path, ({ request }) => {
    calls.push(request);
    const isValid = request.headers.get('authorization') === `Bearer ${validToken()}`;
    return isValid ? HttpResponse.json(answer(request)) : unauthorized('TOKEN_EXPIRED');
  });
  return { calls, handler };
}
