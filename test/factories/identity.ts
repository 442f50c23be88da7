import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import {
  type DemoIdentity,
  type DemoIdentityProvider,
  startIdentityProvider,
} from '../../scripts/demo-identity-provider.js';
import { ApiClient } from './api-client.js';
import type { TestApp } from './app.js';

const APP_URL = 'http://localhost:3000';
const REDIRECT = `${APP_URL}/ingreso-proveedor`;

/** Starts a real identity provider on a free port. */
export function newIdentityProvider(people: readonly DemoIdentity[]): Promise<DemoIdentityProvider> {
  return startIdentityProvider({ port: 0, appUrls: [APP_URL], people });
}

/** Gets tokens as a browser does. It uses the code flow with PKCE, and the page for choosing a person. */
export async function tokensFor(
  { issuer, clientId }: DemoIdentityProvider,
  sub: string,
  nonce: string,
): Promise<{ idToken: string; accessToken: string }> {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid email profile',
    nonce,
    state: 's',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const cookies = new Map<string, string>();
  let next = new URL(`${issuer}/auth?${query}`);
  while (next.origin === issuer) {
    if (next.pathname.startsWith('/elegir/')) next.searchParams.set('persona', sub);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next);
  }
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: REDIRECT,
      code: next.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  });
  const { id_token: idToken, access_token: accessToken } = (await answer.json()) as {
    id_token?: string;
    access_token: string;
  };
  if (!idToken) throw new Error(`The provider gave no ID token: ${answer.status}`);
  return { idToken, accessToken };
}

/** A provider whose key the test holds, so that it can sign false tokens. */
export interface ForgingProvider {
  issuer: string;
  clientId: string;
  /** Signs a token, which is valid except for the given changes. */
  sign(claims: Record<string, unknown>, header?: Record<string, string>, key?: CryptoKey | Uint8Array): Promise<string>;
  stop(): Promise<void>;
}

/** @param description changes to the discovery document (openid-configuration) */
export async function newForgingProvider(description: Record<string, unknown> = {}): Promise<ForgingProvider> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256', use: 'sig' }] };
  const server = createServer((request, response) => {
    const isKeys = request.url === '/jwks';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? jwks : { issuer, jwks_uri: `${issuer}/jwks`, ...description }));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const clientId = 'carpetas';
  return {
    issuer,
    clientId,
    sign: (claims, header = {}, key = privateKey) => {
      const now = Math.floor(Date.now() / 1000);
      const valid = { iss: issuer, aud: clientId, iat: now, exp: now + 300, email_verified: true, ...claims };
      return new SignJWT(valid).setProtectedHeader({ alg: 'ES256', kid: 'k', ...header }).sign(key);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Settings of a product that trusts this provider. */
export const trusting = ({ issuer, clientId }: { issuer: string; clientId: string }) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_ALLOW_PRIVATE: 'true',
});

let nonces = 0;
export const newNonce = () => `nonce-${++nonces}`;

/** Sends a provider's token as a browser would. */
export function sync(test: TestApp, token: string, body: Record<string, unknown>) {
  return new ApiClient(test.baseUrl, token).post('/auth/sync', body);
}
