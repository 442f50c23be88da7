import { expect, it } from 'vitest';
import { tableRows } from './csv-table.js';

const headings = async (text: string) => {
  for await (const { cells } of tableRows(text)) return cells;
  return [];
};

it.each([
  ['Nombre,DNI', ['Nombre', 'DNI']],
  ['Nombre;DNI', ['Nombre', 'DNI']],
  ['Nombre\tDNI', ['Nombre', 'DNI']],
  [
    '"Apellidos, nombre";"Domicilio (calle, altura, piso)";DNI',
    ['Apellidos, nombre', 'Domicilio (calle, altura, piso)', 'DNI'],
  ],
  ['"Nota ""x;y;z""",DNI', ['Nota "x;y;z"', 'DNI']],
  ['"Dos\nlíneas; con; signos",DNI', ['Dos\nlíneas; con; signos', 'DNI']],
  ['sep=;\r\nA,B,C;D', ['A,B,C', 'D']],
])('divides %j by the sign that it has most often outside of quotes', async (first, cells) => {
  expect(await headings(`${first}\r\n1;2\r\n`)).toEqual(cells);
});
