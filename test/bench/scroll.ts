import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEMO_CREDENTIALS } from '../../server/plataforma/identidad/demo-credentials.ts';
import { launchChromium } from '../support/chromium.ts';
import type { Office } from './office.ts';
import { decimal, type Measurement, median } from './report.ts';
import { CARDS, FILES, insertScrollRows, TASKS } from './scroll-rows.ts';

const ROUNDS = 5;
/** The number of icons in the biggest set. */
const ICONS = 1_800;
const STEPS = 60;
/** Pixels of a step, and milliseconds between steps, as a mouse wheel has them. */
const STEP = 300;
const PAUSE = 16;
/** The longest task that people do not notice, in milliseconds. */
const LONG = 50;
const FIRST_ROW = 'main :is(li, [role="option"])[aria-posinset="1"]';

interface Scroll {
  /** Milliseconds from opening the address to the first row. */
  ready: number;
  /** Durations of the long tasks during the scroll, in milliseconds. */
  tasks: number[];
}

/**
 * Measures pages in a browser: a large board, many tareas, many files in rows and tiles, and icons. It measures the
 * time until the first row, and the long tasks while scrolling. Rounds alternate with plain HTML of as many rows. A
 * busy machine slows down both.
 */
export async function measureScroll(baseUrl: string, office: Office): Promise<Measurement[]> {
  const { tableroId, directorioId } = await insertScrollRows(office);
  const browser = await launchChromium();
  try {
    const context = await signedIn(browser, baseUrl, 'Escribanía del desplazamiento');
    const board = await compare(context, `${baseUrl}/apps/scrumboard/${tableroId}`, CARDS);
    const tasks = await compare(context, `${baseUrl}/apps/tasks`, TASKS);
    const archivos = `${baseUrl}/apps/file-manager/${directorioId}`;
    const files = await compare(context, `${archivos}?como=lista`, FILES);
    const tiles = await compare(context, `${archivos}?como=grilla`, FILES);
    const icons = await compare(context, `${baseUrl}/ui/icons/material-outline`, ICONS);
    return [
      ...report(`Tablero de ${CARDS} tarjetas`, board),
      ...report(`Lista de ${TASKS} tareas`, tasks),
      ...report(`Directorio de ${FILES} archivos`, files),
      ...report(`Directorio de ${FILES} archivos en grilla`, tiles),
      ...report(`Conjunto de ${ICONS} iconos`, icons),
    ];
  } finally {
    await browser.close();
  }
}

/** The measurements of a page's rounds, under its name. */
export function report(name: string, rounds: { ours: Scroll; plain: Scroll }[]): Measurement[] {
  const longest = ({ tasks }: Scroll) => Math.max(0, ...tasks);
  const worst = median(rounds.map(({ ours }) => longest(ours)));
  const plain = median(rounds.map((round) => longest(round.plain)));
  const count = median(rounds.map(({ ours }) => ours.tasks.length));
  return [
    {
      name: `${name}: tarea más larga al desplazarse`,
      value: worst === 0 ? `menos de ${LONG} ms` : `${decimal(worst, 0)} ms (${decimal(count, 0)} largas)`,
      budget: `≤ ${LONG} ms`,
      isMet: worst <= LONG,
    },
    {
      name: `${name}: la misma, en HTML sin nada más`,
      value: plain === 0 ? `menos de ${LONG} ms` : `${decimal(plain, 0)} ms`,
    },
    {
      name: `${name}: hasta la primera fila, frente a ese HTML`,
      value: decimal(median(rounds.map((round) => round.ours.ready / round.plain.ready))),
    },
    { name: `${name}: hasta la primera fila`, value: `${decimal(median(rounds.map(({ ours }) => ours.ready)), 0)} ms` },
  ];
}

/** A browser context in which the demo's titular works in one of their cuentas. */
export async function signedIn(browser: Browser, baseUrl: string, cuenta: string): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'es-AR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${baseUrl}/sign-in`);
  await page.getByLabel('Correo electrónico').fill(DEMO_CREDENTIALS.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_CREDENTIALS.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: cuenta }).click();
  await page.getByRole('heading', { name: 'Carpetas', level: 1 }).waitFor();
  await page.close();
  return context;
}

/** Opens and scrolls a page, in turns with plain HTML of as many rows. @param first finds the page's first row */
export async function compare(context: BrowserContext, url: string, rows: number, first = FIRST_ROW) {
  const plainUrl = new URL('/medidas.html', url).href;
  await context.route(plainUrl, (route) => route.fulfill({ contentType: 'text/html', body: plainPage(rows) }));
  const rounds: { ours: Scroll; plain: Scroll }[] = [];
  // The first visit fills the browser's cache.
  await scroll(context, url, first);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await scroll(context, url, first), plain: await scroll(context, plainUrl) });
  }
  return rounds;
}

async function scroll(context: BrowserContext, url: string, first = FIRST_ROW): Promise<Scroll> {
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(url);
  const row = page.locator(first).first();
  await row.waitFor();
  const ready = performance.now() - started;
  await page.waitForLoadState('networkidle');
  const tasks = await longTasksDuring(page, async () => {
    const box = await row.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel(0, STEP);
      await page.waitForTimeout(PAUSE);
    }
  });
  await assertScrolled(page);
  await page.close();
  return { ready, tasks };
}

/** Without this check, a page that does not scroll would look fast. */
async function assertScrolled(page: Page): Promise<void> {
  const isMoved = await page.evaluate(
    () => scrollY > 0 || [...document.querySelectorAll('main *')].some((element) => element.scrollTop > 1000),
  );
  if (!isMoved) throw new Error(`${page.url()} no se desplazó.`);
}

/** The durations of the long tasks of a page during some work, in milliseconds. */
export async function longTasksDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await work();
  return page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
}

/** A page of plain HTML with this number of rows. */
export const plainPage = (rows: number) =>
  `<!doctype html><html lang="es"><title>Filas</title><main><ul>${Array.from(
    { length: rows },
    (_, n) =>
      `<li aria-posinset="${n + 1}"><button>Mover</button> <a href="#${n}">Compraventa ${n}</a> <span>Hoy</span></li>`,
  ).join('')}</ul></main></html>`;
