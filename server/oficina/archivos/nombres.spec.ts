import { describe, expect, it } from 'vitest';
import { numbered } from './nombres.js';
import { NombresDelLugar } from './nombres-del-lugar.js';

const place = (nombres: readonly string[], siExiste?: 'conservar_ambos' | 'omitir') => {
  const keysOf = async (some: readonly string[]) => some.map((nombre) => nombre.toLowerCase());
  return new NombresDelLugar(
    nombres.map((nombre) => nombre.toLowerCase()),
    { keysOf, max: 255 },
    siExiste,
  );
};

describe('a name', () => {
  it.each([
    ['Modelo.docx', [], 'Modelo.docx'],
    ['Modelo.docx', ['MODELO.docx'], 'Modelo (2).docx'],
    ['Modelo.docx', ['Modelo.docx', 'modelo (2).DOCX', 'Modelo (3).docx'], 'Modelo (4).docx'],
    ['a.txt', ['a.txt', ...Array.from({ length: 40 }, (_, i) => `a (${i + 2}).txt`)], 'a (42).txt'],
    ['sin extensión', ['Sin extensión'], 'sin extensión (2)'],
    ['.oculto', ['.oculto'], '.oculto (2)'],
    ['copia.tar.gz', ['copia.tar.gz'], 'copia.tar (2).gz'],
  ])('%s gets the first number that is free beside %j: %s', async (nombre, taken, free) => {
    expect(await place(taken).takeFree(nombre)).toBe(free);
  });

  it.each([120, 255])('of %d characters, as long as names can be, keeps its extension with a number', (max) => {
    const free = numbered(`${'x'.repeat(max - 4)}.pdf`, 12, max);
    expect([free.length, free.endsWith('x (12).pdf')]).toEqual([max, true]);
  });
});

describe('equal names in a directorio', () => {
  it('get numbers one after the other', async () => {
    const nombres = place(['a.txt'], 'conservar_ambos');
    await nombres.learn(['a.txt', 'A.txt']);
    const taken = [];
    for (const nombre of ['a.txt', 'A.txt', 'b.txt', 'b.txt']) {
      taken.push(await nombres.take('id', nombre));
    }
    expect(taken).toEqual([
      { nombre: 'a (2).txt' },
      { nombre: 'A (3).txt' },
      { nombre: 'b.txt' },
      { nombre: 'b (2).txt' },
    ]);
  });

  it('are refused or left out as the person chose', async () => {
    expect(await place(['a.txt'], 'omitir').take('id', 'A.txt')).toBe('omitido');
    expect(await place(['a.txt']).take('id', 'A.txt')).toMatchObject({ code: 'YA_EXISTE' });
  });
});
