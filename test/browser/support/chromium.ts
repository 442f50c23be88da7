import type { Browser } from 'playwright-core';
import { beforeAll } from 'vitest';
import { CHROMIUM_ARGUMENTS, launchChromium } from '../../support/chromium.ts';
import { START_MS, waitForProduct } from './product.ts';

/** Chromium would keep a spare process for each page, which few tests use. The tabs of a context share a process. */
const ARGUMENTS = [...CHROMIUM_ARGUMENTS, '--renderer-process-limit=1'];

let browser: Browser | undefined;

/**
 * Starts the Chromium that the spec files of a worker share, and waits for the product. The Chromium ends with the
 * worker, and each test has browser contexts of its own. @returns a function that gives the Chromium while a test runs
 */
export function withChromium(): () => Browser {
  beforeAll(async () => {
    await waitForProduct();
    if (!browser?.isConnected()) browser = await launchChromium({ args: ARGUMENTS });
  }, START_MS);
  return () => browser!;
}
