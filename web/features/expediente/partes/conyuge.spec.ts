import { expect, it } from 'vitest';
import type { ParteDto } from '../../../api/generated/partes';
import { conyugeSugerido } from './conyuge';

const otras = (nombreCompleto: string, rol: string) => [{ rol, persona: { nombreCompleto } }] as ParteDto[];

it.each([
  ['who sells', 'vendedor', 'Bruno Molina', 'Carla Paz', true, 'Bruno Molina'],
  ['who buys', 'comprador', 'Bruno Molina', 'Carla Paz', true, null],
  ['who is not married', 'vendedor', null, 'Carla Paz', true, null],
  ['an acto that is not registered', 'vendedor', 'Bruno Molina', 'Carla Paz', false, null],
  ['a spouse who assents already', 'donante', 'Bruno Núñez', 'NUNEZ, BRUNO', true, null],
  ['somebody with one more name', 'deudor', 'Bruno Núñez', 'Bruno Luis Núñez', true, 'Bruno Núñez'],
])('the question about the spouse: %s', (_, rol, conyuge, otra, esRegistrable, suggested) => {
  expect(conyugeSugerido({ rol, conyuge }, otras(otra, 'conyuge_asentiente'), { esRegistrable })).toBe(suggested);
});

it.each([
  ['testigo', 'Bruno Núñez'],
  ['comprador', 'Bruno Núñez'],
  ['vendedor', null],
])('a spouse who is a parte as %s', (rol, suggested) => {
  const parte = { rol: 'vendedor', conyuge: 'Bruno Núñez' };
  expect(conyugeSugerido(parte, otras('Bruno Núñez', rol), { esRegistrable: true })).toBe(suggested);
});
