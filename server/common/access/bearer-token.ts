import type { FastifyRequest } from 'fastify';
import type { Strategy } from 'passport-jwt';
import { DomainError } from '../errors/domain-error.js';

/**
 * The request that passport strategies receive. It is not always an HTTP request: sockets and bodies carry tokens too.
 */
export type ShownToken = Parameters<Strategy['authenticate']>[0] & { token: string };

/** The access token of a request. @throws DomainError 401 NO_TOKEN */
export function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) {
    throw new DomainError('NO_TOKEN', 401, 'Hay que iniciar sesión.');
  }
  return token;
}

/** The unverified personal token of a request; null when the request has no personal token. */
export function personalToken(request: FastifyRequest): string | null {
  return /^Bearer (cpt_[\w-]*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
