import { describe, expect, it } from 'vitest';
import { comparable, comparables, freeName } from './nombres.js';
import { NombresDelLugar } from './nombres-del-lugar.js';

describe('a name', () => {
  it('is compared without case and accents, and ñ is not n', () => {
    expect(comparable('ESCRITURA Pública.PDF')).toBe(comparable('escritura publica.pdf'));
    expect(comparable('Año.txt')).not.toBe(comparable('Ano.txt'));
  });

  it.each([
    ['Modelo.docx', [], 'Modelo.docx'],
    ['Modelo.docx', ['MODELO.docx'], 'Modelo (2).docx'],
    ['Modelo.docx', ['Modelo.docx', 'modelo (2).DOCX', 'Modelo (3).docx'], 'Modelo (4).docx'],
    ['sin extensión', ['Sin extensión'], 'sin extensión (2)'],
    ['.oculto', ['.oculto'], '.oculto (2)'],
    ['copia.tar.gz', ['copia.tar.gz'], 'copia.tar (2).gz'],
  ])('%s gets the first number that is free beside %j: %s', (nombre, taken, free) => {
    expect(freeName(nombre, comparables(taken))).toBe(free);
  });

  it('that is as long as names can be keeps its extension with a number', () => {
    const long = `${'x'.repeat(251)}.pdf`;
    const free = freeName(long, comparables([long]));
    expect([free.length, free.endsWith('x (2).pdf')]).toEqual([255, true]);
  });
});

describe('the names of a place', () => {
  it('are taken one after the other', () => {
    const nombres = new NombresDelLugar(['a.txt'], 'conservar_ambos');
    expect(['a.txt', 'A.txt', 'b.txt', 'b.txt'].map((nombre) => nombres.take('id', nombre))).toEqual([
      { nombre: 'a (2).txt' },
      { nombre: 'A (3).txt' },
      { nombre: 'b.txt' },
      { nombre: 'b (2).txt' },
    ]);
  });

  it('are refused or left out as was asked', () => {
    expect(new NombresDelLugar(['a.txt'], 'omitir').take('id', 'A.txt')).toBe('omitido');
    expect(new NombresDelLugar(['a.txt'], undefined).take('id', 'A.txt')).toMatchObject({ code: 'YA_EXISTE' });
  });
});
