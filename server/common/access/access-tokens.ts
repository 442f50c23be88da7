import { Injectable } from '@nestjs/common';
import { JwtService, TokenExpiredError } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';
import type { AccessClaims } from './identity.js';

type VerifiedClaims = Readonly<AccessClaims> & { readonly exp: number };

const ISSUER = 'carpetas';
const AUDIENCE = 'carpetas-api';

/** 401 with the one code that makes a client refresh: the token no longer tells the truth, a new one will. */
export function tokenExpired(): DomainError {
  return new DomainError('TOKEN_EXPIRED', 401, 'La sesión debe renovarse.');
}

/** 401 for a token that never held, or no longer does: no refresh helps. */
export function tokenInvalid(): DomainError {
  return new DomainError('TOKEN_INVALID', 401, 'El token de acceso no es válido.');
}

/** Signs and verifies access tokens: HS256 pinned, issuer, audience and expiry checked. */
@Injectable()
export class AccessTokens {
  /** Tokens whose signature was checked: it does not change, what does (expiry, session, role) is asked each time. */
  private readonly verified = new LRUCache<string, VerifiedClaims>({ max: 5_000 });

  constructor(
    private readonly jwt: JwtService,
    private readonly settings: Settings,
  ) {}

  /** @returns the token and its life in seconds */
  sign({ sub, ...claims }: AccessClaims): { accessToken: string; expiresIn: number } {
    const expiresIn = this.settings.ACCESS_TOKEN_SECONDS;
    const accessToken = this.jwt.sign(claims, { subject: sub, expiresIn, issuer: ISSUER, audience: AUDIENCE });
    return { accessToken, expiresIn };
  }

  /** @throws DomainError 401 TOKEN_EXPIRED or TOKEN_INVALID */
  verify(token: string): Readonly<AccessClaims> {
    const known = this.verified.get(token);
    if (known && Date.now() / 1000 < known.exp + this.settings.CLOCK_SKEW_SECONDS) {
      return known;
    }
    const claims = this.verifyAnew(token);
    this.verified.set(token, claims);
    return claims;
  }

  private verifyAnew(token: string): VerifiedClaims {
    try {
      const { exp, ...claims } = this.jwt.verify<AccessClaims & { exp?: number }>(token, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTolerance: this.settings.CLOCK_SKEW_SECONDS,
      });
      if (!exp || !claims.sub || !claims.sid) {
        throw new Error('A claim is missing.');
      }
      return Object.freeze({ ...claims, exp });
    } catch (cause) {
      throw cause instanceof TokenExpiredError ? tokenExpired() : tokenInvalid();
    }
  }
}
