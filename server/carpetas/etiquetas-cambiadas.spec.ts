import { expect, it } from 'vitest';
import { etiquetasAfter } from './etiquetas-cambiadas.js';

it.each([
  [['banco'], ['urgencia'], [], ['banco', 'urgencia']],
  [['Banco'], ['banco', 'Ñandú', 'ñandú'], [], ['Banco', 'Ñandú']],
  [['banco', 'Sucesión'], [], ['SUCESIÓN'], ['banco']],
  [['banco'], ['banco'], ['banco'], ['banco']],
  [['banco'], [], [], ['banco']],
])('of %j with %j added and %j removed leaves %j', (present, agregar, quitar, after) => {
  expect(etiquetasAfter(present, agregar, quitar)).toEqual(after);
});
