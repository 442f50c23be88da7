import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** A person of the provider. The person's tokens leave out the undefined fields. */
export interface DemoIdentity {
  sub: string;
  name: string;
  email?: string;
  email_verified?: boolean;
}

export interface DemoIdentityProvider {
  issuer: string;
  clientId: string;
  stop(): Promise<void>;
}

const CLIENT_ID = 'carpetas';

/**
 * Starts a small OpenID Connect provider on this machine, for demonstrations and tests. A person picks their name from
 * a list instead of signing in.
 * @param port 0 for a free port
 * @param appUrls the possible addresses of the product
 */
export async function startIdentityProvider({
  port,
  appUrls,
  people,
}: {
  port: number;
  appUrls: readonly string[];
  people: readonly DemoIdentity[];
}): Promise<DemoIdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'demo' }] },
    cookies: { keys: [crypto.randomUUID()] },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        redirect_uris: appUrls.map((url) => `${url}/ingreso-proveedor`),
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    // The product reads the claims from the ID token.
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/elegir/${uid}` },
    ttl: { AccessToken: 600, IdToken: 600, Interaction: 600, Session: 3600, Grant: 3600, AuthorizationCode: 60 },
    findAccount: (_, sub) => {
      const person = people.find((each) => each.sub === sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    // The provider of an office does not ask its own people for consent.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId,
        accountId: ctx.oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', issuer);
    if (!path.pathname.startsWith('/elegir/')) return void answer(request, response);
    const accountId = path.searchParams.get('persona');
    if (accountId) return void provider.interactionFinished(request, response, { login: { accountId } });
    response.setHeader('content-type', 'text/html; charset=utf-8').end(pageFor(path.pathname, people));
  });
  return {
    issuer,
    clientId: CLIENT_ID,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pageFor(path: string, people: readonly DemoIdentity[]): string {
  const links = people.map(({ sub, name, email = 'sin correo' }) => {
    const query = new URLSearchParams({ persona: sub });
    return `<li><a href="${path}?${query}"><b>${name}</b> ${email}</a></li>`;
  });
  return `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,"><title>Proveedor de identidad de demostración</title>
    <style>body{font:16px/1.5 system-ui;max-width:28rem;margin:15vh auto;padding:0 1rem;color:#1c2433;background:#f7f8fa}
    ul{list-style:none;padding:0}a{display:block;padding:.75rem 1rem;margin:.5rem 0;border:1px solid #d5dae3;
    border-radius:8px;background:#fff;color:inherit;text-decoration:none}</style>
    <h1>¿Quién ingresa?</h1><ul>${links.join('')}</ul></html>`;
}
