import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

/**
 * Whether a browser sends the request from a page of this application. Sec-Fetch-Site decides, or Origin where it is
 * missing. Undefined without both headers, as from programs.
 */
export function isOwnOrigin({ headers, host }: FastifyRequest): boolean | undefined {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    return site === 'same-origin';
  }
  const { origin } = headers;
  return origin === undefined ? undefined : URL.canParse(origin) && new URL(origin).host === host;
}

/** The error 403: another site may have made the browser send the request. */
export function otherOrigin(): DomainError {
  return new DomainError('ORIGEN_DISTINTO', 403, 'El pedido no viene de esta aplicación.');
}
