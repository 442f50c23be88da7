import { expect, it } from 'vitest';
import { asSpelled, etiquetasAfter } from './etiquetas-cambiadas.js';

it.each([
  [['banco'], ['urgencia'], [], ['banco', 'urgencia']],
  [['Banco'], ['banco', 'Ñandú', 'ñandú'], [], ['Banco', 'Ñandú']],
  [['banco', 'Sucesión', 'Peña'], ['Pena'], ['SUCESIÓN', 'peña'], ['banco', 'Pena']],
  [['banco'], ['banco'], ['banco'], ['banco']],
  [['banco'], [], [], ['banco']],
])('of %j with %j added and %j removed leaves %j', (present, agregar, quitar, after) => {
  expect(etiquetasAfter(present, agregar, quitar)).toEqual(after);
});

it.each([
  [['ALFA', 'beta'], [], ['Alfa'], ['Alfa', 'beta']],
  [['sucesión'], [], ['Sucesión', 'SUCESIÓN'], ['Sucesión']],
  [['SUCESIÓN'], [], ['Sucesión', 'SUCESIÓN'], ['SUCESIÓN']],
  [['A', 'a', 'b'], [], [], ['A', 'b']],
  [['Peña', 'Sucesion'], [], ['Pena', 'Sucesión'], ['Peña', 'Sucesion']],
  [['BANCO', 'ALFA'], ['BANCO'], ['Banco', 'Alfa'], ['BANCO', 'Alfa']],
  [['alfa', 'ALFA', 'Alfa'], ['ALFA', 'Alfa'], [], ['ALFA', 'Alfa']],
])('%j is spelled, where the carpeta had %j and %j are in use, %j', (etiquetas, present, known, spelled) => {
  expect(asSpelled(etiquetas, present, known)).toEqual(spelled);
});
