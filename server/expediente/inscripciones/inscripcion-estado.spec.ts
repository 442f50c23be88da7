import { describe, expect, it } from 'vitest';
import { estadoDe, estadoDeCarpeta, pasoHacia, quedaSinPresentar } from './inscripcion-estado.js';

describe('an inscripción', () => {
  it.each([
    [{ presentada: null, resultado: null, observaciones: [] }, 'por_presentar'],
    [{ presentada: '2026-03-16', resultado: null, observaciones: [] }, 'presentada'],
    [{ presentada: '2026-03-16', resultado: null, observaciones: [{ contestada: null }] }, 'observada'],
    [{ presentada: '2026-03-16', resultado: null, observaciones: [{ contestada: '2026-03-20' }] }, 'presentada'],
    [{ presentada: '2026-03-16', resultado: 'rechazada', observaciones: [] }, 'rechazada'],
  ] as const)('with %j is %s', (inscripcion, estado) => {
    expect(estadoDe(inscripcion)).toBe(estado);
  });
});

describe('a carpeta with inscripciones', () => {
  it.each([
    [[], null],
    [['por_presentar'], null],
    [['por_presentar', 'presentada'], 'en_inscripcion'],
    [['inscripta', 'observada'], 'observada'],
    [['inscripta', 'presentada'], 'en_inscripcion'],
    [['inscripta', 'rechazada'], 'en_inscripcion'],
    [['inscripta', 'inscripta'], 'inscripta'],
  ] as const)('in the states %j comes to %s', (estados, estado) => {
    expect(estadoDeCarpeta(estados)).toBe(estado);
  });

  it.each([
    ['en_inscripcion', [], true],
    ['observada', ['por_presentar'], true],
    ['en_inscripcion', ['por_presentar', 'rechazada'], false],
    ['firmada', [], false],
    ['inscripta', [], false],
  ] as const)('that is %s, with %j, goes back to firmada: %s', (estado, estados, expected) => {
    expect(quedaSinPresentar(estado, estados)).toBe(expected);
  });

  it.each([
    ['firmada', 'observada', 'en_inscripcion'],
    ['en_inscripcion', 'observada', 'observada'],
    ['observada', 'inscripta', 'en_inscripcion'],
    ['observada', 'observada', null],
    ['inscripta', 'en_inscripcion', null],
    ['en_preparacion', 'en_inscripcion', null],
  ] as const)('that is %s goes towards %s by %s', (estado, meta, paso) => {
    expect(pasoHacia(estado, meta)).toBe(paso);
  });
});
