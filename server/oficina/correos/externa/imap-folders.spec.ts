import { expect, it } from 'vitest';
import { papelOf, rangeOf, rutasPorClase } from './imap-folders.js';

it('joins neighbouring UIDs to ranges', () => {
  expect(rangeOf([9, 3, 1, 2, 7, 8, 5])).toBe('1:3,5,7:9');
  expect(rangeOf([4])).toBe('4');
});

it('knows the purpose of each folder, and to which folder mails of each place go', () => {
  const carpetas = [
    { path: 'inbox' },
    { path: 'Viejos' },
    { path: 'Papelera', specialUse: '\\Trash' },
    { path: 'Archivo', specialUse: '\\Archive' },
  ].map((each) => ({ ruta: each.path, papel: papelOf(each) }));
  expect(carpetas.map(({ papel }) => papel)).toEqual(['inbox', 'otra', 'trash', 'archive']);
  expect(rutasPorClase(carpetas)).toEqual({
    ...{ aqui: 'inbox', enviados: 'inbox', archive: 'Archivo', spam: undefined, trash: 'Papelera' },
  });
  const todos = [{ ruta: 'Todos', papel: papelOf({ path: 'Todos', specialUse: '\\All' }) }];
  expect([rutasPorClase(todos, true).archive, rutasPorClase(todos).archive]).toEqual(['Todos', undefined]);
});
