import { expect, it } from 'vitest';
import { deshechoText } from './deshecho';

const rechazada = (nombre: string) => ({ id: nombre, nombre, motivo: 'Alguien la cambió desde entonces.' });

it.each([
  [['a', 'b'], [], 'Se deshizo en 2 carpetas'],
  [['a'], ['2026-1'], 'Se deshizo en 1 carpeta. Quedó como está 2026-1: Alguien la cambió desde entonces.'],
  [
    [],
    ['1', '2', '3', '4', '5'],
    'No se deshizo en ninguna. Quedaron como están 1, 2, 3: Alguien la cambió desde entonces. Y otras 2 tampoco.',
  ],
])('says what came of an undo (%j, %j)', (hechas, names, text) => {
  expect(deshechoText({ hechas, rechazadas: names.map(rechazada) })).toBe(text);
});
