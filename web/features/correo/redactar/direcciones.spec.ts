import { describe, expect, it } from 'vitest';
import { destinatarioIn, partesDe, problemaDe, sinRepetir, textoDe } from './direcciones';

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

  it('are the same after they were edited as a text', () => {
    for (const one of [
      { nombre: 'Paz, Ana', direccion: 'ana@x.test' },
      { nombre: '', direccion: 'b@y.test' },
    ])
      expect(recipients(textoDe(one))).toEqual([one]);
  });

  it('are each there once', () => {
    const ana = { nombre: 'Ana', direccion: 'ana@x.test' };
    expect(sinRepetir([ana, { nombre: '', direccion: 'ana@x.test' }])).toEqual([ana]);
  });

  it.each([
    ['ana@x.test', undefined],
    ['Ana', 'Falta la dirección, como ana@ejemplo.com.'],
    ['ana@x', 'La dirección no está bien escrita.'],
  ])('%s: %s', (text, problem) => expect(problemaDe(text)).toBe(problem));
});
