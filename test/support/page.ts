import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

export interface PageOptions extends BrowserContextOptions {
  /** Console messages that the test provokes on purpose, e.g. the browser's own line about an answer of 404. */
  expectedMessages?: RegExp[];
}

/** The browser's own word for a connection given up while it opens, as when the session ends right after a page came. */
const UNAVOIDABLE = [/WebSocket is closed before the connection is established/];

/**
 * Opens a page in a session of its own, without animations, closed when the test ends. Warnings and errors of its console, and errors that
 * nobody caught, fail the test.
 */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<Page> {
  const { expectedMessages = [], ...contextOptions } = options;
  const context = await browser.newContext({ locale: 'es-AR', reducedMotion: 'reduce', ...contextOptions });
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
    expect(complaints, 'La consola de la página debe quedar limpia').toEqual([]);
  });
  return context.newPage();
}
