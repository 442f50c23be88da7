import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiHeader } from '@nestjs/swagger';
import type { FastifyContextConfig } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { STRANGERS_LIMIT } from '../http/bodies.js';
import type { TenantContext } from '../tenancy/transactions.js';
import type { AccessClaims, AuthenticatedRequest } from './identity.js';
import type { Permission } from './permissions.js';

export const ACCESS = 'access';
export const IDENTITY_TOKEN = 'identityToken';
export const STEP_UP = 'stepUp';
export const PERSONAL_TOKENS = 'personalTokens';
export const MANAGES_TRANSACTIONS = 'managesTransactions';
export const WRITES_ON_READ = 'writesOnRead';

/** The requirement of a route for its caller. A route without a requirement refuses everybody. */
export type Access = 'public' | 'session' | 'operator' | Permission;

/**
 * Opens a route to everybody, with a small body. The decorator is for methods: a class passes no limit on to its
 * routes.
 * @param body `bodyType`: the type of body that the route takes beside JSON
 */
export const Public = (body: Pick<FastifyContextConfig, 'bodyType'> = {}): MethodDecorator =>
  applyDecorators(SetMetadata(ACCESS, 'public' satisfies Access), RouteConfig({ ...body, bodyLimit: STRANGERS_LIMIT }));

/** Requires a session, with or without a cuenta. */
export const Authenticated = () => applyDecorators(SetMetadata(ACCESS, 'session' satisfies Access), ApiBearerAuth());

/** Requires a session inside a cuenta, with a role that has this permission. */
export const RequirePermission = (permission: Permission) =>
  applyDecorators(SetMetadata(ACCESS, permission satisfies Access), ApiBearerAuth());

/**
 * Requires an operator's session that has passed the second factor. The route needs no cuenta, and shows no contents of
 * cuentas.
 */
export const OperatorOnly = () => applyDecorators(SetMetadata(ACCESS, 'operator' satisfies Access), ApiBearerAuth());

/**
 * Requires a session whose person proved who they are in the last STEP_UP_SECONDS. Otherwise the route answers 403
 * VERIFICACION_REQUERIDA. The same request succeeds after POST /api/auth/verificar. Personal tokens are always refused.
 */
export const StepUp = () => SetMetadata(STEP_UP, true);

/** Accepts personal tokens on a route without a cuenta. By default such a route refuses them. */
export const AllowToken = () => SetMetadata(PERSONAL_TOKENS, true);

/** Refuses personal tokens on a route of a cuenta. By default such a route accepts them. */
export const SessionOnly = () => SetMetadata(PERSONAL_TOKENS, false);

/** The handler streams, and opens its own short transactions. A transaction must not wait for a slow client. */
export const ManagesTransactions = () => SetMetadata(MANAGES_TRANSACTIONS, true);

/** For a GET that adds an entry to the audit: its transaction may write. */
export const WritesOnRead = () => SetMetadata(WRITES_ON_READ, true);

/**
 * The handler also takes the identity provider's token, and verifies the token itself. A request with that token has
 * its `nonce` in its body, and no claims.
 */
export const TakesIdentityToken = () => SetMetadata(IDENTITY_TOKEN, true);

/** The claims of the caller's token. */
export const Claims = createParamDecorator((_: unknown, context: ExecutionContext): AccessClaims => {
  const { claims } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!claims) {
    throw new Error('A public route has no claims.');
  }
  return claims;
});

/** The person who acts and their cuenta, for routes that manage their transactions. */
export const Tenant = createParamDecorator((_: unknown, context: ExecutionContext): TenantContext => {
  const { tenant } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!tenant) {
    throw new Error('A route that needs no cuenta has no tenant.');
  }
  return tenant;
});

/**
 * The version that the client has seen, from If-Match (`"3"`).
 * @throws DomainError 428 when missing, 400 when it is not a version
 */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const version = versionSeen(context);
  if (version === undefined) {
    throw new DomainError('FALTA_VERSION', 428, 'Falta el encabezado If-Match con la versión que se está modificando.');
  }
  return version;
});

/**
 * The version of {@link IfMatch}, but undefined when the client names no version. In that case the last write wins.
 * Clients of the reference template name no version.
 * @throws DomainError 400 when it is not a version
 */
export const OptionalIfMatch = createParamDecorator((_: unknown, context: ExecutionContext) => versionSeen(context));

function versionSeen(context: ExecutionContext): number | undefined {
  const header = context.switchToHttp().getRequest<AuthenticatedRequest>().headers['if-match'];
  if (!header) {
    return undefined;
  }
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (!version) {
    throw new DomainError(
      'VERSION_INVALIDA',
      400,
      'El encabezado If-Match debe llevar una versión entre comillas, por ejemplo "3".',
    );
  }
  return Number(version);
}

/** Describes the header that {@link IfMatch} reads. */
export const ApiIfMatch = ({ required = true } = {}) =>
  ApiHeader({ name: 'If-Match', required, description: 'La versión que se modifica, entre comillas: "3".' });
