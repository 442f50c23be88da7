import { Injectable } from '@nestjs/common';
import type { AccessClaims } from '../../common/access/identity.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { SegundoFactor } from '../segundo-factor/segundo-factor.service.js';
import type { Usuario } from '../usuarios/usuario.entity.js';
import type { UnlockDto } from './auth.dto.js';
import { AuthService, type OpenedSession } from './auth.service.js';
import { Logins } from './logins.service.js';
import { Passwords } from './passwords.service.js';
import { RefreshTokens } from './refresh-tokens.service.js';
import { type Caller, SessionsService } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.service.js';

/** A session to unlock, and its person. */
export interface SessionLock {
  usuario: Usuario;
  refreshToken: string;
}

/** Locks and unlocks the sessions of people who leave their desk. */
@Injectable()
export class SessionLocks {
  constructor(
    private readonly transactions: Transactions,
    private readonly logins: Logins,
    private readonly sessions: SessionsService,
    private readonly refreshTokens: RefreshTokens,
    private readonly auth: AuthService,
    private readonly passwords: Passwords,
    private readonly segundoFactor: SegundoFactor,
    private readonly attempts: SignInAttempts,
  ) {}

  /** Locks a session, in all its tabs. */
  async lock({ sid }: AccessClaims): Promise<void> {
    await this.transactions.platform((manager) => this.sessions.lock(manager, sid));
  }

  /**
   * The session of a refresh token, if it belongs to the person with this e-mail. The session may be unlocked already,
   * by another tab.
   */
  async find(refreshToken: string, email: string): Promise<SessionLock | null> {
    const owner = await this.transactions.platform((manager) => this.refreshTokens.findOwner(manager, refreshToken));
    const usuario = owner && (await this.logins.findByEmail(email));
    return usuario && usuario.id === owner.usuarioId ? { usuario, refreshToken } : null;
  }

  /**
   * Unlocks a session. The password is enough, since the person already has the session. People with a second factor
   * may give its code here. Without it, sensitive changes ask for the code again.
   * @returns null when the password or the code is wrong
   * @throws TooManyRequests as sign-in does, counting with it
   */
  async unlock(
    { usuario, refreshToken }: SessionLock,
    { password, codigo }: UnlockDto,
    caller: Caller,
  ): Promise<OpenedSession | null> {
    await this.attempts.consume(usuario.email, caller);
    if (!(await this.passwords.matches(usuario.claveHash, password))) {
      return null;
    }
    const rotated = await this.transactions.platform(async (manager) => {
      const hasFactor = await this.segundoFactor.isActive(manager, usuario.id);
      const isOwed = hasFactor && codigo !== undefined;
      if (isOwed && !(await this.segundoFactor.checkCodigo(manager, usuario.id, codigo))) {
        return null;
      }
      return this.sessions.unlock(manager, refreshToken, !hasFactor || isOwed);
    });
    if (!rotated) {
      return null;
    }
    await this.attempts.giveBack(usuario.email, caller);
    const { sid, usuarioId, mode } = rotated;
    return { session: await this.auth.session({ sub: usuarioId, sid }), mode, refreshToken: rotated.refreshToken };
  }
}
