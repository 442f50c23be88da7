import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetKept, keepForm, keptKeys, sweepKept, takeKept } from '../autosave/kept-drafts';
import { forgetAskedLayout, rememberAskedLayout } from '../layout/layout-choice';
import { applyAppearance } from '../lib/appearance';
import { browserMemory } from '../session/session-memory';

const storages = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  usual: Object.getOwnPropertyDescriptor(globalThis, name) as PropertyDescriptor,
}));
const blocked = {
  configurable: true,
  get() {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  },
};

// Storage throws, as in a browser whose person blocks cookies and other data of sites.
beforeEach(() => {
  for (const { name } of storages) Object.defineProperty(globalThis, name, blocked);
});
afterEach(() => {
  for (const { name, usual } of storages) Object.defineProperty(globalThis, name, usual);
});

it('a browser that blocks its storage stores nothing, and the application goes on', () => {
  browserMemory.remember();
  browserMemory.oweLock();
  expect([browserMemory.mayBeSignedIn(), browserMemory.owesLock()]).toEqual([false, false]);
  browserMemory.forget();

  rememberAskedLayout('?layout=thin');
  forgetAskedLayout();

  keepForm('u/c', 'ficha/7', { fields: {}, base: {}, tried: {}, address: '/', at: Date.now() });
  sweepKept();
  forgetKept('u');
  expect([takeKept('u/c'), keptKeys('u')]).toEqual([{}, []]);

  applyAppearance({ scheme: 'dark' });
  expect(document.body.className).toContain('dark');
});
