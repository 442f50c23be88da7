import type { FastifyRequest } from 'fastify';
import type { Settings } from '../common/config/settings.js';

/** For which site passkeys are made and shown. */
export interface Site {
  /** What the browser says that the page is from. */
  origin: string;
  /** The host name that a passkey belongs to. */
  rpId: string;
}

/** The site that people know: PUBLIC_URL, or the host that they asked. */
export function siteOf({ protocol, host }: FastifyRequest, { PUBLIC_URL }: Settings): Site {
  const { origin, hostname } = new URL(PUBLIC_URL ?? `${protocol}://${host}`);
  return { origin, rpId: hostname };
}
