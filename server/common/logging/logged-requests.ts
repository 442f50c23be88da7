import type { FastifyInstance } from 'fastify';
import { UUID } from '../../vocabulario/uuid.js';
import type { AuthenticatedRequest } from '../access/identity.js';

/** The requests of Fastify, by the request of Node. The logger gets only the request of Node. */
const requests = new WeakMap<object, AuthenticatedRequest>();

/** The parts of an address that the log shows: an id, or a number. Any other part may be a name or a secret. */
const ID = new RegExp(`^(${UUID}|\\d{1,9})$`, 'i');

/**
 * The parameters for the display of a list, which say nothing about people. Their numbers, days and directions are
 * logged.
 */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['page', 'size', 'sort', 'order', 'limit', 'pagina', 'tamano', 'limite', 'orden', 'direccion', 'sentido'],
  ...['anio', 'dia', 'desde', 'hasta', 'descargar', 'mias', 'todos', 'low', 'papelera', 'prioridad'],
]);
/** A word could be somebody's name, and a longer number somebody's document. */
const TELLS_NOBODY = /^(\d{1,4}|\d{4}-\d{2}-\d{2}|true|false|asc|desc)$/i;
const NAME = /^\w{1,40}$/;

/** Lets the log describe each request. */
export function rememberRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    requests.set(request.raw, request);
    done();
  });
}

/** The address of a request without secrets and without texts that somebody typed. */
export function loggedUrlOf(raw: object): string {
  const request = requests.get(raw);
  return loggedUrl(request?.routeOptions.url, (request?.params ?? {}) as Record<string, string>, request?.url ?? '');
}

/** The person and the address of a request, once the request was answered. */
export function askedBy(raw: object): { usuario?: string; cuenta?: string; address?: string } {
  const request = requests.get(raw);
  return { usuario: request?.claims?.sub, cuenta: request?.claims?.cuentaId, address: request?.ip };
}

/**
 * @param pattern of the route; without it, the path is not logged
 * @param params of the path: ids and numbers are shown
 * @param url of the request, for its query
 */
export function loggedUrl(pattern: string | undefined, params: Record<string, string>, url: string): string {
  const path = (pattern ?? '/api/*').replace(/:(\w+)/g, (named, name: string) =>
    ID.test(params[name] ?? '') ? (params[name] as string) : named,
  );
  const [, query = ''] = url.split(/\?(.*)/s);
  const all = [...new URLSearchParams(query)];
  const shown = all.filter(([name, value]) =>
    HARMLESS.has(name) ? TELLS_NOBODY.test(value) : name.endsWith('Id') && ID.test(value),
  );
  const parts = [
    ...shown.filter(([name]) => NAME.test(name)).map(([name, value]) => `${name}=${value}`),
    ...(shown.length < all.length ? ['…'] : []),
  ];
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
