import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { tokenExpired, tokenInvalid } from './access-tokens.js';
import { bearerToken, personalToken } from './bearer-token.js';
import type { AccessClaims } from './identity.js';
import { PersonalTokenStrategy } from './personal-token.strategy.js';
import { type SessionState, SessionStates } from './session-states.js';

type Claims = Readonly<AccessClaims>;

/** The sender of a request. */
export interface Sender {
  claims: Claims;
  /** The state of the session; null for a program. */
  session: SessionState | null;
}

/** Identifies the person of a token, by passport's strategies. The guard decides what the person may do. */
@Injectable()
export class Authentication {
  /** A separate instance, since all applications of a process share the package's default instance. */
  private readonly passport = new passport.Passport();

  constructor(
    accessTokens: AccessTokenStrategy,
    personalTokens: PersonalTokenStrategy,
    private readonly sessions: SessionStates,
  ) {
    this.passport.use('access', accessTokens).use('personal', personalTokens);
  }

  /**
   * The sender of a request. Tokens and sessions are cached for seconds. So a handler may ask before and after a slow
   * body.
   * @throws DomainError 401 NO_TOKEN, TOKEN_EXPIRED, TOKEN_INVALID, SESSION_REVOKED or SESSION_LOCKED
   */
  async ofRequest(request: FastifyRequest): Promise<Sender> {
    const personal = personalToken(request);
    const claims = await (personal ? this.ask('personal', personal) : this.ofAccessToken(bearerToken(request)));
    return { claims, session: claims.isProgram ? null : await this.sessions.getAsSigned(claims) };
  }

  /**
   * The claims of an access token, even when its session has ended.
   * @throws DomainError 401 TOKEN_EXPIRED or TOKEN_INVALID
   */
  ofAccessToken(token: string): Promise<Claims> {
    return this.ask('access', token);
  }

  private ask(strategy: 'access' | 'personal', token: string): Promise<Claims> {
    return new Promise((resolve, reject) => {
      const answer = (error: unknown, claims: Claims | false, reason?: Error) =>
        claims ? resolve(claims) : reject(error ?? refusalOf(reason));
      this.passport.authenticate(strategy, answer)({ token }, {}, reject);
    });
  }
}

function refusalOf(reason?: Error) {
  return reason?.name === 'TokenExpiredError' ? tokenExpired() : tokenInvalid();
}
