import type { FastifyRequest } from 'fastify';
import type { TenantContext } from '../tenancy/transactions.js';

/** The claims of an access token. */
export interface AccessClaims {
  /** Usuario. */
  sub: string;
  /** Session; of a request by a personal token, the token, which is none. */
  sid: string;
  cuentaId?: string;
  rolId?: number;
  /** Of a request by a personal token, which is to know of no cuenta but its own. */
  isProgram?: true;
}

/** A request after the guard: `claims` on routes that need a session, `tenant` on those that need a cuenta. */
export type AuthenticatedRequest = FastifyRequest & { claims?: AccessClaims; tenant?: TenantContext };
