import { expect, it } from 'vitest';
import { asSpelled, etiquetasAfter } from './etiquetas-cambiadas.js';

it.each([
  [['banco'], ['urgencia'], [], ['banco', 'urgencia']],
  [['Banco'], ['banco', 'Ñandú', 'ñandú'], [], ['Banco', 'Ñandú']],
  [['banco', 'Sucesión'], [], ['SUCESION'], ['banco']],
  [['banco'], ['banco'], ['banco'], ['banco']],
  [['banco'], [], [], ['banco']],
])('of %j with %j added and %j removed leaves %j', (present, agregar, quitar, after) => {
  expect(etiquetasAfter(present, agregar, quitar)).toEqual(after);
});

it.each([
  [['ALFA', 'beta'], ['Alfa'], ['Alfa', 'beta']],
  [['sucesion'], ['Sucesión', 'SUCESIÓN'], ['Sucesión']],
  [['SUCESIÓN'], ['Sucesión', 'SUCESIÓN'], ['SUCESIÓN']],
  [['A', 'a', 'b'], [], ['A', 'b']],
])('%j is spelled, where %j are in use, %j', (etiquetas, known, spelled) => {
  expect(asSpelled(etiquetas, known)).toEqual(spelled);
});
