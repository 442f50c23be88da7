import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DomainError, forbidden } from '../errors/domain-error.js';
import type { TenantContext } from '../tenancy/transactions.js';
import { ACCESS, type Access, IDENTITY_TOKEN, PERSONAL_TOKENS, STEP_UP } from './access.decorators.js';
import { AccessTokens, tokenExpired } from './access-tokens.js';
import { bearerToken, personalToken } from './bearer-token.js';
import type { AccessClaims, AuthenticatedRequest } from './identity.js';
import { isAllowed, type Permission } from './permissions.js';
import { PersonalTokens } from './personal-tokens.js';
import { SessionRegistry, type SessionState } from './session-registry.js';

interface Caller {
  claims: AccessClaims;
  /** The present role in the cuenta of the claims. */
  rolId: number | null;
  /** Unless it is a program with a personal token. */
  session?: SessionState;
}

/** The one way into a route: refuses whatever no decorator opens. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly sessions: SessionRegistry,
    private readonly personalTokens: PersonalTokens,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.decorated<Access>(ACCESS, context);
    if (access === 'public') {
      return true;
    }
    if (!access) {
      throw forbidden();
    }
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (this.decorated<boolean>(IDENTITY_TOKEN, context) && bringsIdentityToken(request)) {
      return true;
    }
    const personal = personalToken(request);
    const { claims, rolId, session } = personal
      ? await this.ofPersonalToken(personal, access, context)
      : await this.ofSession(bearerToken(request));
    checkHeaders(request, claims);
    request.claims = claims;
    if (access !== 'session') {
      request.tenant = tenantOf(claims, rolId, access);
    }
    if (session && this.decorated<boolean>(STEP_UP, context)) {
      await this.sessions.requireVerified(claims, session);
    }
    return true;
  }

  private async ofSession(token: string): Promise<Caller> {
    const claims = this.tokens.verify(token);
    const session = await this.sessions.get(claims);
    // The role changed, or the membership ended, after the token was signed: the next one will say so.
    if (claims.cuentaId && session.rolId !== claims.rolId) {
      throw tokenExpired();
    }
    return { claims, rolId: session.rolId, session };
  }

  /** A program acts for somebody, who is not there to prove anything: what is theirs alone stays closed to it. */
  private async ofPersonalToken(token: string, access: Access, context: ExecutionContext): Promise<Caller> {
    const { id, usuarioId, cuentaId, rolId } = await this.personalTokens.get(token);
    const isOpen = this.decorated<boolean>(PERSONAL_TOKENS, context) ?? access !== 'session';
    if (!isOpen || this.decorated<boolean>(STEP_UP, context)) {
      throw new DomainError('SOLO_CON_SESION', 403, 'Esto no se puede hacer con un token personal: hay que ingresar.');
    }
    return { claims: { sub: usuarioId, sid: id, cuentaId, rolId, isProgram: true }, rolId };
  }

  private decorated<T>(key: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
  }
}

/** @throws DomainError 403 for who is in no cuenta, or has a role without the permission there */
function tenantOf({ cuentaId, sub }: AccessClaims, rolId: number | null, permission: Permission): TenantContext {
  if (!cuentaId || rolId === null) {
    throw new DomainError('SIN_CUENTA', 403, 'Primero hay que elegir una cuenta.');
  }
  if (!isAllowed(rolId, permission)) {
    throw forbidden();
  }
  return { cuentaId, usuarioId: sub, rolId };
}

function bringsIdentityToken({ body }: FastifyRequest): boolean {
  return typeof (body as { nonce?: unknown } | null | undefined)?.nonce === 'string';
}

/** The X- headers grant nothing, but must agree with the token: a disagreement is a mix-up that must not be served. */
function checkHeaders({ headers }: FastifyRequest, claims: AccessClaims): void {
  const stated = [
    [headers['x-usuario-id'], claims.sub],
    [headers['x-cuenta-id'], claims.cuentaId],
    [headers['x-rol-id'], claims.rolId],
  ] as const;
  if (stated.some(([header, claim]) => header !== undefined && header !== String(claim ?? ''))) {
    throw new DomainError(
      'IDENTIDAD_DISTINTA',
      403,
      'Los encabezados X-Usuario-Id, X-Cuenta-Id y X-Rol-Id no coinciden con el token.',
    );
  }
}
