import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';
import type { AccessClaims } from './identity.js';

export const ISSUER = 'carpetas';
export const AUDIENCE = 'carpetas-api';

/** The error 401 that makes a client refresh: a new token will be accepted. No other code does. */
export function tokenExpired(): DomainError {
  return new DomainError('TOKEN_EXPIRED', 401, 'La sesión debe renovarse.');
}

/** The error 401 for an invalid token. A refresh does not help. */
export function tokenInvalid(): DomainError {
  return new DomainError('TOKEN_INVALID', 401, 'El token de acceso no es válido.');
}

/** Signs access tokens; {@link AccessTokenStrategy} verifies them. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly settings: Settings,
  ) {}

  /**
   * @param secondsLeft until the session ends; the token ends no later
   * @returns the token and its lifetime in seconds
   */
  sign({ sub, ...claims }: AccessClaims, secondsLeft: number): { accessToken: string; expiresIn: number } {
    const expiresIn = Math.min(this.settings.ACCESS_TOKEN_SECONDS, secondsLeft);
    const accessToken = this.jwt.sign(claims, { subject: sub, expiresIn, issuer: ISSUER, audience: AUDIENCE });
    return { accessToken, expiresIn };
  }
}
