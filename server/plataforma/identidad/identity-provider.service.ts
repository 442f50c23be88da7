import { Injectable } from '@nestjs/common';
import type { JWTVerifyGetKey } from 'jose';
import { Settings } from '../../common/config/settings.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { OutgoingHttp } from '../../common/http/outgoing.js';
import type { ProveedorDto } from './options.dto.js';

const SCOPES = ['openid', 'email', 'profile'];
const KEPT_MS = 3_600_000;
/** How long a provider that failed is not asked again. */
const REST_MS = 30_000;

/** The OpenID Connect provider of the settings, if the settings name a provider. */
@Injectable()
export class IdentityProvider {
  private known?: { until: number; keys: Promise<JWTVerifyGetKey> };
  private browserOrigins: readonly string[];
  private restsUntil = 0;

  constructor(
    private readonly settings: Settings,
    private readonly outgoing: OutgoingHttp,
  ) {
    this.browserOrigins = settings.OIDC_ISSUER ? [new URL(settings.OIDC_ISSUER).origin] : [];
  }

  /** The provider as the sign-in page shows it; null without a provider. */
  get publico(): ProveedorDto | null {
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_NAME } = this.settings;
    if (!OIDC_ISSUER || !OIDC_CLIENT_ID) {
      return null;
    }
    return {
      emisor: OIDC_ISSUER,
      clienteId: OIDC_CLIENT_ID,
      nombre: OIDC_NAME ?? new URL(OIDC_ISSUER).host,
      alcances: SCOPES,
    };
  }

  /** The provider's origins that browsers connect to, for the content security policy. */
  get origins(): readonly string[] {
    return this.browserOrigins;
  }

  /**
   * The signing keys of the provider. An unknown key loads the keys again.
   * @throws DomainError 503 PROVEEDOR_NO_DISPONIBLE
   */
  async keys(): Promise<JWTVerifyGetKey> {
    if (!this.known || this.known.until < Date.now()) {
      this.known = { until: Date.now() + KEPT_MS, keys: this.load() };
    }
    const asked = this.known;
    try {
      return await asked.keys;
    } catch (cause) {
      // After the rest, the next call asks again.
      if (this.known === asked) this.known = undefined;
      throw this.unavailable(cause);
    }
  }

  /**
   * The error 503 for a provider that does not answer, or answers wrongly. It says when the provider is asked again.
   */
  unavailable(cause: unknown): DomainError {
    // An answer may come in time and still be unusable.
    if (this.restsUntil <= Date.now()) {
      this.restsUntil = Date.now() + REST_MS;
    }
    return new ProviderUnavailable(Math.ceil((this.restsUntil - Date.now()) / 1000), cause);
  }

  /** Reads the provider's own description (OpenID Connect Discovery 1.0, §4). */
  private async load(): Promise<JWTVerifyGetKey> {
    const issuer = this.settings.OIDC_ISSUER ?? '';
    const answer = await this.ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    const { issuer: named, jwks_uri: jwksUri, ...endpoints } = (await answer.json()) as Record<string, unknown>;
    if (named !== issuer || typeof jwksUri !== 'string') {
      throw new Error(`The description at ${issuer} is that of ${named}, or names no keys.`);
    }
    const addresses = [issuer, endpoints.token_endpoint, endpoints.userinfo_endpoint].map(String);
    this.browserOrigins = [...new Set(addresses.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
    // The library is imported at the first sign-in with a provider. It costs 10 MB of memory.
    const { createRemoteJWKSet, customFetch } = await import('jose');
    return createRemoteJWKSet(new URL(jwksUri), {
      [customFetch]: (url: string, options: { signal?: AbortSignal }) => this.ask(url, options),
    });
  }

  /** Fetches JSON from the provider. After a failure, the provider is not asked for {@link REST_MS}. */
  private async ask(url: string, options?: { signal?: AbortSignal }): Promise<Response> {
    if (this.restsUntil > Date.now()) {
      throw new Error('The provider failed a moment ago.');
    }
    const answer = await this.outgoing.get(url, options);
    if (!answer.ok) {
      throw new Error(`${url} answered ${answer.status}.`);
    }
    return Response.json(await answer.json());
  }
}

class ProviderUnavailable extends DomainError {
  constructor(
    override readonly retryAfter: number,
    cause: unknown,
  ) {
    const mensaje = 'El proveedor de identidad no responde. Vuelva a intentarlo en un minuto.';
    super('PROVEEDOR_NO_DISPONIBLE', 503, mensaje, undefined, { cause });
  }
}
