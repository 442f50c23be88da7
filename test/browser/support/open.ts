import type { Browser, Page } from 'playwright-core';
import { openPage, type PageOptions } from '../../support/page.ts';
import { at } from './product.ts';
import { SESSION_ENTRY, sessionOf } from './sign-in.ts';

interface OpenOptions extends Omit<PageOptions, 'storageState'> {
  /** The name of the cuenta to enter, for a person with several. */
  cuenta?: string;
}

/** Opens a page of the product, signed in as a person of the demo, in its own browser context. It is connected. */
export async function openAs(
  browser: Browser,
  email: string,
  path: string,
  { cuenta, ...options }: OpenOptions = {},
): Promise<Page> {
  const { cookies } = await sessionOf(email, cuenta);
  const page = await openPage(browser, { ...options, storageState: { cookies, origins: [] } });
  // Playwright would fill the storage of the context from a page of its own, which it opens for that.
  const memory = await page.addInitScript(rememberSession, SESSION_ENTRY);
  await connect(page, () => page.goto(at(path)));
  await memory.dispose();
  return page;
}

function rememberSession({ name, value }: typeof SESSION_ENTRY): void {
  // The frames of mails have no storage.
  if (self === top) localStorage.setItem(name, value);
}

/** Runs `load` and waits until the page is connected to live events. */
export async function connect(page: Page, load: () => Promise<unknown>): Promise<void> {
  const opening = page.waitForEvent('websocket', (socket) => socket.url().includes('/api/socket'));
  await load();
  // Socket.IO answers its handshake with a packet that starts with «40».
  await (await opening).waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40'));
}

/** Goes to another page without leaving the document, as the browser's own buttons do. */
export async function moveTo(page: Page, path: string): Promise<void> {
  const isOther = await page.evaluate((address) => {
    const { pathname } = location;
    (document.activeElement as HTMLElement).blur();
    // React Router 7 counts its entries so, and warns of one that it did not count.
    const idx = history.state.idx + 1;
    history.pushState({ key: `${idx}`, idx }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return location.pathname !== pathname;
  }, path);
  // A page that arrives takes the focus.
  if (isOther) await page.waitForFunction(() => document.activeElement !== document.body);
}

/** Opens a page of guests, and waits until its code has arrived. Before, its links and forms cannot take a text along. */
export async function openForGuest(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.locator('[data-waiting]').waitFor({ state: 'detached' });
}

/** Takes the network from a page, once it has the code that tells of that. */
export async function goOffline(page: Page): Promise<void> {
  await page.locator('[data-connection-banner]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
}
