import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { DomainError, forbidden } from '../errors/domain-error.js';
import type { TenantContext } from '../tenancy/transactions.js';
import { ACCESS, type Access, IDENTITY_TOKEN, PERSONAL_TOKENS, STEP_UP } from './access.decorators.js';
import { Authentication } from './authentication.js';
import { decorated } from './decorated.js';
import type { AccessClaims, AuthenticatedRequest } from './identity.js';
import { Operators } from './operators.js';
import { isAllowed, type Permission } from './permissions.js';
import { SessionStates } from './session-states.js';

/** Guards every route: identifies the caller, and refuses access that no decorator allows. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authentication: Authentication,
    private readonly sessions: SessionStates,
    private readonly operators: Operators,
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
    const { claims, session } = await this.authentication.ofRequest(request);
    // The log names the caller, also of refused requests.
    request.claims = claims;
    const isStepUp = this.decorated<boolean>(STEP_UP, context);
    const isOfCuenta = access !== 'session' && access !== 'operator';
    if (!session && (isStepUp || !(this.decorated<boolean>(PERSONAL_TOKENS, context) ?? isOfCuenta))) {
      throw sessionNeeded();
    }
    checkHeaders(request, claims);
    if (access === 'operator') {
      await this.operators.require(claims);
    }
    if (isOfCuenta) {
      request.tenant = { ...tenantOf(claims, access), tab: tabOf(request) };
    }
    if (session && isStepUp) {
      await this.sessions.requireVerified(claims);
    }
    return true;
  }

  private decorated<T>(key: string, context: ExecutionContext): T | undefined {
    return decorated(this.reflector, key, context);
  }
}

/** @throws DomainError 403 when the caller is in no cuenta, or their role lacks the permission */
function tenantOf({ cuentaId, rolId, sub }: AccessClaims, permission: Permission): TenantContext {
  if (!cuentaId || rolId === undefined) {
    throw new DomainError('SIN_CUENTA', 403, 'Primero hay que elegir una cuenta.');
  }
  if (!isAllowed(rolId, permission)) {
    throw forbidden();
  }
  return { cuentaId, usuarioId: sub, rolId };
}

/** The browser tab that sends the request. The tab recognises its own changes by this id. The id grants nothing. */
function tabOf({ headers }: FastifyRequest): string | undefined {
  const tab = headers['x-tab-id'];
  return isUUID(tab) ? (tab as string) : undefined;
}

/** The error 403 for a personal token. Its person is not there to prove who they are. */
function sessionNeeded(): DomainError {
  return new DomainError('SOLO_CON_SESION', 403, 'Esto no se puede hacer con un token personal: hay que ingresar.');
}

function bringsIdentityToken({ body }: FastifyRequest): boolean {
  return typeof (body as { nonce?: unknown } | null | undefined)?.nonce === 'string';
}

/** The X- headers grant nothing, but a request whose headers contradict its token is refused. */
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
