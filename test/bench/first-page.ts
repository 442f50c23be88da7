import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { DEMO_CREDENTIALS } from '../../server/plataforma/identidad/demo-credentials.ts';
import { launchChromium } from '../support/chromium.ts';
import { decimal, type Measurement, median } from './report.ts';

const KB = 1000;
const SIGN_IN_BUDGET = 120 * KB;
const LIST_BUDGET = 195 * KB;
const VISITS = 5;

/** Lighthouse's slow mobile network: milliseconds, and bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER_PROCESSOR = 4;

const PLAIN_PAGE = '<!doctype html><html lang="es"><title>Página</title><h1>Una página sin nada más</h1></html>';

/** Measures the size of the first page, the size up to the list, and the first paint. */
export async function measureFirstPage(baseUrl: string): Promise<Measurement[]> {
  const browser = await launchChromium();
  try {
    const weights = await weighFirstPage(browser, baseUrl);
    const lcp = await compareLcp(browser, `${baseUrl}/sign-in`);
    return [
      ...weights,
      { name: 'LCP de /sign-in frente a una página sin nada', value: decimal(lcp), budget: '≤ 2,00', isMet: lcp <= 2 },
    ];
  } finally {
    await browser.close();
  }
}

/** Measures the bytes that the server sends for the sign-in page, and then up to the list. */
export async function weighFirstPage(browser: Browser, baseUrl: string): Promise<Measurement[]> {
  const { signIn, list, delaying } = await withContext(browser, (context) => weigh(context, baseUrl));
  return [
    weight('JavaScript de /sign-in (brotli)', signIn, SIGN_IN_BUDGET),
    {
      name: 'Archivos que la primera pantalla de /sign-in espera',
      value: `${delaying.length}`,
      budget: '0',
      isMet: delaying.length === 0,
    },
    weight('JavaScript hasta /carpetas, en total (brotli)', list, LIST_BUDGET),
  ];
}

function weight(name: string, bytes: number, budget: number): Measurement {
  return {
    name,
    value: `${decimal(bytes / KB, 1)} KB`,
    budget: `≤ ${budget / KB} KB`,
    isMet: bytes <= budget,
  };
}

/** Visits the sign-in page, signs in, and adds up the bytes that the server sent. */
async function weigh(context: BrowserContext, baseUrl: string) {
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(`${baseUrl}/sign-in`, { waitUntil: 'networkidle' });
  const signIn = await scriptBytes(finished);
  const delaying = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  await reachList(page);
  return { signIn, list: await scriptBytes(finished), delaying };
}

async function reachList(page: Page): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(DEMO_CREDENTIALS.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_CREDENTIALS.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(carpetas|seleccionar-cuenta)/);
  if (page.url().includes('/seleccionar-cuenta')) {
    await page.getByRole('listitem').first().getByRole('button').click();
    await page.waitForURL(/\/carpetas/);
  }
  await page.waitForLoadState('networkidle');
}

/**
 * Bytes of the scripts over the network. @throws Error for a large script without brotli, whose size would not compare
 */
async function scriptBytes(requests: Request[]): Promise<number> {
  let total = 0;
  for (const request of requests.filter((candidate) => candidate.resourceType() === 'script')) {
    const { responseBodySize } = await request.sizes();
    const encoding = await (await request.response())?.headerValue('content-encoding');
    if (responseBodySize > 2 * KB && encoding !== 'br') throw new Error(`${request.url()} no llegó en brotli.`);
    total += responseBodySize;
  }
  return total;
}

/** The LCP of `url` divided by the LCP of an empty page, both on a slow telephone. */
async function compareLcp(browser: Browser, url: string): Promise<number> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(PLAIN_PAGE);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const plainUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const ratios: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const ours = await withContext(browser, (context) => lcpOf(context, url));
    const theirs = await withContext(browser, (context) => lcpOf(context, plainUrl));
    ratios.push(ours / theirs);
  }
  server.closeAllConnections();
  server.close();
  return median(ratios);
}

async function lcpOf(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

async function withContext<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ locale: 'es-AR' });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
