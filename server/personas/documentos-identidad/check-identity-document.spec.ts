import { describe, expect, it } from 'vitest';
import { checkIdentityDocument } from './check-identity-document.js';
import { countryOf } from './reglas.js';

describe('every row of domain.md', () => {
  it.each([
    ['ES', 'DNI', '12345678Z', '12345678Z'],
    ['ES', 'NIE', 'X1234567L', 'X1234567L'],
    ['ES', 'CIF', 'B12345674', 'B12345674'],
    ['AR', 'CUIT', '20123456786', '20-12345678-6'],
    ['AR', 'CUIL', '20123456786', '20-12345678-6'],
    ['AR', 'CUIT', '23112223339', '23-11222333-9'],
    ['CL', 'RUT', '123456785', '12.345.678-5'],
    ['CL', 'RUT', '11111112K', '11.111.112-K'],
    ['UY', 'RUT', '212345670015', '212345670015'],
    ['UY', 'CI', '12345672', '1.234.567-2'],
    ['MX', 'RFC', 'GODE561231GR8', 'GODE561231GR8'],
    ['MX', 'CURP', 'BOXW310820HNERXN09', 'BOXW310820HNERXN09'],
    ['CO', 'NIT', '9001234568', '900.123.456-8'],
    ['AR', 'DNI', '12345678', '12.345.678'],
    ['UY', 'PASAPORTE', 'C123456', 'C123456'],
  ])('accepts %s %s %s, without and with its punctuation', (pais, tipo, normalized, formatted) => {
    expect(checkIdentityDocument(pais, tipo, normalized)).toEqual({ valid: true, normalized, formatted });
    expect(checkIdentityDocument(pais, tipo, formatted)).toEqual({ valid: true, normalized, formatted });
  });

  it.each([
    ['ES', 'DNI', '12345678A', 'Z', 'La letra del DNI debería ser Z.'],
    ['ES', 'NIE', 'X1234567A', 'L', 'La letra del NIE debería ser L.'],
    ['ES', 'CIF', 'B12345675', '4', 'El carácter de control del CIF debería ser 4.'],
    ['AR', 'CUIT', '20-12345678-5', '6', 'El dígito verificador del CUIT debería ser 6.'],
    ['AR', 'CUIL', '20-12345678-0', '6', 'El dígito verificador del CUIL debería ser 6.'],
    ['CL', 'RUT', '12.345.678-K', '5', 'El dígito verificador del RUT debería ser 5.'],
    ['CL', 'RUT', '11.111.112-0', 'K', 'El dígito verificador del RUT debería ser K.'],
    ['UY', 'RUT', '212345670010', '5', 'El dígito verificador del RUT debería ser 5.'],
    ['UY', 'CI', '1.234.567-3', '2', 'El dígito verificador de la CI debería ser 2.'],
    ['MX', 'CURP', 'BOXW310820HNERXN08', '9', 'El dígito verificador de la CURP debería ser 9.'],
    ['CO', 'NIT', '900.123.456-7', '8', 'El dígito verificador del NIT debería ser 8.'],
  ])('refuses %s %s %s and expects %s', (pais, tipo, numero, expected, message) => {
    expect(checkIdentityDocument(pais, tipo, numero)).toMatchObject({
      valid: false,
      reason: 'digito',
      expected,
      message,
    });
  });
});

it.each([
  ['AR', 'CUIT', '20123456785', ['20-12345678-6']],
  ['CL', 'RUT', '11.111.112-0', ['11.111.112-K']],
  ['ES', 'DNI', '12345678', ['12345678Z']],
  ['AR', 'CUIT', '20-11222333-1', undefined],
  ['AR', 'CUIT', '20-1', undefined],
])('suggests for %s %s %s, as people write it: %j', (pais, tipo, numero, suggestions) => {
  expect(checkIdentityDocument(pais, tipo, numero)).toMatchObject(suggestions ? { suggestions } : { valid: false });
});

describe('edges of the rules', () => {
  it.each([
    ['ES', 'NIE', 'Y1234567X'],
    ['ES', 'NIE', 'Z1234567R'],
    ['ES', 'NIF', '12345678Z'],
    ['ES', 'NIF', 'X1234567L'],
    ['ES', 'NIF', 'B12345674'],
    ['ES', 'NIF', 'K1234567L'],
    ['ES', 'DNI', '00000000T'],
    ['CL', 'RUT', '7654321-6'],
    ['UY', 'CI', '123456-1'],
  ])('%s %s: %s', (pais, tipo, numero) => {
    expect(checkIdentityDocument(pais, tipo, numero)).toMatchObject({ valid: true });
  });

  it('uses 0 when the rule gives 11', () => {
    expect(checkIdentityDocument('AR', 'CUIT', '20-00000006-0')).toMatchObject({ valid: true });
    expect(checkIdentityDocument('CL', 'RUT', '10.000.004-0')).toMatchObject({ valid: true });
    expect(checkIdentityDocument('UY', 'RUT', '200000000070')).toMatchObject({ valid: true });
  });

  it.each(Array.from({ length: 10 }, (_, digit) => `20-11222333-${digit}`).concat('20-11222333'))(
    'finds no digit for %s and suggests another prefix',
    (numero) => {
      const check = checkIdentityDocument('AR', 'CUIT', numero);
      expect(check).toEqual({
        valid: false,
        reason: 'digito',
        normalized: numero.replaceAll('-', ''),
        message:
          'Con el prefijo 20, el número 11222333 no tiene dígito verificador válido: corresponde otro prefijo, como 23-11222333-9.',
      });
    },
  );

  it('finds no digit for a RUT of Uruguay that gives 10', () => {
    expect(checkIdentityDocument('UY', 'RUT', '200000000020')).toMatchObject({
      valid: false,
      reason: 'digito',
      message: 'El RUT 20000000002 no tiene dígito verificador válido: revise sus números.',
    });
  });

  it.each([
    ['B12345674', true],
    ['B1234567D', false],
    ['P1234567D', true],
    ['P12345674', false],
    ['G12345674', true],
    ['G1234567D', true],
    ['G1234567E', false],
  ])('expects a digit or a letter in a CIF by its kind of entity: %s %s', (numero, valid) => {
    expect(checkIdentityDocument('ES', 'CIF', numero).valid).toBe(valid);
  });

  it('names both characters when two are valid', () => {
    expect(checkIdentityDocument('ES', 'CIF', 'G12345670')).toMatchObject({ expected: '4 o D' });
  });

  it('accepts an RFC with a wrong check digit, with a warning', () => {
    expect(checkIdentityDocument('MX', 'RFC', 'GODE561231GR7')).toEqual({
      valid: true,
      normalized: 'GODE561231GR7',
      formatted: 'GODE561231GR7',
      warning: 'El dígito verificador del RFC debería ser 8.',
    });
  });

  it.each(['EKU9003173C9', 'GODE561231GR8'])('has no warning for %s, of a company or a person', (numero) => {
    expect(checkIdentityDocument('MX', 'RFC', numero)).not.toHaveProperty('warning');
  });

  it('names the missing check character', () => {
    expect(checkIdentityDocument('AR', 'CUIT', '20-12345678')).toMatchObject({
      reason: 'digito',
      expected: '6',
      message: 'Falta el dígito verificador del CUIT: debería ser 6.',
    });
    expect(checkIdentityDocument('ES', 'DNI', '12345678')).toMatchObject({
      message: 'Falta la letra del DNI: debería ser Z.',
    });
  });
});

describe('how people type', () => {
  it.each([
    ['ES', 'DNI', ' 12.345.678-z ', '12345678Z'],
    ['ES', 'NIE', 'x-1234567-l', 'X1234567L'],
    ['ES', 'cif', 'b-12.345.674', 'B12345674'],
    ['AR', 'CUIT', '20 12345678 6', '20123456786'],
    ['AR', 'CUIT', '20–12345678–6', '20123456786'],
    ['CL', 'RUT', '11111112-k', '11111112K'],
    ['UY', 'CI', '1.234.567/2', '12345672'],
    ['MX', 'CURP', 'boxw310820hnerxn09', 'BOXW310820HNERXN09'],
    ['AR', 'PASAPORTE', 'aab 123456', 'AAB123456'],
  ])('%s %s «%s» is %s', (pais, tipo, numero, normalized) => {
    expect(checkIdentityDocument(pais, tipo, numero)).toMatchObject({ valid: true, normalized });
  });

  it.each([
    ['AR', 'CUIT', '20-1234567-6', 'El CUIT lleva once números, por ejemplo 20-12345678-6.'],
    ['AR', 'CUIT', 'veinte', 'El CUIT lleva once números, por ejemplo 20-12345678-6.'],
    ['AR', 'DNI', '123', 'El DNI lleva de seis a ocho números, por ejemplo 12.345.678.'],
    ['AR', 'DNI', '', 'El DNI lleva de seis a ocho números, por ejemplo 12.345.678.'],
    ['ES', 'CIF', 'I12345674', 'El CIF lleva una letra, siete números y un control, por ejemplo B12345674.'],
    ['UY', 'PASAPORTE', 'SIN', 'El pasaporte lleva de cinco a doce letras y números, por ejemplo AAB123456.'],
    ['UY', 'CUIT', '20123456786', 'No se conoce el documento CUIT de UY.'],
  ])('says what %s %s looks like when it gets «%s»', (pais, tipo, numero, message) => {
    expect(checkIdentityDocument(pais, tipo, numero)).toMatchObject({ valid: false, reason: 'formato', message });
  });
});

describe('the country of a document', () => {
  it('is the only one that issues it, or the first likely one that does', () => {
    expect(countryOf('CUIT', ['ES'])).toBe('AR');
    expect(countryOf('RUT', [null, 'UY'])).toBe('UY');
    expect(countryOf('RUT', ['CL', 'UY'])).toBe('CL');
    expect(countryOf('RUT', ['AR'])).toBeNull();
    expect(countryOf('PASAPORTE', ['AR'])).toBeNull();
  });
});
