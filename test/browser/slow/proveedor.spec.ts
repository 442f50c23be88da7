import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoIdentityProvider, startIdentityProvider } from '../../../scripts/demo-identity-provider.ts';
import { openPage } from '../../support/page.ts';
import { freePort, type Product, problemsIn, startProduct, waitUntilReady } from '../../support/product.ts';
import { withChromium } from '../support/chromium.ts';

const chromium = withChromium();
/** For this long after a sign-in, the product does not ask again who the person is. */
const STEP_UP_SECONDS = 1;

let provider: DemoIdentityProvider;
let product: Product;
let dataDir: string;

beforeAll(async () => {
  const port = await freePort();
  provider = await startIdentityProvider({
    port: 0,
    appUrls: [`http://localhost:${port}`],
    people: [
      { sub: 'nora', name: 'Nora Núñez', email: 'nora@ejemplo.test', email_verified: true },
      { sub: 'sin', name: 'Sin Verificar', email: 'sin@ejemplo.test', email_verified: false },
    ],
  });
  dataDir = await mkdtemp(join(tmpdir(), 'carpetas-proveedor-'));
  product = await startProduct({
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'false',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_NAME: 'la notaría',
      OIDC_ALLOW_PRIVATE: 'true',
      STEP_UP_SECONDS: String(STEP_UP_SECONDS),
    },
  });
  await waitUntilReady(product);
});
afterAll(async () => {
  expect(await product.end('SIGTERM')).toBe(0);
  await provider.stop();
  await rm(dataDir, { recursive: true });
});

it('lets a new person in by the provider, returns to their page, and asks again who they are', async () => {
  const page = await openPage(chromium(), { expectedMessages: [/status of 403/] });
  await page.goto(`${product.baseUrl}/configuraciones/equipo`);
  await page.getByRole('button', { name: 'Ingresar con la notaría' }).click();
  await page.getByRole('link', { name: /Nora Núñez/ }).click();
  // The person is new, so they first create a cuenta.
  await page.waitForURL(/\/onboarding\/crear-cuenta/);
  const openedAt = Date.now();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Escribanía Núñez');
  await page.getByRole('button', { name: /^Crear/ }).click();
  await page.waitForURL(/\/carpetas$/);

  await page.goto(`${product.baseUrl}/configuraciones/seguridad`);
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(STEP_UP_SECONDS * 1_000);
  const dosPasos = page.getByRole('region', { name: 'Verificación en dos pasos' });
  await dosPasos.getByRole('button', { name: 'Activar' }).click();
  await page.getByRole('button', { name: 'Ir al proveedor de identidad' }).click();
  // The provider asks again, although it has a session of this person.
  await page.getByRole('link', { name: /Nora Núñez/ }).click();
  await page.waitForURL(/\/configuraciones\/seguridad$/);

  await page.goto(`${product.baseUrl}/sign-out`);
  await page.waitForURL(/\/sign-in/);
  await page.goto(`${product.baseUrl}/configuraciones/perfil`);
  await page.getByRole('button', { name: 'Ingresar con la notaría' }).click();
  // The provider has a session of this person. So it does not ask, and the requested page opens.
  await page.waitForURL(/\/configuraciones\/perfil$/);
  await page.getByText('nora@ejemplo.test').first().waitFor();
});

it('says why a person with an unverified e-mail stays out, and offers the way back', async () => {
  const page = await openPage(chromium(), { expectedMessages: [/status of 409/] });
  await page.goto(`${product.baseUrl}/sign-in`);
  await page.getByRole('button', { name: 'Ingresar con la notaría' }).click();
  await page.getByRole('link', { name: /Sin Verificar/ }).click();
  await page.getByText(/no confirma que el correo sea suyo/).waitFor();
  await page.getByRole('link', { name: 'Volver al ingreso' }).click();
  await page.waitForURL(/\/sign-in$/);
});

it('refuses an answer of the provider that this tab did not request', async () => {
  const page = await openPage(chromium(), { expectedMessages: [/let nobody in/] });
  await page.goto(`${product.baseUrl}/ingreso-proveedor?code=ajeno&state=ajeno`);
  await page.getByText(/se interrumpió/).waitFor();
  expect(problemsIn(product.output())).toEqual([]);
});
