import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { JWTPayload, JWTVerifyResult } from 'jose';
import { RateLimits, TooManyRequests } from '../../common/access/rate-limits.js';
import { Settings } from '../../common/config/settings.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { IdentityProvider } from './identity-provider.service.js';

/** A person, as the identity provider describes them. */
export interface Identidad {
  emisor: string;
  sujeto: string;
  /** In lower case; null when the provider gives no usable e-mail. */
  email: string | null;
  /** Whether the provider verified the e-mail: only `true` itself counts. */
  isEmailVerified: boolean;
  nombre: string | null;
  /** When the person signed in at the provider, in seconds since 1970. Null when the provider does not say. */
  autenticadaEn: number | null;
}

/** Asymmetric algorithms only: with a symmetric algorithm, anybody who knows the client's secret could sign. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** The greatest age of a token. The web sends it as soon as it is issued. */
const MAX_AGE_SECONDS = 600;

/**
 * Errors of jose about the provider's keys, not about a token. They are a bad answer, no answer in time, and no key
 * set.
 */
const KEYS_FAILED = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

/** Verifies the ID tokens of the provider (OpenID Connect Core 1.0, §3.1.3.7). */
@Injectable()
export class IdentityTokens {
  private readonly logger = new Logger(IdentityTokens.name);

  constructor(
    private readonly provider: IdentityProvider,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /**
   * The person of an ID token. A token is accepted once, so a token found in a log opens no session.
   * @param nonce the nonce with which the browser asked the provider for the token
   * @throws DomainError 401 TOKEN_INVALID · 404 without a provider · 503 when the provider cannot be reached
   */
  async take(token: string, nonce: string): Promise<Identidad> {
    if (!this.provider.publico) {
      throw new DomainError('SIN_PROVEEDOR', 404, 'Esta instalación no tiene proveedor de identidad.');
    }
    const { payload, protectedHeader } = await this.verify(token);
    const { OIDC_CLIENT_ID: clientId } = this.settings;
    const isIdToken =
      // Access tokens carry the type at+jwt in `typ` (RFC 9068).
      !protectedHeader.typ?.toLowerCase().includes('at+jwt') &&
      payload.nonce === nonce &&
      (payload.azp === undefined || payload.azp === clientId) &&
      (!Array.isArray(payload.aud) || payload.aud.length === 1 || payload.azp === clientId);
    if (!isIdToken || !payload.sub) {
      throw invalid();
    }
    await this.spend(token);
    return toIdentidad({ ...payload, sub: payload.sub });
  }

  private async verify(token: string): Promise<JWTVerifyResult> {
    const keys = await this.provider.keys();
    const { errors, jwtVerify } = await import('jose');
    try {
      return await jwtVerify(token, keys, {
        issuer: this.settings.OIDC_ISSUER,
        audience: this.settings.OIDC_CLIENT_ID,
        algorithms: ALGORITHMS,
        clockTolerance: this.settings.CLOCK_SKEW_SECONDS,
        maxTokenAge: MAX_AGE_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      });
    } catch (error) {
      // The keys could not be read, so the token is not at fault.
      if (!(error instanceof errors.JOSEError) || KEYS_FAILED.has(error.code)) {
        throw this.provider.unavailable(error);
      }
      this.logger.warn({ reason: (error as Error).message }, 'An identity token was refused.');
      throw invalid();
    }
  }

  private async spend(token: string): Promise<void> {
    // Only the signed part is hashed. The same signature can be spelled in several ways, and ECDSA allows two
    // signatures.
    const signed = token.slice(0, token.lastIndexOf('.'));
    const digest = createHash('sha256').update(signed).digest('base64url');
    const seconds = MAX_AGE_SECONDS + 2 * this.settings.CLOCK_SKEW_SECONDS;
    await this.limits.consume('token-identidad', digest, 1, seconds).catch((error) => {
      throw error instanceof TooManyRequests ? invalid() : error;
    });
  }
}

function toIdentidad({ iss, sub, email, email_verified, name, auth_time }: JWTPayload & { sub: string }): Identidad {
  return {
    emisor: iss ?? '',
    sujeto: sub,
    email: typeof email === 'string' ? inLowerCase(email) : null,
    isEmailVerified: email_verified === true,
    nombre: typeof name === 'string' && name.trim() ? name.trim().slice(0, 120) : null,
    // The time is put between 1970 and now. PostgreSQL refuses times that are too far away.
    autenticadaEn: typeof auth_time === 'number' ? Math.min(Math.max(auth_time, 0), Date.now() / 1000) : null,
  };
}

/** An e-mail in lower case. Null when lower case changes a letter: it turns the Kelvin sign into a k. */
function inLowerCase(email: string): string | null {
  const lower = email.toLowerCase();
  return lower.toUpperCase() === email.toUpperCase() ? lower : null;
}

function invalid(): DomainError {
  return new DomainError('TOKEN_INVALID', 401, 'El token del proveedor de identidad no es válido.');
}
