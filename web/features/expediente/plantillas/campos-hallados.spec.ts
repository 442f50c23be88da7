import { expect, it } from 'vitest';
import { gruposCon } from './campos-hallados';

const campos = {
  grupos: [
    { nombre: 'Carpeta', secciones: [], campos: [{ escrito: '{carpeta.monto}', nombre: 'Monto' }] },
    {
      nombre: 'Partes',
      secciones: [{ escrito: '{#vendedores}…{/vendedores}', nombre: 'Partes: vendedor' }],
      campos: [
        { escrito: '{estadoCivil}', nombre: 'Estado civil' },
        { escrito: '{nombreCompleto}', nombre: 'Nombre completo' },
      ],
    },
  ],
  filtros: [{ nombre: 'letras', que: 'Escribe en letras', ejemplo: '{carpeta.monto|letras}' }],
};
const found = (buscado: string) =>
  gruposCon(campos, buscado).flatMap((grupo) => grupo.campos.map(({ escrito }) => escrito));

it.each([
  ['', 5],
  ['PARTES', 3],
  ['civil estado', 1],
  ['monto', 2],
  ['nada de esto', 0],
])('«%s» finds %i', (buscado, count) => {
  expect(found(buscado)).toHaveLength(count);
});

it('a search finds a field by its name, a section by its role, and a field within its group', () => {
  expect(found('estadó')).toEqual(['{estadoCivil}']);
  expect(found('vendedor')).toEqual(['{#vendedores}…{/vendedores}']);
  expect(found('partes nombre')).toEqual(['{nombreCompleto}']);
});
