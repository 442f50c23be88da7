import { expect, it } from 'vitest';
import type { ParteDto } from '../../api/generated/partes';
import { conyugeSugerido } from './conyuge';

const otras = (nombreCompleto: string) => [{ persona: { nombreCompleto } }] as ParteDto[];

it.each([
  ['who sells', 'vendedor', 'Bruno Molina', 'Carla Paz', true, 'Bruno Molina'],
  ['who buys', 'comprador', 'Bruno Molina', 'Carla Paz', true, null],
  ['who is not married', 'vendedor', null, 'Carla Paz', true, null],
  ['an acto that is not registered', 'vendedor', 'Bruno Molina', 'Carla Paz', false, null],
  ['a spouse who is a part already', 'donante', 'Bruno Núñez', 'BRUNO LUIS NUNEZ', true, null],
  ['a spouse with one more surname', 'deudor', 'Núñez Paz, Bruno', 'Bruno Núñez', true, null],
])('%s', (_, rol, conyuge, otra, esRegistrable, suggested) => {
  expect(conyugeSugerido({ rol, conyuge }, otras(otra), { esRegistrable })).toBe(suggested);
});
