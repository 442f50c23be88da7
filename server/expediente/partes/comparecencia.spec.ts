import { describe, expect, it } from 'vitest';
import { isComunidad } from '../../vocabulario/asentimiento.js';
import { advertenciasDePartes, type Compareciente, faltantesDePartes } from './comparecencia.js';

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
const warnings = (partes: Compareciente[], { dia = '2026-03-16', pais = 'AR' } = {}) =>
  advertenciasDePartes(partes, { dia, pais, dispone: true }).map(({ texto }) => texto);

it.each([
  ['Comunidad de ganancias', true],
  ['Gananciales', true],
  ['Sociedad conyugal', true],
  ['Separación de bienes', false],
  ['Participación en las ganancias', false],
  ['Participación en los gananciales', false],
  [null, false],
])('the property regime %s is a comunidad: %s', (regimen, expected) => {
  expect(isComunidad(regimen)).toBe(expected);
});

describe('the assent of husband or wife', () => {
  const falta = 'Falta el asentimiento de Luis Paz, cónyuge de Ana Ruiz.';
  const asiente = (nombre: string) => parte('conyuge_asentiente', { nombre });

  it.each([
    ['of who sells', [casada('vendedor', { conyuge: 'Luis Paz' })], [falta]],
    ['who assents', [casada('donante', { conyuge: 'Luis Paz' }), asiente('PAZ, Luís')], []],
    [
      'whose name is longer where they assent',
      [casada('donante', { conyuge: 'Luis Paz' }), asiente('Luis María Paz')],
      [`${falta} Asiente Luis María Paz: si es la misma persona, escriba ese nombre en su estado civil.`],
    ],
    [
      'who is a witness',
      [casada('vendedor', { conyuge: 'Luis Paz' }), parte('testigo', { nombre: 'Luis Paz' })],
      [falta],
    ],
    [
      'who buys from them',
      [casada('vendedor', { conyuge: 'Luis Paz' }), parte('comprador', { nombre: 'Luis Paz' })],
      [falta],
    ],
    [
      'who acts for them',
      [casada('vendedor', { conyuge: 'Luis Paz' }), parte('apoderado', { nombre: 'Luis Paz' })],
      [falta],
    ],
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

  it('is not required when the acto goes to no register', () => {
    expect(missing([casada('vendedor')], false)).toEqual([]);
  });
});

it('a persona jurídica needs somebody who acts for it', () => {
  const empresa = parte('comprador', { id: 'e-1', tipo: 'juridica', nombre: 'Peña S.A.' });
  expect(missing([empresa], false)).toEqual(['Falta quien represente a Peña S.A.']);
  expect(missing([empresa, parte('firmante', { representados: ['e-1'] })])).toEqual([]);
});

it('a warning names a minor and one person on both sides, and stops nothing', () => {
  expect(warnings([parte('donatario', { nacimiento: '2008-03-17' })])).toEqual([
    'Ana Ruiz es menor de edad el día de la firma.',
  ]);
  expect(warnings([parte('donatario', { nacimiento: '2008-03-16' })])).toEqual([]);
  const both = 'Ana Ruiz está de los dos lados del acto.';
  const vende = (changes: Partial<Compareciente>) => parte('vendedor', { estadoCivil: 'soltero', ...changes });
  expect(warnings([vende({ personaId: 'a' }), parte('comprador', { personaId: 'a' })])).toEqual([both]);
  const apoderada = parte('apoderado', { representados: ['v', 'c'] });
  expect(warnings([vende({ id: 'v' }), parte('comprador', { id: 'c' }), apoderada])).toEqual([both]);
  expect(warnings([vende({ personaId: 'a' }), parte('firmante', { personaId: 'a' })])).toEqual([]);
});

describe('a spouse whose property regime is not known', () => {
  const dispone = (changes: Partial<Compareciente>, pais = 'AR') =>
    warnings([parte('vendedor', { conyuge: 'Luis Paz', ...changes })], { pais });
  const mire = 'si es de comunidad, hace falta el asentimiento de su cónyuge.';

  it.each([
    ['Legal', [`Ana Ruiz tiene el régimen «Legal»: ${mire}`]],
    ['Común', [`Ana Ruiz tiene el régimen «Común»: ${mire}`]],
    ['ganancial (sin separación)', [`Ana Ruiz tiene el régimen «ganancial (sin separación)»: ${mire}`]],
    [null, [`Ana Ruiz figura con cónyuge y sin régimen: ${mire}`]],
    ['Separación de bienes', []],
    ['SEPARACION TOTAL', []],
    // The refusal names the missing assent already.
    ['Comunidad de ganancias', []],
  ])('causes the right warning for a casado with %s', (regimen, expected) => {
    expect(dispone({ estadoCivil: 'casado', regimen })).toEqual(expected);
  });

  it('causes a warning for a participación in countries where spouses do not dispose alone', () => {
    const fields = { estadoCivil: 'casado', regimen: 'Participación en las ganancias' } as const;
    expect(dispone(fields, 'ES')).toEqual([]);
    expect(dispone(fields, 'UY')).toHaveLength(1);
  });

  it('causes a warning for a person without estado civil', () => {
    const falta = 'Ana Ruiz figura sin estado civil: si es persona casada, vea si hace falta el asentimiento.';
    expect(dispone({})).toEqual([falta]);
    expect(dispone({ regimen: 'Comunidad' })).toEqual([falta]);
    expect(dispone({ conyuge: null })).toEqual([falta]);
    expect(warnings([parte('comprador')])).toEqual([]);
    expect(dispone({ estadoCivil: 'soltero', conyuge: null })).toEqual([]);
  });

  it('causes a warning for people who live together, in Argentina whatever they agreed on', () => {
    const separado = { estadoCivil: 'union', regimen: 'Separación de bienes' } as const;
    expect(dispone(separado)).toEqual([
      'Ana Ruiz vive en unión convivencial: si se dispone de la vivienda familiar, vea si hace falta el asentimiento (CCyC, art. 522).',
    ]);
    expect(dispone(separado, 'UY')).toEqual([]);
    expect(dispone({ estadoCivil: 'union' }, 'UY')).toEqual([
      'Ana Ruiz vive en unión de hecho: vea si hace falta el asentimiento de su pareja.',
    ]);
  });

  it('causes no warning when they assent or need not, or when the acto goes to no register', () => {
    const casado = parte('vendedor', { estadoCivil: 'casado', conyuge: 'Luis Paz' });
    expect(warnings([casado, parte('conyuge_asentiente', { nombre: 'Luis Paz' })])).toEqual([]);
    expect(warnings([{ ...casado, sinAsentimiento: 'Bien propio' }])).toEqual([]);
    expect(advertenciasDePartes([casado], { dia: '2026-03-16', pais: 'AR', dispone: false })).toEqual([]);
  });
});

it('spouses on opposite sides are named once', () => {
  const vende = parte('vendedor', { nombre: 'Ana Ruiz', estadoCivil: 'soltero', conyuge: 'Luis Paz' });
  const compra = parte('comprador', { nombre: 'Luis Paz', conyuge: 'Ana Ruiz' });
  const told = ['Los cónyuges Ana Ruiz y Luis Paz están en lados opuestos del acto.'];
  expect(warnings([vende, compra])).toEqual(told);
  expect(warnings([{ ...vende, conyuge: null }, compra])).toEqual([
    'Los cónyuges Luis Paz y Ana Ruiz están en lados opuestos del acto.',
  ]);
  expect(warnings([vende, { ...compra, rol: 'testigo' }])).toEqual([]);
});

it('a person who gives a power to themselves is named, but not a person who acts by a power', () => {
  const [da, recibe] = [parte('poderdante', { id: 'da', personaId: 'a' }), parte('apoderado', { personaId: 'a' })];
  expect(warnings([da, recibe])).toEqual(['Ana Ruiz está de los dos lados del acto.']);
  expect(warnings([da, { ...recibe, personaId: 'b', representados: ['da'] }])).toEqual([]);
});
