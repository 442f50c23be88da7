import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from '../../support/page.ts';

/** The screen sizes of the tests. */
export const WIDTHS = {
  escritorio: { width: 1440, height: 900 },
  tableta: { width: 768, height: 1024 },
  teléfono: { width: 390, height: 844 },
} as const;

export const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'];

/** Rules of axe to run, by default all rules, and the part of the page to check. */
interface Inspection extends Pick<RunOptions, 'runOnly' | 'rules'> {
  /** Whether the shell is checked too. It is the same around every page, so `pages.spec` checks it once. */
  isWhole?: boolean;
}

/** The menu, the bars and the footer around the page. */
const SHELL = ['nav', 'header', 'aside', 'footer'].map((part) => [`body ${part}:not(main *)`]);

/** The rules that ignore colours. The rules of contrast take longest. */
export const WITHOUT_COLOURS: Inspection = { rules: { 'color-contrast': { enabled: false } } };

/** Checks that a page has no violations of axe's rules and is not wider than the screen. */
export async function inspectPage(page: Page, name: string, inspection?: Inspection): Promise<void> {
  await expectToFit(page, name);
  await expectAccessible(page, name, inspection);
}

/** Waits until a page has loaded, and checks that it is not wider than the screen. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  await settled(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} overflows`).toBe(0);
}

/** Checks the contrast of a page in other schemes and themes, which change only colours. Then it restores them. */
export async function inspectColours(
  page: Page,
  name: string,
  schemes: string[],
  { themes = ['default'], isWhole = false }: { themes?: string[]; isWhole?: boolean } = {},
): Promise<void> {
  const before = await page.evaluate(() => document.body.className);
  for (const colours of themes.flatMap((theme) => schemes.map((scheme) => `${scheme} theme-${theme}`))) {
    await showColours(page, colours);
    await expectAccessible(page, `${name} ${colours}`, { runOnly: ['color-contrast'], isWhole });
  }
  await showColours(page, before);
}

const showColours = (page: Page, className: string) =>
  page.evaluate((value) => {
    document.body.className = value;
  }, className);

/** Elements that scroll, and that the keyboard cannot reach. No element inside is reached either. */
function unreachable(): string[] {
  const reached = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex="0"]';
  const scrolls = (element: Element) => {
    const [moreX, moreY] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    if (moreX <= 1 && moreY <= 1) return false;
    const { overflowX, overflowY, visibility } = getComputedStyle(element);
    const isCut = (overflow: string, more: number) => /auto|scroll/.test(overflow) && more > 1;
    return visibility === 'visible' && (isCut(overflowX, moreX) || isCut(overflowY, moreY));
  };
  // The keyboard reaches the choices of a list from the list's field.
  return [
    ...document.body.querySelectorAll(':not([role="listbox"], [role="menu"], textarea, [contenteditable="true"])'),
  ]
    .filter((element) => element.clientHeight > 0 && scrolls(element))
    .filter((element) => !element.matches(reached) && element.querySelector(reached) === null)
    .map((element) => element.outerHTML.slice(0, 200));
}

/** Fails when axe finds violations, or the keyboard cannot scroll an element. Frames are left out. */
export async function expectAccessible(
  page: Page,
  name: string,
  { isWhole = false, ...rules }: Inspection = {},
): Promise<void> {
  // A run for colours alone skips this check, since colours do not change it.
  if (!rules.runOnly) {
    expect(await page.evaluate(unreachable), `${name} has what the keyboard cannot scroll`).toEqual([]);
  }
  // A document keeps axe until the page leaves it. Loading axe takes longer than most of its rules.
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page);
  const options: RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    // By default axe also parses all stylesheets, for a rule that is off.
    preload: { assets: ['media'] },
    ...rules,
  };
  const { violations } = await page.evaluate(
    ([context, given]) => (window as unknown as { axe: typeof axe }).axe.run(context, given),
    [isWhole ? { include: [['html']] } : { exclude: SHELL }, options] as const,
  );
  expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Loads axe as a script. Chromium compiles a script once for all documents of a process, but evaluated text each time. */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  await session.detach();
}
