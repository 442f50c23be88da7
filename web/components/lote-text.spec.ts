import { describe, expect, it } from 'vitest';
import { loteText } from './lote-text';

const said: [string, string] = ['1 documento se movió', '% documentos se movieron'];
const trashed = { id: 'd-1', nombre: 'c.pdf', code: 'EN_PAPELERA', message: 'El documento está en la papelera.' };
const gone = { id: 'd-2', nombre: null, code: 'NO_ENCONTRADO', message: 'El documento no está en esta carpeta.' };

describe('the message about several documents', () => {
  it.each([
    [1, [], '1 documento se movió'],
    [3, [], '3 documentos se movieron'],
    [2, [trashed], '2 documentos se movieron. 1 no cambió. «c.pdf»: El documento está en la papelera.'],
    [0, [gone, trashed], '2 no cambiaron. El documento no está en esta carpeta.'],
  ])('counts the %i changed, and gives the first reason of the others', (changed, rechazados, text) => {
    expect(loteText(changed, said, rechazados)).toBe(text);
  });
});
