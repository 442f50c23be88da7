import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';
import type { AccessClaims } from './identity.js';

export const ISSUER = 'carpetas';
export const AUDIENCE = 'carpetas-api';

/** 401 with the only code that makes a client refresh: a new token will be accepted. */
export function tokenExpired(): DomainError {
  return new DomainError('TOKEN_EXPIRED', 401, 'La sesión debe renovarse.');
}

/** 401 for a token that is not valid. A refresh does not help. */
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
   * @param secondsLeft until its session ends, which the token does not outlive
   * @returns the token and its life in seconds
   */
  sign({ sub, ...claims }: AccessClaims, secondsLeft: number): { accessToken: string; expiresIn: number } {
    const expiresIn = Math.min(this.settings.ACCESS_TOKEN_SECONDS, secondsLeft);
    const accessToken = this.jwt.sign(claims, { subject: sub, expiresIn, issuer: ISSUER, audience: AUDIENCE });
    return { accessToken, expiresIn };
  }
}
