import { expect, it } from 'vitest';
import { csvOf } from '../csv.js';
import { plainLines } from './plain-lines.js';

it.each([
  ['a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
  ['a\u0000\u0001\v\f\u001b[31mb\u007f', 'a[31mb'],
  ['uno\tdos\ntres', 'uno\tdos\ntres'],
])('%j is read as %j', (text, plain) => {
  expect(plainLines(text)).toBe(plain);
});

it('lets no text end a line of a table early', async () => {
  expect(await csvOf([['Leer\rEND:VEVENT\u0001']])).toContain('"Leer\nEND:VEVENT"');
});
