import { describe, expect, it } from 'vitest';
import { proximoCodigo, toCambios } from './ajustes';

const numeracion = (changes = {}) => ({
  prefijo: '',
  primero: 1,
  haEmpezado: false,
  proximo: '2026-000001',
  ...changes,
});

describe('the next codigo of a cuenta', () => {
  it.each([
    [numeracion(), 'esc-', '124', 'ESC-2026-000124'],
    [numeracion(), '', '1', '2026-000001'],
    [numeracion(), ' r/ ', '007', 'R/2026-000007'],
    [numeracion({ haEmpezado: true, proximo: '2026-000061' }), 'A.', '500', 'A.2026-000061'],
    [numeracion({ haEmpezado: true, prefijo: 'ESC-', proximo: 'ESC-2026-000061' }), '', '1', '2026-000061'],
    [numeracion({ haEmpezado: true, prefijo: '1-2-', proximo: '1-2-2026-000061' }), 'X', '1', 'X2026-000061'],
    [numeracion(), 'ñ', '1', null],
    [numeracion(), 'DEMASIADO', '1', null],
    [numeracion(), '', '0', null],
    [numeracion(), '', '1000000', null],
    [numeracion(), '', '1,5', null],
  ])('of %j with «%s» and «%s» is %s', (given, prefijo, primero, expected) => {
    expect(proximoCodigo(given, { prefijo, primero, proximo: '' })).toBe(expected);
  });

  it.each([
    [numeracion(), '0123', '2026-000123'],
    [numeracion({ haEmpezado: true, proximo: '2026-000061' }), '99', '2026-000099'],
    [numeracion({ haEmpezado: true, proximo: '2026-000061' }), '1', '2026-000001'],
    [numeracion({ haEmpezado: true, proximo: '2026-1000000' }), '', null],
    [numeracion(), '0', null],
    [numeracion(), '1000000', null],
  ])('of %j continued at «%s» is %s', (given, proximo, expected) => {
    expect(proximoCodigo(given, { prefijo: '', primero: '1', proximo })).toBe(expected);
  });
});

it('the settings send only changed fields', () => {
  const ajustes = {
    nombre: 'A',
    pais: 'AR',
    moneda: 'ARS',
    zonaHoraria: 'UTC',
    prefijo: 'X',
    primero: '07',
    proximo: '',
  } as const;
  expect(toCambios(ajustes, { prefijo: true, primero: true })).toEqual({ prefijo: 'X', primero: 7 });
  expect(toCambios({ ...ajustes, proximo: '123' }, { proximo: true })).toEqual({ proximo: 123 });
  expect(toCambios(ajustes, { proximo: true })).toEqual({});
});
