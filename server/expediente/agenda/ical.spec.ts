import { expect, it } from 'vitest';
import { calendarOf } from './ical.js';

it('lets no text end a line of a calendar early', () => {
  const item = { clase: 'tarea', id: 'x', titulo: 'Leer\rEND:VEVENT\u0001', dia: '2026-03-02', enlace: '/x' } as never;
  const calendar = calendarOf([item], { nombre: 'Oficina\rX:1', url: 'https://x' });
  const lines = calendar.replaceAll('\r\n', '');
  expect([lines.includes('\r'), lines.includes('\u0001')]).toEqual([false, false]);
});
