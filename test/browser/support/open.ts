import type { Browser, Page } from 'playwright-core';
import { openPage, type PageOptions } from '../../support/page.ts';
import { at } from './product.ts';
import { sessionOf } from './sign-in.ts';

interface OpenOptions extends Omit<PageOptions, 'storageState'> {
  /** The name of the cuenta to go into, for who has several. */
  cuenta?: string;
}

/** Opens a page of the product in a browser of its own, where somebody of the demo is signed in. It is connected. */
export async function openAs(
  browser: Browser,
  email: string,
  path: string,
  { cuenta, ...options }: OpenOptions = {},
): Promise<Page> {
  const page = await openPage(browser, { ...options, storageState: await sessionOf(email, cuenta) });
  await connect(page, () => page.goto(at(path)));
  return page;
}

/** Does what loads a page, and waits until its connection to the office is open: from then on events arrive. */
export async function connect(page: Page, load: () => Promise<unknown>): Promise<void> {
  const opening = page.waitForEvent('websocket', (socket) => socket.url().includes('/api/socket'));
  await load();
  // The answer of Socket.IO to its own handshake.
  await (await opening).waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40'));
}
