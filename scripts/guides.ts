import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { parse } from 'yaml';
import { stepOf } from '../server/demo/demo-steps.ts';
import { launchChromium } from '../test/support/chromium.ts';
import { type Product, startProduct, waitUntilReady } from '../test/support/product.ts';
import { build } from './build.ts';
import { root } from './run-program.ts';

const FOLDER = join(root, 'contenido/ayuda/imagenes');
const WIDTH = 1200;
const HEIGHT = 640;
/** The height of the window, which shows the tab of a carpeta below its summary. */
const TALL = 1080;

/** The most bytes of a picture, and the qualities that are tried to keep to it. */
const MOST = 40 * 1024;
const QUALITIES = [60, 50, 40];

const CLAVE = 'Carpetas-2026';
const EMAIL = 'solo@carpetas.test';
const TITULAR = 'titular.sol@ejemplo.test';

/** Ids of the demo's things that the pages show. */
interface Ids {
  carpeta: string;
  tablero: string;
  chat: string;
}

/** A picture of the guides: its name, its address, and the steps before it is taken. */
interface Toma {
  name: string;
  path: (ids: Ids) => string;
  ready: string;
  /** Whether the picture shows the menu and the bar around the page. */
  isWhole?: boolean;
  /** The element at the top of the picture; by default, the page. */
  from?: string;
  /** The e-mail of the person who sees the page. */
  email?: string;
}

const at = (name: string, path: string, ready: string): Toma => ({ name, path: () => path, ready });
const inCarpeta = (name: string, ready: string): Toma => ({
  name,
  path: ({ carpeta }) => `/carpetas/${carpeta}/${name}`,
  ready: `[aria-label="Secciones de la carpeta"] ~ * ${ready}`,
  from: '[aria-label="Secciones de la carpeta"]',
});

const TOMAS: readonly Toma[] = [
  { ...at('oficina', '/carpetas', 'table tbody tr a'), isWhole: true },
  at('lista-de-carpetas', '/carpetas', 'table tbody tr a'),
  {
    name: 'carpeta',
    path: ({ carpeta }) => `/carpetas/${carpeta}/partes`,
    ready: '[aria-label="Escritorio de la carpeta"]',
  },
  inCarpeta('partes', 'li'),
  inCarpeta('documentos', 'table tbody tr'),
  inCarpeta('requisitos', 'li'),
  inCarpeta('inmuebles', 'li'),
  inCarpeta('certificados', 'li'),
  inCarpeta('plazos', 'li'),
  inCarpeta('inscripcion', 'li'),
  inCarpeta('actividad', 'li'),
  { ...at('nueva-carpeta', '/carpetas/nueva', '[role=dialog] form'), isWhole: true },
  at('protocolo', '/protocolo', 'main table tbody tr'),
  at('personas', '/personas', 'table tbody tr a'),
  at('agenda', '/agenda', 'main h1'),
  at('actos', '/actos', 'main li a, main table tbody tr a'),
  at('plantillas', '/plantillas', 'main li a, main table tbody tr a'),
  at('actividad-de-la-oficina', '/pages/activities', 'main li'),
  at('finanzas', '/dashboards/finance', 'main svg'),
  at('cotizaciones', '/dashboards/crypto', 'main svg'),
  at('paneles', '/dashboards/project', 'main svg'),
  { ...at('chat', '', '[role=log] [data-mensaje]'), path: ({ chat }) => `/chat/${chat}` },
  at('correo', '/apps/mailbox/inbox/1', 'main li[data-unread] a'),
  at('tareas', '/apps/tasks', 'main li'),
  at('contactos', '/apps/contacts', 'main li a'),
  at('notas', '/apps/notes', '[aria-label="Notas"] > li article'),
  { ...at('tablero', '', 'main section li'), path: ({ tablero }) => `/apps/scrumboard/${tablero}` },
  at('archivos', '/apps/file-manager', 'main li a'),
  at('academia', '/apps/academy', 'main li a'),
  at('inventario', '/apps/ecommerce/inventory', 'table tbody tr'),
  { ...at('cuenta', '/configuraciones/cuenta', 'main form'), email: TITULAR },
  { ...at('equipo', '/configuraciones/equipo', '[aria-label="Integrantes"] li'), email: TITULAR },
  at('plan', '/configuraciones/plan', 'main section'),
  at('notificaciones', '/configuraciones/notificaciones', 'main table tbody tr'),
  at('preferencias', '/configuraciones/preferencias', 'main [role=radiogroup]'),
  at('seguridad', '/configuraciones/seguridad', 'main section'),
  at('perfil', '/configuraciones/perfil', 'main form'),
];

const SCHEMES = [
  ['light', ''],
  ['dark', '-oscura'],
] as const;

/** Pages with a missing picture are not read. So new pictures are empty files until they are taken. */
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
    for (const [email, tomas] of Map.groupBy(TOMAS, (toma) => toma.email ?? EMAIL)) {
      await photographAs(browser, product, email, tomas);
    }
  } finally {
    await browser.close();
  }
}

async function photographAs(browser: Browser, product: Product, email: string, tomas: readonly Toma[]): Promise<void> {
  const signedIn = await (await call(product, 'POST', '/api/auth/sign-in', { email, password: CLAVE })).json();
  const token: string = signedIn.accessToken;
  const read = async (path: string) => (await call(product, 'GET', path, undefined, token)).json();
  const { carpetas } = await read('/api/carpetas?estado=en_inscripcion&tamano=1');
  const [tablero] = await read('/api/apps/scrumboard/boards');
  const [chat] = await read('/api/apps/chat/chats');
  const ids = { carpeta: carpetas[0].id, tablero: tablero.id, chat: chat.id };
  await writeNotas(product, token);
  const context = await browser.newContext({
    locale: 'es-AR',
    // The time zone of the office. In another time zone, the agenda would name its zone.
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    viewport: { width: WIDTH, height: HEIGHT },
  });
  const page = await context.newPage();
  await page.goto(`${product.baseUrl}/sign-in`);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(CLAVE);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await page.waitForURL('**/carpetas');
  for (const [scheme, suffix] of SCHEMES) {
    await call(product, 'PATCH', '/api/common/user', { user: { preferencias: { scheme } } }, token);
    for (const toma of tomas) {
      await page.setViewportSize({ width: WIDTH, height: toma.from ? TALL : HEIGHT });
      await page.goto(product.baseUrl + toma.path(ids));
      await take(page, toma, scheme, suffix);
    }
  }
  await context.close();
}

/** What a nota of the demo says, without its days. */
interface NotaDemo {
  title?: string;
  content?: string;
  tareas?: string[];
  etiquetas?: string[];
  archived?: boolean;
}

/** Nobody sees the notas of other people. The demo has notas of one person only. */
async function writeNotas(product: Product, token: string): Promise<void> {
  const text = await readFile(join(root, 'contenido/demo/notas.yaml'), 'utf8');
  const demo = parse(text) as { etiquetas: string[]; notas: NotaDemo[] };
  const ids = new Map(demo.etiquetas.map((title) => [title, uuid()]));
  for (const [title, id] of ids) await call(product, 'POST', '/api/apps/notes/labels', { id, title }, token);
  for (const { title, content, tareas = [], etiquetas = [], archived } of demo.notas) {
    const tasks = tareas.map(stepOf).map(({ text, isDone }) => ({ content: text, completed: isDone }));
    const labels = etiquetas.flatMap((etiqueta) => ids.get(etiqueta) ?? []);
    await call(product, 'POST', '/api/apps/notes', { note: { title, content, tasks, labels, archived } }, token);
  }
}

/** The box of the page's content, without the empty space below it. The function runs in the page. */
function contentBox({ from, most }: { from: string | undefined; most: number }) {
  const main = document.querySelector('main') as HTMLElement;
  const { left, top, width } = main.getBoundingClientRect();
  const y = from ? (document.querySelector(from) as HTMLElement).getBoundingClientRect().top - 12 : top;
  const bottoms = [...main.children].map((child) => child.getBoundingClientRect().bottom);
  const bottom = Math.min(innerHeight, (from ? y : 0) + most, Math.max(...bottoms) + 24);
  return { x: left, y, width, height: bottom - y };
}

async function take(page: Page, { name, ready, isWhole, from }: Toma, scheme: string, suffix: string): Promise<void> {
  await page.locator(ready).first().waitFor();
  await page.locator(`body.${scheme}`).waitFor();
  await page.waitForLoadState('networkidle');
  const clip = isWhole ? undefined : await page.evaluate(contentBox, { from, most: from ? HEIGHT - 160 : HEIGHT });
  const bytes = await page.screenshot({ animations: 'disabled', caret: 'hide', clip });
  await writeFile(join(FOLDER, `${name}${suffix}.webp`), await webpOf(bytes, name));
}

/** @throws Error when the picture is too large at every quality */
async function webpOf(screenshot: Buffer, name: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MOST) return webp;
  }
  throw new Error(`«${name}» ocupa más de ${MOST / 1024} KB.`);
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
