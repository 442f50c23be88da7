import type { FastifyRequest } from 'fastify';
import type { TenantContext } from '../tenancy/transactions.js';

/** The claims of an access token. */
export interface AccessClaims {
  /** Id of the usuario. */
  sub: string;
  /** Id of the session, or of the personal token. */
  sid: string;
  cuentaId?: string;
  rolId?: number;
  /** Set for a personal token, which sees only its own cuenta. */
  isProgram?: true;
}

/** A request after the guard. Routes with a session have `claims`, routes with a cuenta `tenant`. */
export type AuthenticatedRequest = FastifyRequest & { claims?: AccessClaims; tenant?: TenantContext };
