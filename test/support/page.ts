import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

export interface PageOptions extends BrowserContextOptions {
  /** Console messages that the test causes on purpose, such as the browser's line about a 404. */
  expectedMessages?: RegExp[];
  /** Whether the page may fetch code in advance. That takes three times as long as the page itself. */
  fetchesAhead?: boolean;
}

/** The browser logs this when a connection closes while it opens. A session may end just after a page loads. */
const UNAVOIDABLE = [/WebSocket is closed before the connection is established/];

/** The requests of each browser context that have no answer yet. */
const pending = new WeakMap<BrowserContext, Set<Request>>();

/**
 * Opens a page in its own browser context, without animations. It closes when the test ends. Warnings and errors in its
 * console, and uncaught errors, fail the test.
 */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<Page> {
  const { expectedMessages = [], fetchesAhead = false, ...contextOptions } = options;
  const context = await browser.newContext({ locale: 'es-AR', reducedMotion: 'reduce', ...contextOptions });
  if (!fetchesAhead) await context.addInitScript(saveData);
  pending.set(context, pendingIn(context));
  const complaints: string[] = [];
  const complain = (message: string) => {
    if (![...UNAVOIDABLE, ...expectedMessages].some((expected) => expected.test(message))) complaints.push(message);
  };
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complain(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complain(String(error.error().stack)));
  onTestFinished(async () => {
    await context.close();
    // The list of repeated tests shows the text alone.
    expect(complaints, `La consola de la página debe quedar limpia: ${complaints.join(' ')}`).toEqual([]);
  });
  return context.newPage();
}

/** Sets the browser's wish for little data, which pages respect. */
function saveData(): void {
  Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true });
}

function pendingIn(context: BrowserContext): Set<Request> {
  const requests = new Set<Request>();
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/** Waits until a page of {@link openPage} has drawn the answers to all its requests. */
export async function settled(page: Page): Promise<void> {
  const requests = pending.get(page.context());
  do {
    await expect.poll(() => requests?.size, { interval: 20 }).toBe(0);
    // A drawn answer may cause further requests.
    await drawn(page);
  } while (requests?.size !== 0);
  // This bar disappears a moment after the last answer.
  await page.getByRole('progressbar', { name: 'Cargando' }).waitFor({ state: 'detached' });
}

/** Resolves once the page has drawn its present state. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
