import { describe, expect, it } from 'vitest';
import { demasiadosText, destinatarioIn, partesDe, partidas, problemaDe, sinRepetir, textoDe } from './direcciones';

const recipients = (text: string) => partesDe(text).map((part) => destinatarioIn(part) ?? part);

describe('recipients that are typed or pasted', () => {
  it.each([
    ['ana@x.test', [{ nombre: '', direccion: 'ana@x.test' }]],
    [
      'Ana Paz <Ana@X.test>, b@y.test',
      [
        { nombre: 'Ana Paz', direccion: 'ana@x.test' },
        { nombre: '', direccion: 'b@y.test' },
      ],
    ],
    ['"Paz, Ana" <ana@x.test>;\n', [{ nombre: 'Paz, Ana', direccion: 'ana@x.test' }]],
    [
      'a@x.test b@y.test\nc@z.test',
      [
        { nombre: '', direccion: 'a@x.test' },
        { nombre: '', direccion: 'b@y.test' },
        { nombre: '', direccion: 'c@z.test' },
      ],
    ],
    ['Bruno Rey', ['Bruno Rey']],
    ['Bruno <bruno@x>, "', ['Bruno <bruno@x>', '"']],
    ['mailto:ana@x.test', [{ nombre: '', direccion: 'ana@x.test' }]],
  ])('%j', (text, expected) => expect(recipients(text)).toEqual(expected));

  it('are unchanged after they were edited as a text', () => {
    for (const one of [
      { nombre: 'Paz, Ana', direccion: 'ana@x.test' },
      { nombre: '', direccion: 'b@y.test' },
    ])
      expect(recipients(textoDe(one))).toEqual([one]);
  });

  it('appear once each', () => {
    const ana = { nombre: 'Ana', direccion: 'ana@x.test' };
    expect(sinRepetir([ana, { nombre: '', direccion: 'ana@x.test' }])).toEqual([ana]);
  });

  it.each([
    ['ana@x.test', undefined],
    ['Ana', 'Falta la dirección, como ana@ejemplo.com.'],
    ['ana@x', 'La dirección no está bien escrita.'],
  ])('%s: %s', (text, problem) => expect(problemaDe(text)).toBe(problem));
});

it('are at most a hundred: the first ones stay, those of the copies come last', () => {
  const some = (name: string, n: number) => Array.from({ length: n }, (_, i) => ({ direccion: `${name}${i}@x.test` }));
  const listas = { para: some('para', 60), cc: some('cc', 39), cco: some('cco', 1) };
  expect([demasiadosText(listas), partidas(listas)]).toEqual([null, { quedan: listas, sobran: [] }]);
  const more = { ...listas, cc: some('cc', 45) };
  expect(demasiadosText(more)).toBe('Un correo puede ir a 100 direcciones como máximo, y hay 106: sobran 6.');
  const { quedan, sobran } = partidas(more);
  expect([quedan.para.length, quedan.cc.length, quedan.cco.length]).toEqual([60, 40, 0]);
  expect(sobran.map(({ direccion }) => direccion)).toEqual([
    ...['cc40@x.test', 'cc41@x.test', 'cc42@x.test', 'cc43@x.test', 'cc44@x.test', 'cco0@x.test'],
  ]);
});
