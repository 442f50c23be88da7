import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../common/config/settings.js';
import { DomainError } from '../../common/errors/domain-error.js';

/** The site to which passkeys belong. */
export interface Site {
  /** The origin of the page, as the browser sends it. */
  origin: string;
  /** The host name to which a passkey belongs. */
  rpId: string;
}

/** The public site: PUBLIC_URL, or the Host header of the request. @throws DomainError 400 when that is invalid */
export function siteOf({ protocol, host }: FastifyRequest, { PUBLIC_URL }: Settings): Site {
  const url = URL.parse(PUBLIC_URL ?? `${protocol}://${host}`);
  if (!url) {
    throw new DomainError('PEDIDO_INVALIDO', 400, 'El encabezado Host no es válido.');
  }
  return { origin: url.origin, rpId: url.hostname };
}
