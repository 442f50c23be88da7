import { describe, expect, it } from 'vitest';
import { partesIguales, participaciones, rolEnNumero, sumaEnTexto } from './participaciones';

const compradores = (...porcentajes: (string | null)[]) =>
  porcentajes.map((porcentaje) => ({ rol: 'comprador', porcentaje }));
const textos = (partes: Parameters<typeof participaciones>[0]) =>
  participaciones(partes).map((una) => `${rolEnNumero(una.rol, una.cuantas)} ${sumaEnTexto(una)}`.replace(/\s/g, ' '));

describe('the shares of a role', () => {
  it.each([
    [compradores('50.00', '25.00'), 'Compradores suman 75 %: faltan 25 %'],
    [compradores('50.00', null, '49.00'), 'Compradores suman 99 %: falta 1 %'],
    [compradores('33.33', '33.33', '33.33'), 'Compradores suman 99,99 %: faltan 0,01 %'],
    [compradores('33.33', '33.33', '33.34'), 'Compradores suman 100 %'],
    [compradores('60.00', '60.00'), 'Compradores suman 120 %: sobran 20 %'],
    [compradores('50.00'), 'Comprador tiene 50 %: faltan 50 %'],
    [compradores(null, null), 'Compradores sin porcentajes'],
  ])('%j', (partes, texto) => {
    expect(textos(partes)).toEqual([texto]);
  });

  it('are shown for each role that has them', () => {
    const partes = [
      { rol: 'socio', porcentaje: '100' },
      { rol: 'testigo', porcentaje: null },
      { rol: 'testigo', porcentaje: null },
    ];
    expect(textos([...compradores(null), ...partes])).toEqual(['Socio tiene 100 %']);
  });
});

it.each([
  [1, ['100.00']],
  [2, ['50.00', '50.00']],
  [3, ['33.33', '33.33', '33.34']],
  [7, ['14.28', '14.28', '14.28', '14.29', '14.29', '14.29', '14.29']],
])('a whole is divided into %i equal shares', (cuantas, partes) => {
  expect(partesIguales(cuantas)).toEqual(partes);
});

it('a role is named in the plural for several people', () => {
  expect(rolEnNumero('conyuge_asentiente', 2)).toBe('Cónyuges asentientes');
  expect(rolEnNumero('deudor', 2)).toBe('Deudores');
});
