import { expect, it } from 'vitest';
import { named } from './named';

it('names a thing', () => {
  expect(named('Tarea', ' Llamar\nal banco ')).toBe('Tarea «Llamar al banco»');
});

it('says that it has no title', () => {
  expect(named('Tarea', '  ')).toBe('Tarea sin título');
});

it('cuts a long name, and halves no character', () => {
  expect(named('Nota', 'a'.repeat(40))).toBe(`Nota «${'a'.repeat(40)}»`);
  expect(named('Nota', `${'a'.repeat(38)} b c`)).toBe(`Nota «${'a'.repeat(38)}…»`);
  expect(named('Nota', '🗂'.repeat(41))).toBe(`Nota «${'🗂'.repeat(39)}…»`);
});
