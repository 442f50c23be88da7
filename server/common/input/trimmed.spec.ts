import { expect, it } from 'vitest';
import { tidied, trimmedVisible } from './trimmed.js';

it('trims and joins the spaces of a text', () => {
  expect(tidied(' Ana\u0301\ud800 ')).toBe('Aná\ufffd');
});

it.each(['\u200b\u2060', ' \u3164\u00ad ', '\u2800', '\u0301'])(
  'makes an empty text of %j, which cannot be seen',
  (text) => {
    expect(tidied(text)).toBe('');
  },
);

it('puts thousands of marks on one letter in order without stalling, and keeps thirty', () => {
  const before = process.cpuUsage();
  expect(tidied(`a${'\u0316\u0301'.repeat(40_000)}b`)).toHaveLength(31);
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(500);
});

it('leaves text alone that is too long for any field', () => {
  const text = ' e\u0301'.repeat(50_000);
  expect(tidied(text)).toBe(text.trim());
});

it.each([
  ['\u200b\u200d\u00ad', ''],
  [' \u3164\u2060 ', ''],
  ['fdp\u202eexe', 'fdpexe'],
  ['\u200b Vea\nesto 👩\u200d⚖️ \ufeff', 'Vea\nesto 👩\u200d⚖️'],
])('leaves of %j the visible part', (text, seen) => {
  expect(trimmedVisible({ value: text } as never)).toBe(seen);
});
