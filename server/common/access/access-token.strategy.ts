import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { LRUCache } from 'lru-cache';
import { Strategy } from 'passport-jwt';
import { JwtSecret } from '../config/jwt-secret.js';
import { Settings } from '../config/settings.js';
import { AUDIENCE, ISSUER } from './access-tokens.js';
import type { ShownToken } from './bearer-token.js';
import type { AccessClaims } from './identity.js';

type VerifiedClaims = Readonly<AccessClaims> & { readonly exp: number };

/** Verifies access tokens: only HS256, with issuer, audience and expiry. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  /** Claims of tokens whose signature was checked. The expiry, the session and the role are checked at each request. */
  private readonly verified = new LRUCache<string, VerifiedClaims>({ max: 5_000 });

  constructor(
    secret: JwtSecret,
    private readonly settings: Settings,
  ) {
    super({
      jwtFromRequest: ({ token }: ShownToken) => token,
      secretOrKey: secret.value,
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      jsonWebTokenOptions: { clockTolerance: settings.CLOCK_SKEW_SECONDS },
      passReqToCallback: true,
    });
  }

  override authenticate(shown: ShownToken): void {
    const known = this.verified.get(shown.token);
    if (known && Date.now() / 1000 < known.exp + this.settings.CLOCK_SKEW_SECONDS) {
      this.success(known);
    } else {
      super.authenticate(shown);
    }
  }

  /** The claims of a token with a valid signature; null when a claim is missing. */
  validate({ token }: ShownToken, claims: VerifiedClaims): VerifiedClaims | null {
    if (!claims.exp || !claims.sub || !claims.sid) {
      return null;
    }
    this.verified.set(token, Object.freeze(claims));
    return claims;
  }
}
