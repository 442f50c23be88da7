import { expect, it } from 'vitest';
import { merge } from './domain.js';

it('puts together what domains describe', () => {
  expect(merge([{ 'notas.ver': [1] }, undefined, { 'tareas.ver': [2] }])).toEqual({
    'notas.ver': [1],
    'tareas.ver': [2],
  });
});

it('refuses a name that two domains use', () => {
  expect(() => merge([{ 'notas.ver': [1] }, { 'notas.ver': [2] }])).toThrow('Two domains describe notas.ver.');
});
