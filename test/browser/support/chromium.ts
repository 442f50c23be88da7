import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';

/** Starts one Chromium for the tests of a file. @returns a function that gives it while a test runs */
export function withChromium(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  return () => browser;
}
