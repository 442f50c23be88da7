import { describe, expect, it } from 'vitest';
import { comandosHallados } from './comandos-hallados';

const comando = (texto: string, palabras?: string) => ({ key: texto, texto, palabras, icon: 'plus' });
const grupos = [
  { label: 'En esta carpeta', orden: 1, comandos: [comando('Agregar una parte', 'Partes'), comando('Partes')] },
  {
    label: 'Acciones',
    orden: 20,
    comandos: [
      comando('Nueva carpeta'),
      comando('Modo oscuro', 'apariencia'),
      comando('Cambiar a Notaría Núñez', 'cuenta'),
    ],
  },
  {
    label: 'Páginas',
    orden: 30,
    comandos: ['Carpetas', 'Personas', 'Papelera', 'Plantillas', 'Protocolo'].map((one) => comando(one)),
  },
];

const found = (text: string) =>
  comandosHallados(grupos, text).map(({ label, comandos }) => [label, ...comandos.map(({ texto }) => texto)]);

describe('the comandos of the search', () => {
  it('are the first five of each group until something is typed', () => {
    const many = [{ label: 'Muchos', orden: 1, comandos: [1, 2, 3, 4, 5, 6].map((n) => comando(String(n))) }];
    expect(comandosHallados(many, '')[0]?.comandos).toHaveLength(5);
    expect(comandosHallados([{ label: 'Nada', orden: 1, comandos: [] }], '')).toEqual([]);
  });

  it.each([
    ['nuñez', [['Acciones', 'Cambiar a Notaría Núñez']]],
    ['cuenta', [['Acciones', 'Cambiar a Notaría Núñez']]],
    ['oscuro modo', [['Acciones', 'Modo oscuro']]],
    [
      'carpeta',
      [
        ['Acciones', 'Nueva carpeta'],
        ['Páginas', 'Carpetas'],
      ],
    ],
    ['arpeta', []],
    ['nueva nota', []],
    ['?', []],
  ])('are found by the beginnings of their words: %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('are at most five, those that begin with the text first', () => {
    // «Agregar una parte» has the letter too, but does not begin with it.
    expect(found('p')).toEqual([
      ['En esta carpeta', 'Partes'],
      ['Páginas', 'Personas', 'Papelera', 'Plantillas', 'Protocolo'],
    ]);
  });
});
