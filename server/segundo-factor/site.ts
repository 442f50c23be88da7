import type { FastifyRequest } from 'fastify';
import type { Settings } from '../common/config/settings.js';
import { DomainError } from '../common/errors/domain-error.js';

/** For which site passkeys are made and shown. */
export interface Site {
  /** What the browser says that the page is from. */
  origin: string;
  /** The host name that a passkey belongs to. */
  rpId: string;
}

/** The site that people know: PUBLIC_URL, or the host that they asked. @throws DomainError 400 when that is none */
export function siteOf({ protocol, host }: FastifyRequest, { PUBLIC_URL }: Settings): Site {
  const url = URL.parse(PUBLIC_URL ?? `${protocol}://${host}`);
  if (!url) {
    throw new DomainError('PEDIDO_INVALIDO', 400, 'El encabezado Host no es válido.');
  }
  return { origin: url.origin, rpId: url.hostname };
}
