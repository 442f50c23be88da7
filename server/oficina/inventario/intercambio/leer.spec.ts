import { expect, it } from 'vitest';
import { leerProductos } from './leer.js';

it('reads known columns, in any order and with other headings', async () => {
  const text = 'Código;Otra;PRODUCTO;Stock mínimo;Descripción\r\nA-1;x;Resma;10;"Dos\nlíneas"\r\n\r\n;;Tóner;;\r\n';
  expect(await leerProductos(text)).toEqual({
    filas: [
      { fila: 2, celdas: { sku: 'A-1', name: 'Resma', minimum: '10', description: 'Dos\nlíneas' } },
      { fila: 4, celdas: { name: 'Tóner' } },
    ],
    omitidas: ['Otra'],
  });
});

it.each([
  ['a;b\n1;2', 'No se reconocen las columnas'],
  ['Nombre;SKU\n', 'no tiene productos'],
  [`Nombre\n${'x\n'.repeat(1001)}`, 'más de 1000 productos'],
])('refuses a file without products %#', async (text, message) => {
  await expect(leerProductos(text)).rejects.toThrow(message);
});
