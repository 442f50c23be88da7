import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessTokens } from '../../common/access/access-tokens.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { Operators } from '../../common/access/operators.js';
import { permissionsOf } from '../../common/access/permissions.js';
import { RateLimits } from '../../common/access/rate-limits.js';
import { SessionStates } from '../../common/access/session-states.js';
import { Settings } from '../../common/config/settings.js';
import { DomainError, notFound } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { CuentasRepository } from '../cuentas/cuentas.repository.js';
import { SegundoFactor } from '../segundo-factor/segundo-factor.service.js';
import { getUsuario } from '../usuarios/get-usuario.js';
import type { SessionDto, SignInDto } from './auth.dto.js';
import { Logins } from './logins.service.js';
import { Passwords } from './passwords.service.js';
import { RefreshTokens, type SessionMode } from './refresh-tokens.service.js';
import { SecondStep, secondFactorRequired } from './second-step.service.js';
import { toSessionUser } from './session-user.presenter.js';
import { type Caller, type NewSession, SessionsService } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.service.js';

/** An opened session, and how its refresh token travels. */
export interface OpenedSession {
  session: SessionDto;
  mode: SessionMode;
  refreshToken: string;
}

/** The input of {@link AuthService.openSession}. */
interface Opening extends Omit<NewSession, 'usuarioId' | 'cuentaId'> {
  cuentaId?: string;
  current?: string;
}

const FIVE_MINUTES = 300;

/** Signs people in and out, refreshes their sessions and selects their cuenta. */
@Injectable()
export class AuthService {
  constructor(
    private readonly transactions: Transactions,
    private readonly logins: Logins,
    private readonly cuentas: CuentasRepository,
    private readonly sessionStates: SessionStates,
    private readonly sessions: SessionsService,
    private readonly refreshTokens: RefreshTokens,
    private readonly passwords: Passwords,
    private readonly tokens: AccessTokens,
    private readonly attempts: SignInAttempts,
    private readonly segundoFactor: SegundoFactor,
    private readonly secondStep: SecondStep,
    private readonly limits: RateLimits,
    private readonly operators: Operators,
    private readonly settings: Settings,
  ) {}

  /**
   * Opens a session for an e-mail and a password. Null when the credentials or the code are refused, for any reason.
   * @throws TooManyRequests · DomainError 403 with the right password: SEGUNDO_FACTOR when a code must follow,
   * CORREO_SIN_CONFIRMAR before the person opened the link of the sign-up
   */
  async signIn({ email, password, mode = 'json', codigo }: SignInDto, caller: Caller): Promise<OpenedSession | null> {
    await this.attempts.consume(email, caller);
    const usuario = await this.logins.findByEmail(email);
    if (!(await this.passwords.matches(usuario?.claveHash, password)) || !usuario?.claveHash || usuario.suspendidoEn) {
      return null;
    }
    if (!usuario.emailConfirmadoEn) {
      await this.attempts.giveBack(email, caller);
      throw emailNotConfirmed(usuario.email);
    }
    const { id, claveHash } = usuario;
    const newHash = this.passwords.needsRehash(claveHash) ? await this.passwords.hash(password) : null;
    const outcome = await this.transactions.platform(async (manager) => {
      if (!(await this.logins.holdPassword(manager, id, claveHash, newHash))) {
        return 'refused';
      }
      const second = await this.secondStep.require(manager, id, { codigo });
      return second ?? this.openSession(manager, id, { mode, caller });
    });
    if (outcome === 'refused') {
      return null;
    }
    // The error is thrown outside the transaction, so that the challenge is committed.
    if ('desafio' in outcome) {
      throw secondFactorRequired(outcome);
    }
    // Only an opened session gives the attempt back. Otherwise somebody with the password alone could guess codes
    // without end.
    await this.attempts.giveBack(email, caller);
    return outcome;
  }

  /**
   * Opens a session for somebody who has proved who they are. Every kind of sign-in ends here.
   * @param cuentaId where the session begins; by default in the person's only cuenta
   * @param current the refresh token of the browser; the session of the same person, even locked, continues
   */
  async openSession(
    manager: EntityManager,
    usuarioId: string,
    { cuentaId, current, ...kept }: Opening,
  ): Promise<OpenedSession> {
    const { mode, autenticadaEn } = kept;
    const same = current && (await this.sessions.continueSession(manager, current, { usuarioId, autenticadaEn }));
    if (same) {
      const { sid, refreshToken } = same;
      return { session: await this.describe(manager, usuarioId, sid), mode: same.mode, refreshToken };
    }
    const start = cuentaId ?? (await this.onlyCuentaOf(manager, usuarioId));
    const { sid, refreshToken } = await this.sessions.open(manager, { usuarioId, cuentaId: start, ...kept });
    return { session: await this.describe(manager, usuarioId, sid), mode, refreshToken };
  }

  /**
   * Exchanges a refresh token for the next refresh token and a fresh access token.
   * @throws DomainError 401 · TooManyRequests
   */
  async refresh(refreshToken: string, caller: Caller): Promise<OpenedSession> {
    await this.limits.consume('refresh', caller.address, this.settings.LIMIT_REFRESH, FIVE_MINUTES);
    const rotated = await this.sessions.rotate(refreshToken);
    const session = await this.transactions.platform((manager) =>
      this.describe(manager, rotated.usuarioId, rotated.sid),
    );
    return { session, mode: rotated.mode, refreshToken: rotated.refreshToken };
  }

  /** The session of a token, with a fresh access token. */
  session({ sub, sid }: AccessClaims): Promise<SessionDto> {
    return this.transactions.platform((manager) => this.describe(manager, sub, sid));
  }

  /** Moves a session into a cuenta. @throws DomainError 404 unless its user is an active member, 403 CUENTA_SUSPENDIDA */
  selectCuenta(claims: AccessClaims, cuentaId: string): Promise<SessionDto> {
    return this.transactions.platform((manager) => this.enterCuenta(manager, claims, cuentaId));
  }

  /** As {@link selectCuenta}, in the running transaction of the platform. */
  async enterCuenta(manager: EntityManager, { sub, sid }: AccessClaims, cuentaId: string): Promise<SessionDto> {
    const mine = await this.cuentas.findOfUsuario(manager, sub);
    if (!mine.some((cuenta) => cuenta.cuentaId === cuentaId)) {
      throw (await this.cuentas.isSuspendida(manager, cuentaId, sub)) ? cuentaSuspended() : notFound('la cuenta');
    }
    await this.sessions.selectCuenta(manager, sid, cuentaId);
    return this.describe(manager, sub, sid);
  }

  async signOut({ sid }: AccessClaims): Promise<void> {
    await this.transactions.platform((manager) => this.sessions.revoke(manager, sid));
  }

  /** Ends the session of a refresh token, when it has no valid access token. */
  async signOutByRefreshToken(refreshToken: string): Promise<void> {
    await this.transactions.platform(async (manager) => {
      const owner = await this.refreshTokens.findOwner(manager, refreshToken);
      if (owner) {
        await this.sessions.revoke(manager, owner.sid);
      }
    });
  }

  /** A person with a single cuenta has no choice to make. */
  private async onlyCuentaOf(manager: EntityManager, usuarioId: string): Promise<string | null> {
    const [first, ...others] = await this.cuentas.findOfUsuario(manager, usuarioId);
    return first && others.length === 0 ? first.cuentaId : null;
  }

  /** A session with a fresh access token. Every access token is made here. @throws DomainError 401 SESSION_REVOKED */
  private async describe(manager: EntityManager, usuarioId: string, sid: string): Promise<SessionDto> {
    const usuario = await getUsuario(manager, usuarioId);
    const mine = await this.cuentas.findOfUsuario(manager, usuarioId);
    const { cuentaId, secondsLeft } = await this.sessionStates.use(manager, sid);
    const { suspendidas, cuentasSuspendidas } = await this.cuentas.findSuspendidas(manager, usuarioId);
    const segundoFactor = await this.segundoFactor.isActive(manager, usuarioId);
    const active = mine.find((cuenta) => cuenta.cuentaId === cuentaId);
    return {
      user: toSessionUser(usuario, mine, cuentaId, {
        segundoFactor,
        operador: this.operators.isOperator(usuario),
        // People with another cuenta are not asked to create a cuenta. They need not know the reason.
        suspendidas: mine.length === 0 ? suspendidas : [],
        cuentasSuspendidas,
      }),
      ...this.tokens.sign(
        { sub: usuarioId, sid, ...(active && { cuentaId: active.cuentaId, rolId: active.rolId }) },
        secondsLeft,
      ),
      tokenType: 'bearer',
      estado: active ? 'ACTIVE_SESSION' : mine.length > 0 ? 'ACCOUNT_SELECTION' : 'AUTHENTICATED_NO_ACCOUNT',
      permisos: active ? permissionsOf(active.rolId) : [],
    };
  }
}

function emailNotConfirmed(email: string): DomainError {
  const mensaje = 'Falta confirmar el correo: abra el enlace que le enviamos.';
  return new DomainError('CORREO_SIN_CONFIRMAR', 403, mensaje, [{ mensaje, email }]);
}

function cuentaSuspended(): DomainError {
  return new DomainError('CUENTA_SUSPENDIDA', 403, 'La cuenta está suspendida. Hable con quien administra Carpetas.');
}
