import { expect, it } from 'vitest';
import { cuandoTexto, loHechoTexto, loQueSeDeshaceTexto } from './reciente-text';

it.each([
  ['2026-11-03T10:32:00', 'hoy a las 10:32'],
  ['2026-11-02T23:05:00', 'ayer a las 23:05'],
])('an import of the time %s is dated %s', (importadaEn, text) => {
  expect(cuandoTexto({ importadaEn }, new Date('2026-11-03T18:00:00'))).toBe(text);
});

it.each([
  [1, 0, 'agregó 1 contacto', /^Se elimina el contacto .* día\.$/],
  [1_200, 1, 'agregó 1.200 contactos y completó otro', /^Se eliminan los 1\.200 contactos .* Al que ya existía /],
  [2, 3, 'agregó 2 contactos y completó otros 3', / A los 3 que ya existían /],
  [0, 1, 'completó 1 contacto', /^Al que ya existía /],
])('an import that added %i and completed %i says so', (creados, combinados, hecho, deshecho) => {
  expect(loHechoTexto({ creados, combinados })).toBe(hecho);
  expect(loQueSeDeshaceTexto({ creados, combinados })).toMatch(deshecho);
});
