import { expect, it } from 'vitest';
import { enPartes } from './actions/en-partes';
import { contenidoText, rutaText } from './item';

it.each([
  [0, 0, 'Vacío'],
  [1, 0, '1 directorio'],
  [0, 1, '1 archivo'],
  [3, 57, '3 directorios, 57 archivos'],
])('%s directorios and %s archivos are «%s»', (directorios, archivos, text) => {
  expect(contenidoText({ directorios, archivos })).toBe(text);
});

it('the place of an item is written from the drive on', () => {
  expect(rutaText([])).toBe('Archivos');
  expect(rutaText([{ nombre: 'Modelos' }, { nombre: 'Poderes' }])).toBe('Archivos / Modelos / Poderes');
});

it('items beyond the limit of a call go in several calls', () => {
  expect(enPartes([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(enPartes([], 2)).toEqual([]);
});
