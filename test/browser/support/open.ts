import type { Browser, Page } from 'playwright-core';
import { openPage, type PageOptions } from '../../support/page.ts';
import { at } from './product.ts';
import { SESSION_ENTRY, sessionOf } from './sign-in.ts';

interface OpenOptions extends Omit<PageOptions, 'storageState'> {
  /** The name of the cuenta to enter, for a person with several. */
  cuenta?: string;
}

/** Opens a page of the product in its own browser context. A person of the demo is signed in. The page is connected. */
export async function openAs(
  browser: Browser,
  email: string,
  path: string,
  { cuenta, ...options }: OpenOptions = {},
): Promise<Page> {
  const { cookies } = await sessionOf(email, cuenta);
  const page = await openPage(browser, { ...options, storageState: { cookies, origins: [] } });
  // The page itself sets the storage. Playwright would open another page to fill the storage of the context.
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
    // React Router 7 counts its entries in this way, and warns of an uncounted entry.
    const idx = history.state.idx + 1;
    history.pushState({ key: `${idx}`, idx }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return location.pathname !== pathname;
  }, path);
  // A page that is opened takes the focus.
  if (isOther) await page.waitForFunction(() => document.activeElement !== document.body);
}

/** Opens a page of guests, and waits until its code has arrived. Before that, its links and forms lose typed text. */
export async function openForGuest(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.locator('[data-waiting]').waitFor({ state: 'detached' });
}

/** Takes the network from a page. It first waits for the code that reports the loss. */
export async function goOffline(page: Page): Promise<void> {
  await page.locator('[data-connection-banner]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
}
