import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { tokenExpired, tokenInvalid } from './access-tokens.js';
import { bearerToken, personalToken } from './bearer-token.js';
import type { AccessClaims } from './identity.js';
import { PersonalTokenStrategy } from './personal-token.strategy.js';

type Claims = Readonly<AccessClaims>;

/** Says whose a token is, by passport's strategies. The guard decides what that person may do. */
@Injectable()
export class Authentication {
  /** An instance of its own, since the package's default one is shared by all applications of a process. */
  private readonly passport = new passport.Passport();

  constructor(accessTokens: AccessTokenStrategy, personalTokens: PersonalTokenStrategy) {
    this.passport.use('access', accessTokens).use('personal', personalTokens);
  }

  /** The claims of whoever sends a request. @throws DomainError 401 NO_TOKEN, TOKEN_EXPIRED or TOKEN_INVALID */
  async ofRequest(request: FastifyRequest): Promise<Claims> {
    const personal = personalToken(request);
    return personal ? this.ask('personal', personal) : this.ofAccessToken(bearerToken(request));
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
