import { expect, it } from 'vitest';
import { calendarOf } from '../../agenda/ical.js';
import { csvOf } from '../csv.js';
import { plainLines } from './plain-lines.js';

it.each([
  ['a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
  ['a\u0000\u0001\v\f\u001b[31mb\u007f', 'a[31mb'],
  ['uno\tdos\ntres', 'uno\tdos\ntres'],
])('%j is read as %j', (text, plain) => {
  expect(plainLines(text)).toBe(plain);
});

it('lets no text end a line of a calendar or of a table', async () => {
  const titulo = 'Leer\rEND:VEVENT\u0001';
  const item = { clase: 'tarea', id: 'x', titulo, dia: '2026-03-02', enlace: '/x' } as never;
  const calendar = calendarOf([item], { nombre: 'Oficina\rX:1', url: 'https://x' });
  const lines = calendar.replaceAll('\r\n', '');
  expect([lines.includes('\r'), lines.includes('\u0001')]).toEqual([false, false]);
  expect(await csvOf([[titulo]])).toContain('"Leer\nEND:VEVENT"');
});
