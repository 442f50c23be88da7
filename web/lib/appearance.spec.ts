import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyAppearance, shownScheme } from './appearance';

const script = readFileSync('web/public/scheme.js', 'utf8');
let system: EventTarget & { matches: boolean };

beforeEach(() => {
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
});

const page = document.body;
afterEach(() => document.body.replaceWith(page));

/** Loads a page: the script runs in the head, and then the body is added. */
async function arrive(saved: string | null): Promise<string> {
  if (saved !== null) localStorage.setItem('carpetas.apariencia', saved);
  document.body.remove();
  new Function(script)();
  const body = document.createElement('body');
  body.className = 'light theme-default';
  document.documentElement.append(body);
  await Promise.resolve();
  return body.className;
}

const changeSystem = (isDark: boolean) => {
  system.matches = isDark;
  system.dispatchEvent(new Event('change'));
};

describe('the first drawing of a page', () => {
  it.each([
    [null, 'light theme-default'],
    ['{"scheme":"dark","theme":"rose"}', 'dark theme-rose'],
    ['{"scheme":"auto","theme":"teal"}', 'light theme-teal'],
    ['{"theme":"amber"}', 'light theme-amber'],
    ['{"scheme":"dark","densidad":"compacta"}', 'dark theme-default compacta'],
    ['{"densidad":"comoda"}', 'light theme-default'],
    ['broken', 'light theme-default'],
    ['null', 'light theme-default'],
  ])('with %s stored is %s', async (saved, classes) => {
    expect(await arrive(saved)).toBe(classes);
  });

  it('with `auto` is dark when the operating system is', async () => {
    system.matches = true;
    expect(await arrive('{"scheme":"auto"}')).toBe('dark theme-default');
  });

  it('happens at once on a page that is open', () => {
    localStorage.setItem('carpetas.apariencia', '{"scheme":"dark","theme":"rose"}');
    new Function(script)();
    expect(document.body.className).toBe('dark theme-rose');
  });
});

describe('the appearance after the first drawing', () => {
  it('is told to the server when the standard appearance would show wrong colours', () => {
    applyAppearance({ scheme: 'dark' });
    expect(document.cookie).toBe('carpetas-apariencia=propia');
    applyAppearance({ scheme: 'light' });
    expect(document.cookie).toBe('');
    applyAppearance({ theme: 'rose' });
    expect(document.cookie).toBe('carpetas-apariencia=propia');
    applyAppearance({ theme: 'default' });
    expect(document.cookie).toBe('');
    applyAppearance({ densidad: 'compacta' });
    expect(document.cookie).toBe('');
    expect(document.body.className).toBe('light theme-default compacta');
  });

  it('follows the operating system live with `auto`, until something else is chosen', async () => {
    await arrive(null);
    applyAppearance({ scheme: 'auto', theme: 'purple' });
    changeSystem(true);
    expect(document.body.className).toBe('dark theme-purple');
    changeSystem(false);
    expect(document.body.className).toBe('light theme-purple');
    applyAppearance({ scheme: 'light' });
    changeSystem(true);
    expect(document.body.className).toBe('light theme-purple');
  });

  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['auto', true, 'dark'],
    ['auto', false, 'light'],
  ] as const)('of the scheme %s with a dark system %s is %s', (scheme, isSystemDark, look) => {
    expect(shownScheme(scheme, isSystemDark)).toBe(look);
  });
});
