import { loadEnvironmentFile } from '../server/common/config/environment-file.ts';
import { startIdentityProvider } from './demo-identity-provider.ts';
import { root } from './run-program.ts';

loadEnvironmentFile(root);

const port = process.env.PORT ?? '3000';
const appUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
const provider = await startIdentityProvider({
  port: Number(process.env.DEMO_OIDC_PORT ?? 3900),
  appUrls: [appUrl],
  people: [
    { sub: 'ana', name: 'Ana Lavalle', email: 'demo@carpetas.test', email_verified: true },
    { sub: 'nuria', name: 'Nuria Nueva', email: 'nuria@ejemplo.test', email_verified: true },
    { sub: 'sin-verificar', name: 'Sofía Olmedo', email: 'solo@carpetas.test', email_verified: false },
  ],
});
Object.assign(process.env, {
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: provider.clientId,
  OIDC_NAME: 'el proveedor de demostración',
  OIDC_ALLOW_PRIVATE: 'true',
});
console.log(`Proveedor de identidad de demostración en ${provider.issuer}`);
await import('./start.ts');
