import type { Browser } from 'playwright-core';
import { beforeAll } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';

let browser: Browser | undefined;

/**
 * Starts the Chromium that the spec files of a worker share. It ends with the worker, and each test has browser contexts
 * of its own. @returns a function that gives it while a test runs
 */
export function withChromium(): () => Browser {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchChromium();
  });
  return () => browser!;
}
