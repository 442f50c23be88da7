import { expect, it } from 'vitest';
import { named } from './named';

it('a thing is named by its title', () => {
  expect(named('Tarea', ' Llamar\nal banco ')).toBe('Tarea «Llamar al banco»');
});

it('a thing without a title is named so', () => {
  expect(named('Tarea', '  ')).toBe('Tarea sin título');
});

it('a long name is cut between characters', () => {
  expect(named('Nota', 'a'.repeat(40))).toBe(`Nota «${'a'.repeat(40)}»`);
  expect(named('Nota', `${'a'.repeat(38)} b c`)).toBe(`Nota «${'a'.repeat(38)}…»`);
  expect(named('Nota', '🗂'.repeat(41))).toBe(`Nota «${'🗂'.repeat(39)}…»`);
});
