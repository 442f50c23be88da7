import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { isOwnOrigin, otherOrigin } from './own-origin.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's limit for a JSON body in bytes, if it differs from the usual limit. */
    bodyLimit?: number;
    /** The route's limit for the values in a JSON body, if it is above the usual limit. */
    bodyValues?: number;
    /** The type of body that the route takes beside JSON. */
    bodyType?: 'multipart/form-data' | 'text/plain' | 'application/octet-stream';
  }
}

/**
 * The limits for routes to which older clients send a whole list. The list has up to 20,000 things with all their
 * fields.
 */
export const WHOLE_LIST = { bodyLimit: 12 * 1024 * 1024, bodyValues: 500_000 } as const;
/** The limit in bytes for bodies without a valid token. */
export const STRANGERS_LIMIT = 16 * 1024;
const JSON_LIMIT = 1024 * 1024;
const VALUES = 5_000;
const DEPTH = 32;

/**
 * Refuses bodies by their type, size and shape, before they are parsed. A body is read before any guard runs. So
 * uploads, and bodies above {@link STRANGERS_LIMIT}, are read only with a valid token. Strangers can neither fill the
 * memory nor hold the connection.
 * @param verify rejects when the request comes without a session
 */
export function limitBodies(fastify: FastifyInstance, verify: (request: FastifyRequest) => Promise<unknown>): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (!isWithin(text, request.routeOptions.config.bodyValues ?? VALUES)) {
      return done(new DomainError('DATOS_INVALIDOS', 400, 'Lo que se envió tiene demasiados datos o niveles.'));
    }
    return parse(request, text, (error, body) => done(error && unreadable(text), body));
  });
  fastify.addHook('onRoute', (route) => {
    if (route.method === 'GET' || route.method === 'HEAD') {
      return;
    }
    const { bodyLimit = JSON_LIMIT, bodyType, isUpload } = (route.config ?? {}) as FastifyContextConfig;
    route.bodyLimit = bodyLimit;
    route.preParsing = async (request, _, payload) => {
      const { headers } = request;
      const length = headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0);
      if (length > 0) {
        assertTaken(request, bodyType);
      }
      if (isUpload || (length > STRANGERS_LIMIT && bodyLimit > STRANGERS_LIMIT)) {
        await verify(request);
      }
      return payload;
    };
  });
}

function unreadable(text: string): DomainError {
  const message = text === '' ? 'El cuerpo no puede estar vacío.' : 'El cuerpo no es un JSON válido.';
  return new DomainError('JSON_INVALIDO', 400, message);
}

/** @throws DomainError 415 for a type that the route does not take, 403 for text from another site */
function assertTaken(request: FastifyRequest, bodyType?: string): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== bodyType) {
    throw new DomainError('TIPO_NO_ADMITIDO', 415, 'El tipo de contenido no se admite.');
  }
  // A page of another site may send text without a preflight request, but not JSON.
  if (type === 'text/plain' && isOwnOrigin(request) === false) {
    throw otherOrigin();
  }
}

// Character codes are compared, not strings of a character. A body may have twelve million characters.
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST] = [0x5b, 0x5d];
const [OPEN_OBJECT, CLOSE_OBJECT] = [0x7b, 0x7d];

/** Whether a JSON text has at most `values` values in at most {@link DEPTH} levels. It stops reading at the limit. */
export function isWithin(text: string, values: number): boolean {
  let depth = 0;
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(text, i);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth++;
        count++;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--;
        break;
      case COMMA:
        count++;
    }
    if (depth > DEPTH || count > values) {
      return false;
    }
  }
  return true;
}

/** The end of the string that begins at `start`. Beyond the text when the string does not end. */
function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== QUOTE) {
    i += text.charCodeAt(i) === BACKSLASH ? 2 : 1;
  }
  return i;
}
