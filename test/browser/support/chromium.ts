import type { Browser } from 'playwright-core';
import { beforeAll } from 'vitest';
import { CHROMIUM_ARGUMENTS, launchChromium } from '../../support/chromium.ts';

/** Chromium would keep a process ready beside each page, which few tests use. The tabs of a context share theirs. */
const ARGUMENTS = [...CHROMIUM_ARGUMENTS, '--renderer-process-limit=1'];

let browser: Browser | undefined;

/**
 * Starts the Chromium that the spec files of a worker share. It ends with the worker, and each test has browser contexts
 * of its own. @returns a function that gives it while a test runs
 */
export function withChromium(): () => Browser {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchChromium({ args: ARGUMENTS });
  });
  return () => browser!;
}
