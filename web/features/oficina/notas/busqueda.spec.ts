import { describe, expect, it } from 'vitest';
import { readUrl, searchOf } from '../../../lib/use-url-state';
import { buildNota } from '../../../testing/notas';
import { buscadas, busquedaSchema, nombreDe, notasDe } from './busqueda';

const tasks = [{ id: 't', content: 'Pedir la constancia', completed: false }];

describe('the address of the notas', () => {
  it('has the view and the search, without the defaults', () => {
    expect(searchOf(busquedaSchema, { vista: 'notas', buscar: '' })).toBe('');
    const search = searchOf(busquedaSchema, { vista: 'archivo', buscar: 'a & b' });
    expect(search).toBe('?vista=archivo&buscar=a+%26+b');
    expect(readUrl(busquedaSchema, new URLSearchParams(search))).toEqual({ vista: 'archivo', buscar: 'a & b' });
  });
});

describe('the views of the notas', () => {
  const notas = [
    buildNota({ id: 'a', labels: ['e-1'] }),
    buildNota({ id: 'b', archived: true, labels: ['e-1'] }),
    buildNota({ id: 'c' }),
  ];
  it.each([
    ['notas', ['c', 'a']],
    ['archivo', ['b']],
    ['e-1', ['a']],
    ['otra', []],
  ])('show the notas of %s', (vista, ids) => {
    expect(notasDe(notas, vista).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the search in notas', () => {
  it.each([
    ['REGISTRO', true],
    ['hipotecá', true],
    ['constáncia pedir', true],
    ['registro   constancia', true],
    ['registro inscripción', false],
    ['   ', true],
  ])('for %j in title, text and tasks finds the nota: %s', (buscar, isFound) => {
    expect(buscadas([buildNota({ tasks })], buscar)).toHaveLength(isFound ? 1 : 0);
  });
});

describe('the name of a nota', () => {
  it.each([
    [{ title: ' Título ' }, 'Título'],
    [{ title: '', content: '\n  Segunda \nTercera' }, 'Segunda'],
    [{ title: ' ', content: '', tasks }, 'Pedir la constancia'],
    [{ title: '', content: '' }, 'Nota sin título'],
  ])('of %j', (changes, expected) => {
    expect(nombreDe(buildNota(changes))).toBe(expected);
  });
});
