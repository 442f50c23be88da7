import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import type { AgendaItem } from './agenda-source.js';
import { calendarOf } from './ical.js';
import type { Serie } from './serie.entity.js';

it('lets no text end a line of a calendar early', () => {
  const item = { clase: 'tarea', id: 'x', titulo: 'Leer\rEND:VEVENT\u0001', dia: '2026-03-02', enlace: '/x' } as never;
  const calendar = calendarOf([item], { nombre: 'Oficina\rX:1', url: 'https://x' });
  const lines = calendar.replaceAll('\r\n', '');
  expect([lines.includes('\r'), lines.includes('\u0001')]).toEqual([false, false]);
});

const serie = {
  ...{ id: 's', cada: 'semana', dias: [1], dia: null, orden: null, hasta: null, veces: 4 },
  ...{ inicio: '2027-03-15', hora: '09:00:00', zona: 'Europe/Madrid' },
} as Serie;
const evento = (dia: string, desde: string, rest: object = {}) =>
  ({
    ...{ clase: 'evento', id: dia, titulo: 'Reunión', dia, lugar: null, hecho: false, enlace: `/agenda/evento/${dia}` },
    ...{ desde: new Date(desde), hasta: new Date(new Date(desde).getTime() + 3_600_000), serieId: 's', serieDia: dia },
    ...rest,
  }) as AgendaItem;
const linesOf = (items: AgendaItem[], series = new Map([['s', serie]])) =>
  calendarOf(items, { nombre: 'Oficina', url: 'https://x', series }).replaceAll('\r\n ', '').split('\r\n');

it('writes a series with its rule, the day that was taken away, and the event that was moved', () => {
  const lines = linesOf([
    evento('2027-03-15', '2027-03-15T08:00:00Z'),
    evento('2027-03-22', '2027-03-23T10:00:00Z', { titulo: 'Otra' }),
    // Clocks go forward on 28 March in Madrid. The 29th was taken away.
    evento('2027-04-05', '2027-04-05T07:00:00Z'),
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=Europe/Madrid:20270315T090000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270405T070000Z',
      'EXDATE;TZID=Europe/Madrid:20270329T090000',
      'RECURRENCE-ID;TZID=Europe/Madrid:20270322T090000',
      'DTSTART;TZID=Europe/Madrid:20270323T110000',
    ]),
  );
  expect(lines.filter((line) => line === 'UID:serie-s@carpetas')).toHaveLength(2);
  expect(lines.join(' ')).toContain(
    'BEGIN:DAYLIGHT DTSTART:20270328T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0200 END:DAYLIGHT',
  );
});

it('gives other programs the moments of a series, also after the clocks change', () => {
  const text = linesOf([
    evento('2027-03-15', '2027-03-15T08:00:00Z'),
    evento('2027-04-05', '2027-04-05T07:00:00Z'),
  ]).join('\r\n');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zona = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  const iterator = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!).iterator();
  const moments: string[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    next.zone = zona;
    moments.push(next.toJSDate().toISOString());
  }
  expect(moments).toEqual(['2027-03-15T08:00:00.000Z', '2027-04-05T07:00:00.000Z']);
});
