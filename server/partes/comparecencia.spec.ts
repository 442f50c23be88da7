import { describe, expect, it } from 'vitest';
import { advertenciasDePartes, type Compareciente, faltantesDePartes, isComunidad } from './comparecencia.js';

let n = 0;
const parte = (rol: string, changes: Partial<Compareciente> = {}): Compareciente => {
  const id = changes.id ?? `p-${++n}`;
  return {
    ...{ id, personaId: id, rol, tipo: 'humana', nombre: 'Ana Ruiz', nacimiento: null, estadoCivil: null },
    ...{ conyuge: null, regimen: null, sinAsentimiento: null, representados: [], ...changes },
  };
};
const casada = (rol: string, changes: Partial<Compareciente> = {}) =>
  parte(rol, { estadoCivil: 'casado', regimen: 'Comunidad de ganancias', ...changes });
const missing = (partes: Compareciente[], dispone = true) =>
  faltantesDePartes(partes, { dispone }).map(({ texto }) => texto);
const warnings = (partes: Compareciente[], dia = '2026-03-16') =>
  advertenciasDePartes(partes, dia).map(({ texto }) => texto);

it.each([
  ['Comunidad de ganancias', true],
  ['Gananciales', true],
  ['Sociedad conyugal', true],
  ['Separación de bienes', false],
  ['Participación en las ganancias', false],
  ['Participación en los gananciales', false],
  [null, false],
])('%s is of a comunidad: %s', (regimen, expected) => {
  expect(isComunidad(regimen)).toBe(expected);
});

describe('the assent of husband or wife', () => {
  const falta = 'Falta el asentimiento de Luis Paz, cónyuge de Ana Ruiz.';
  const asiente = (nombre: string) => parte('conyuge_asentiente', { nombre });

  it.each([
    ['of who sells', [casada('vendedor', { conyuge: 'Luis Paz' })], [falta]],
    ['who assents', [casada('donante', { conyuge: 'Luis Paz' }), asiente('Luis María Paz')], []],
    ['somebody else assents', [casada('deudor', { conyuge: 'Luis Paz' }), asiente('Juan Sol')], [falta]],
    ['who sells too', [casada('vendedor', { conyuge: 'Luis Paz' }), parte('vendedor', { nombre: 'PAZ, Luis' })], []],
    ['whose name is not known', [casada('vendedor')], ['Falta el asentimiento del cónyuge de Ana Ruiz.']],
    [
      'one of two assents',
      [casada('vendedor'), casada('vendedor', { nombre: 'Eva Sol' }), asiente('Juan')],
      ['Falta el asentimiento del cónyuge de Eva Sol.'],
    ],
    ['of who buys', [casada('comprador', { conyuge: 'Luis Paz' })], []],
    ['of separate things', [casada('vendedor', { regimen: 'Separación de bienes' })], []],
    ['of a divorced one', [casada('vendedor', { estadoCivil: 'divorciado' })], []],
    ['that is not needed', [casada('vendedor', { sinAsentimiento: 'Bien propio' })], []],
  ])('%s', (_, partes, expected) => {
    expect(missing(partes)).toEqual(expected);
  });

  it('is not asked for in what goes to no register', () => {
    expect(missing([casada('vendedor')], false)).toEqual([]);
  });
});

it('a persona jurídica needs somebody who acts for it', () => {
  const empresa = parte('comprador', { id: 'e-1', tipo: 'juridica', nombre: 'Peña S.A.' });
  expect(missing([empresa], false)).toEqual(['Falta quien represente a Peña S.A.']);
  expect(missing([empresa, parte('firmante', { representados: ['e-1'] })])).toEqual([]);
});

it('a minor, one person on both sides and an unknown regime are told, and stop nothing', () => {
  expect(warnings([parte('donatario', { nacimiento: '2008-03-17' })])).toEqual([
    'Ana Ruiz es menor de edad el día de la firma.',
  ]);
  expect(warnings([parte('donatario', { nacimiento: '2008-03-16' })])).toEqual([]);
  const both = 'Ana Ruiz está de los dos lados del acto.';
  expect(warnings([parte('vendedor', { personaId: 'a' }), parte('comprador', { personaId: 'a' })])).toEqual([both]);
  const apoderada = parte('apoderado', { representados: ['v', 'c'] });
  expect(warnings([parte('vendedor', { id: 'v' }), parte('comprador', { id: 'c' }), apoderada])).toEqual([both]);
  expect(warnings([parte('vendedor', { personaId: 'a' }), parte('firmante', { personaId: 'a' })])).toEqual([]);
  expect(warnings([casada('vendedor', { regimen: null })])).toEqual([
    'Ana Ruiz figura con cónyuge y sin régimen: si es de comunidad, hace falta el asentimiento.',
  ]);
});
