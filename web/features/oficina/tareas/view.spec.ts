import { afterEach, describe, expect, it } from 'vitest';
import { countDaysIn } from '../../../lib/fechas';
import { readUrl, searchOf } from '../../../lib/use-url-state';
import { buildTarea } from '../../../testing/tareas';
import { type Busqueda, busquedaSchema, hasFilters } from './busqueda';
import { pendientesText } from './pendientes';
import { agruparPorFecha, destinoDe, filtrar } from './view';

const read = (address: string): Busqueda => readUrl(busquedaSchema, new URLSearchParams(address));
const todas = read('');
const ids = (tareas: { id: string }[]) => tareas.map(({ id }) => id);
/** A Wednesday. */
const now = new Date(2026, 10, 18, 15, 30);
const noon = (day: number) => new Date(2026, 10, day, 12).toISOString();

describe('the address of the page', () => {
  it.each([
    '',
    '?vista=mias&buscar=sello&etiqueta=e-1&estado=pendientes',
    '?asignada=u-2',
    '?vence=hoy',
    '?hecho=creada_2026-11-16_2026-11-22',
  ])('keeps %s', (text) => {
    expect(searchOf(busquedaSchema, read(text))).toBe(text);
  });

  it('ignores invalid values', () => {
    expect(read('vista=otra&etiqueta=<b>&estado=x&asignada=a%20b')).toEqual(todas);
  });

  it("ignores the assignee in the view of the person's own tareas", () => {
    expect(hasFilters(read('vista=mias&asignada=u-2'))).toBe(false);
    expect(hasFilters(read('asignada=u-2'))).toBe(true);
  });
});

describe('the shown tareas', () => {
  const tareas = [
    buildTarea({ id: 's', type: 'section', title: 'Firma' }),
    buildTarea({ id: 'a', title: 'Pedir el certificado', assignedTo: 'yo', tags: ['e-1'] }),
    buildTarea({ id: 'b', title: 'Llamar', notes: 'por el CERTIFICADO de dominio', completed: true }),
    buildTarea({ id: 'c', title: 'Inscripción' }),
    buildTarea({ id: 'd', title: 'Sellar', dueDate: noon(17) }),
    buildTarea({ id: 'e', title: 'Sellar', dueDate: noon(17), completed: true, completedAt: noon(22) }),
  ];

  it.each([
    ['everything', {}, ['s', 'a', 'b', 'c', 'd', 'e']],
    ['one’s own', { vista: 'mias' as const }, ['a']],
    ['without those that are done', { estado: 'pendientes' as const }, ['s', 'a', 'c', 'd']],
    ['pending ones that are late', { vence: 'vencidas' as const }, ['d']],
    ['pending ones without a date', { vence: 'sinFecha' as const }, ['a', 'c']],
    ['completed in a week', { hecho: 'completada_2026-11-16_2026-11-22' }, ['e']],
    ['completed in another week', { hecho: 'completada_2026-11-23_2026-11-29' }, []],
    ['of an etiqueta', { etiqueta: 'e-1' }, ['a']],
    ['of somebody', { asignada: 'yo' }, ['a']],
    ['by words of title and notes, without regard to accents', { buscar: 'Certificado' }, ['a', 'b']],
    ['by all of the words', { buscar: 'certificado dominio' }, ['b']],
    ['by a part of a word', { buscar: 'inscripcion' }, ['c']],
  ])('%s', (_what, change, found) => {
    expect(ids(filtrar(tareas, { ...todas, ...change }, 'yo', now))).toEqual(found);
  });
});

describe('the own tareas by their dates', () => {
  afterEach(() => countDaysIn(undefined));

  it('begin with the overdue ones, and each group is in the order of its dates', () => {
    const tareas = [
      buildTarea({ id: 'sin' }),
      buildTarea({ id: 'luego', dueDate: noon(23) }),
      buildTarea({ id: 'domingo', dueDate: noon(22) }),
      buildTarea({ id: 'ayer', dueDate: noon(17) }),
      buildTarea({ id: 'hoy', dueDate: noon(18) }),
      buildTarea({ id: 'antes', dueDate: noon(2) }),
      buildTarea({ id: 'hecha', dueDate: noon(1), completed: true }),
      buildTarea({ id: 'hoy-alta', dueDate: noon(18), priority: 2, order: 9 }),
    ];
    expect(agruparPorFecha(tareas, now).map(({ nombre, tareas: own }) => [nombre, ids(own)])).toEqual([
      ['Vencidas', ['antes', 'ayer']],
      ['Hoy', ['hoy-alta', 'hoy']],
      ['Esta semana', ['domingo']],
      ['Más adelante', ['luego']],
      ['Sin fecha', ['sin']],
      ['Completadas', ['hecha']],
    ]);
  });

  it('have the days of the cuenta, whatever the days of the device', () => {
    countDaysIn('Asia/Tokyo');
    // At this moment it is Monday, 23 November in Tokyo; in UTC and to its west it is Sunday.
    const late = new Date('2026-11-22T20:00:00Z');
    const due = ['2026-11-22T03:00:00Z', '2026-11-23T03:00:00Z', '2026-11-29T03:00:00Z', '2026-11-29T20:00:00Z'];
    const tareas = due.map((dueDate) => buildTarea({ id: dueDate, dueDate }));
    expect(agruparPorFecha(tareas, late).map(({ nombre, tareas: own }) => [nombre, ids(own)])).toEqual(
      ['Vencidas', 'Hoy', 'Esta semana', 'Más adelante'].map((nombre, place) => [nombre, [due[place]]]),
    );
  });

  it('end the week on Sunday', () => {
    const sunday = new Date(2026, 10, 22, 9);
    const [grupo] = agruparPorFecha([buildTarea({ dueDate: noon(23) })], sunday);
    expect(grupo?.nombre).toBe('Más adelante');
  });
});

describe('the place of a dropped tarea', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => buildTarea({ id })) as [
    ReturnType<typeof buildTarea>,
    ...never[],
  ];
  const todasEllas = [a, b, c, d] as ReturnType<typeof buildTarea>[];
  const sinC = [a, b, d] as ReturnType<typeof buildTarea>[];

  it.each([
    ['before the one that follows it', todasEllas, 3, 1, 'b'],
    ['to the end', todasEllas, 0, 3, null],
    ['right after the last one that is shown', [a, b] as typeof todasEllas, 0, 1, 'c'],
    ['among those that are shown', sinC, 0, 1, 'd'],
  ])('%s', (_what, visibles, from, to, before) => {
    expect(destinoDe(todasEllas, visibles, from, to)).toBe(before);
  });
});

it.each([
  [0, 'Sin tareas pendientes'],
  [1, '1 tarea pendiente'],
  [1234, '1.234 tareas pendientes'],
])('%i pending tareas are named', (count, text) => expect(pendientesText(count)).toBe(text));
