import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from '../test/support/chromium.ts';
import { type Product, startProduct, waitUntilReady } from '../test/support/product.ts';
import { build } from './build.ts';
import { root } from './run-program.ts';

const FOLDER = join(root, 'contenido/ayuda/imagenes');
const HEIGHT = 720;
const CLAVE = 'Carpetas-2026';
const EMAIL = 'solo@carpetas.test';

/** A picture of the guides: what it is called, where it is taken, and what must be there first. */
interface Toma {
  name: string;
  path: (carpetaId: string) => string;
  ready: string;
  /** With the menu and the bar around the page. */
  isWhole?: boolean;
}

const TOMAS: readonly Toma[] = [
  { name: 'oficina', path: () => '/carpetas', ready: 'table tbody tr a', isWhole: true },
  { name: 'lista-de-carpetas', path: () => '/carpetas', ready: 'table tbody tr a' },
  { name: 'carpeta', path: (id) => `/carpetas/${id}/partes`, ready: '[aria-label="Recorrido de la carpeta"]' },
  { name: 'documentos', path: (id) => `/carpetas/${id}/documentos`, ready: 'table tbody tr' },
  { name: 'tareas', path: () => '/apps/tasks', ready: 'main li' },
  { name: 'preferencias', path: () => '/configuraciones/preferencias', ready: 'main [role=radiogroup]' },
];

const SCHEMES = [
  ['light', ''],
  ['dark', '-oscura'],
] as const;

/** Pages are not read while a picture of theirs is missing, so new ones are empty until they are taken. */
async function reservePictures(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const { name } of TOMAS) {
    const file = join(FOLDER, `${name}.webp`);
    if (existsSync(file)) continue;
    await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } }).toFile(file);
  }
}

async function call(product: Product, method: string, path: string, body?: object, token?: string): Promise<Response> {
  const answer = await fetch(product.baseUrl + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} respondió ${answer.status}`);
  return answer;
}

async function photograph(product: Product): Promise<void> {
  const browser = await launchChromium();
  try {
    const signedIn = await (await call(product, 'POST', '/api/auth/sign-in', { email: EMAIL, password: CLAVE })).json();
    const token: string = signedIn.accessToken;
    const path = '/api/carpetas?estado=en_inscripcion&tamano=1';
    const { carpetas } = await (await call(product, 'GET', path, undefined, token)).json();
    const context = await browser.newContext({
      locale: 'es-AR',
      reducedMotion: 'reduce',
      viewport: { width: 1200, height: HEIGHT },
    });
    const page = await context.newPage();
    await page.goto(`${product.baseUrl}/sign-in`);
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(EMAIL);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(CLAVE);
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
    await page.waitForURL('**/carpetas');
    for (const [scheme, suffix] of SCHEMES) {
      await call(product, 'PATCH', '/api/common/user', { user: { preferencias: { scheme } } }, token);
      for (const toma of TOMAS) {
        await page.goto(product.baseUrl + toma.path(carpetas[0]?.id));
        await take(page, toma, scheme, suffix);
      }
    }
  } finally {
    await browser.close();
  }
}

/** Where the content of the page is, without what is empty below it. It runs in the page. */
function contentBox(height: number) {
  const main = document.querySelector('main') as HTMLElement;
  const { left, top, width } = main.getBoundingClientRect();
  const bottoms = [...main.children].map((child) => child.getBoundingClientRect().bottom);
  const bottom = Math.min(height, Math.max(...bottoms) + 24);
  return { x: left, y: top, width, height: bottom - top };
}

async function take(page: Page, { name, ready, isWhole }: Toma, scheme: string, suffix: string): Promise<void> {
  await page.locator(ready).first().waitFor();
  await page.locator(`body.${scheme}`).waitFor();
  await page.waitForLoadState('networkidle');
  const clip = isWhole ? undefined : await page.evaluate(contentBox, HEIGHT);
  const bytes = await page.screenshot({ animations: 'disabled', caret: 'hide', clip });
  const { size } = await sharp(bytes)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(FOLDER, `${name}${suffix}.webp`));
  console.log(`${name}${suffix}.webp: ${Math.round(size / 1024)} KB`);
}

/** Takes the pictures of the guides from the product with the demo's data, in light and dark. */
async function main(): Promise<void> {
  await reservePictures();
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'carpetas-guias-'));
  const product = await startProduct({ env: { DATA_DIR: folder, SHUTDOWN_GRACE_MS: '0' } });
  try {
    await waitUntilReady(product);
    await photograph(product);
  } finally {
    await product.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
