import { describe, expect, it } from 'vitest';
import { eventosDe } from './eventos-de-calendario.js';

const windows = (name: string, ...offsets: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...offsets.flatMap((offset) => [
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
  ]),
  'END:VTIMEZONE',
];
const calendar = (event: string[], ...rest: string[]) =>
  ['BEGIN:VCALENDAR', ...rest, 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const only = async (...text: Parameters<typeof calendar>) => (await eventosDe(calendar(...text), 10))[0];

describe('the events of a calendar file', () => {
  it('say what, when, where and who', async () => {
    const event = [
      'SUMMARY:Firma\\, escritura de los Quiroga',
      'DTSTART;TZID=America/Argentina/Buenos_Aires:20260304T100000',
      'DURATION:PT1H30M',
      'LOCATION:Lavalle 1450',
      'ORGANIZER;CN=Ana Ruiz:mailto:ana@banco.test',
      'RRULE:FREQ=WEEKLY',
    ];
    expect(await only(event)).toEqual({
      titulo: 'Firma, escritura de los Quiroga',
      desde: '2026-03-04T13:00:00Z',
      hasta: '2026-03-04T14:30:00Z',
      zona: null,
      lugar: 'Lavalle 1450',
      organiza: 'Ana Ruiz <ana@banco.test>',
      seRepite: true,
      cancelado: false,
    });
  });

  it.each([
    ['an instant', ['DTSTART:20260304T130000Z'], ['2026-03-04T13:00:00Z', null, null]],
    [
      'a time of any place',
      ['DTSTART:20260304T100000', 'DURATION:PT1H'],
      ['2026-03-04T10:00:00', '2026-03-04T11:00:00'],
    ],
    ['one whole day', ['DTSTART;VALUE=DATE:20260304', 'DTEND;VALUE=DATE:20260305'], ['2026-03-04', '2026-03-04']],
    ['several whole days', ['DTSTART;VALUE=DATE:20260304', 'DURATION:P3D'], ['2026-03-04', '2026-03-06']],
    [
      'a zone with a path',
      ['DTSTART;TZID=/mozilla.org/20070129_1/Europe/Madrid:20260704T100000'],
      ['2026-07-04T08:00:00Z'],
    ],
    ['a zone of Windows', ['DTSTART;TZID=Argentina Standard Time:20260304T100000'], ['2026-03-04T13:00:00Z']],
    ['an unknown zone', ['DTSTART;TZID=Hora de acá:20260304T100000'], ['2026-03-04T10:00:00', null, 'Hora de acá']],
    ['two offsets', ['DTSTART;TZID=Romance:20260304T100000'], ['2026-03-04T10:00:00', null, 'Romance']],
    ['no date', ['DTSTART:mañana'], [null]],
    ['none', [], [null]],
  ])('with %s', async (_, event, [desde, hasta = null, zona = null]) => {
    const zones = [...windows('Argentina Standard Time', '-0300', '-0300'), ...windows('Romance', '+0100', '+0200')];
    expect(await only(event, ...zones)).toMatchObject({ desde, hasta, zona });
  });

  it.each([
    ['the event', ['STATUS:CANCELLED'], []],
    ['the message', [], ['METHOD:CANCEL']],
  ])('are cancelled by %s', async (_, event, rest) => {
    expect(await only(event, ...rest)).toMatchObject({ cancelado: true });
  });

  it('are the first ones', async () => {
    const text = Array.from({ length: 12 }, (_, n) => calendar([`SUMMARY:${n}`])).join('');
    expect((await eventosDe(text, 10)).map(({ titulo }) => titulo)).toEqual([...'0123456789']);
  });

  it.each([
    ['what is none', 'hola'],
    ['one that does not end', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\n'],
  ])('are not in %s', async (_, text) => {
    await expect(eventosDe(text, 10)).rejects.toThrow();
  });
});
