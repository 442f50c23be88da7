import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

export interface PageOptions extends BrowserContextOptions {
  /** Console messages that the test causes on purpose, such as the browser's line about a 404. */
  expectedMessages?: RegExp[];
}

/** The browser logs this when a connection closes while it opens, as when a session ends just after a page loads. */
const UNAVOIDABLE = [/WebSocket is closed before the connection is established/];

/**
 * Opens a page in its own browser context, without animations. It closes when the test ends. Warnings and errors in its
 * console, and uncaught errors, fail the test.
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
