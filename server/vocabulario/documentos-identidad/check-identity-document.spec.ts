import { describe, expect, it } from 'vitest';
import { checkIdentityDocument, storedPattern } from './check-identity-document.js';
import { countryOf } from './reglas.js';

describe('every kind of document', () => {
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

describe('the special cases of the rules', () => {
  it.each([
    ['ES', 'NIE', 'Y1234567X'],
    ['ES', 'NIE', 'Z1234567R'],
    ['ES', 'NIF', '12345678Z'],
    ['ES', 'NIF', 'X1234567L'],
    ['ES', 'NIF', 'B12345674'],
    ['ES', 'NIF', 'K1234567L'],
    ['CL', 'RUT', '7654321-6'],
    ['UY', 'CI', '123456-1'],
  ])('%s %s: %s', (pais, tipo, numero) => {
    expect(checkIdentityDocument(pais, tipo, numero)).toMatchObject({ valid: true });
  });

  it('uses 0 when the rule gives 11', () => {
    expect(checkIdentityDocument('AR', 'CUIT', '20-00000006-0')).toMatchObject({ valid: true });
    expect(checkIdentityDocument('CL', 'RUT', '10.000.004-0')).toMatchObject({ valid: true });
    expect(checkIdentityDocument('UY', 'RUT', '200000090010')).toMatchObject({ valid: true });
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
    expect(checkIdentityDocument('UY', 'RUT', '200000070010')).toMatchObject({
      valid: false,
      reason: 'digito',
      message: 'El RUT 20000007001 no tiene dígito verificador válido: revise sus números.',
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

describe('the ways in which people type a document', () => {
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
  ])('the form of %s %s is explained for «%s»', (pais, tipo, numero, message) => {
    expect(checkIdentityDocument(pais, tipo, numero)).toMatchObject({ valid: false, reason: 'formato', message });
  });
});

describe('impossible numbers', () => {
  it.each([
    ['MX', 'RFC', 'GODE561331GR8', 'La fecha que lleva el RFC, 561331 (año, mes y día), no existe.'],
    ['MX', 'RFC', 'EKU9002303C9', 'La fecha que lleva el RFC, 900230 (año, mes y día), no existe.'],
    ['MX', 'CURP', 'BOXW311320HNERXN09', 'La fecha que lleva la CURP, 311320 (año, mes y día), no existe.'],
    // A digit as last character but one means the last century. The year 00 of that century had no 29 February.
    ['MX', 'CURP', 'BOXW000229HNERXN00', 'La fecha que lleva la CURP, 000229 (año, mes y día), no existe.'],
    ['MX', 'CURP', 'BOXW310820HXXRXN09', 'La CURP nombra una entidad federativa que no existe: XX.'],
    ['AR', 'CUIT', '00-12345678-9', 'El CUIT empieza con 20, 23, 24, 25, 26, 27, 30, 33 o 34, no con 00.'],
    ['AR', 'CUIT', '99-12345678-1', 'El CUIT empieza con 20, 23, 24, 25, 26, 27, 30, 33 o 34, no con 99.'],
    ['AR', 'CUIL', '30-71234567-1', 'El CUIL empieza con 20, 23, 24, 25, 26 o 27, no con 30.'],
    ['UY', 'RUT', '992345670015', 'El RUT empieza con un número de 01 a 22, no con 99.'],
    ['AR', 'CUIT', '20-00000000-1', 'El CUIT no puede ser todo ceros.'],
    ['AR', 'DNI', '00.000.000', 'El DNI no puede ser todo ceros.'],
    ['ES', 'DNI', '00000000T', 'El DNI no puede ser todo ceros.'],
    ['ES', 'NIE', 'X0000000T', 'El NIE no puede ser todo ceros.'],
    ['ES', 'CIF', 'B00000000', 'El CIF no puede ser todo ceros.'],
    ['ES', 'NIF', 'K0000000T', 'El NIF no puede ser todo ceros.'],
    ['CL', 'RUT', '00.000.000-0', 'El RUT no puede ser todo ceros.'],
    ['UY', 'RUT', '210000000011', 'El RUT no puede ser todo ceros.'],
    ['UY', 'CI', '0.000.000-0', 'La CI no puede ser todo ceros.'],
    ['CO', 'NIT', '000.000.000-0', 'El NIT no puede ser todo ceros.'],
    ['BR', 'PASAPORTE', 'AB000000', 'El pasaporte no puede ser todo ceros.'],
    ['BR', 'OTRO', '00000', 'El documento no puede ser todo ceros.'],
  ])('%s %s %s', (pais, tipo, numero, message) => {
    expect(checkIdentityDocument(pais, tipo, numero)).toMatchObject({ valid: false, reason: 'formato', message });
  });

  it.each([
    ['MX', 'RFC', 'GODE000229GR8'],
    ['MX', 'CURP', 'BOXW000229HNERXNA9'],
    ['BR', 'OTRO', 'SINNUMERO'],
    ['AR', 'CUIT', '34-12345678-2'],
  ])('do not include %s %s %s', (pais, tipo, numero) => {
    const check = checkIdentityDocument(pais, tipo, numero);
    expect(check.valid || check.reason).not.toBe('formato');
  });
});

describe('the single form of a number', () => {
  it.each([
    ['CL', 'RUT', '07.654.321-6', '76543216', '7.654.321-6'],
    ['AR', 'DNI', '05.123.456', '5123456', '5.123.456'],
    ['UY', 'CI', '0.123.456-1', '1234561', '123.456-1'],
    ['CO', 'NIT', '0900.123.456-8', '9001234568', '900.123.456-8'],
    ['ES', 'DNI', '1234567L', '01234567L', '01234567L'],
    ['ES', 'NIF', '1234567-l', '01234567L', '01234567L'],
    ['ES', 'NIE', 'X-01234567-L', 'X1234567L', 'X1234567L'],
    ['ES', 'NIE', 'Y123456Y', 'Y0123456Y', 'Y0123456Y'],
    ['ES', 'CIF', 'ES-B12345674', 'B12345674', 'B12345674'],
    ['ES', 'NIF', 'ESB12345674', 'B12345674', 'B12345674'],
    ['ES', 'NIF', 'ES1234567L', '01234567L', '01234567L'],
    ['UY', 'RUT', 'UY 21 234567 0015', '212345670015', '212345670015'],
  ])('for %s %s %s is stored as %s', (pais, tipo, numero, normalized, formatted) => {
    const expected = { valid: true, normalized, formatted };
    expect(checkIdentityDocument(pais, tipo, numero)).toEqual({ ...expected, isRewritten: true });
    expect(checkIdentityDocument(pais, tipo, normalized)).toEqual(expected);
  });

  it('is suggested for a wrong letter, and leaves the zeros of an unusual passport', () => {
    expect(checkIdentityDocument('ES', 'DNI', '1234567A')).toMatchObject({ suggestions: ['01234567L'] });
    expect(checkIdentityDocument('US', 'PASAPORTE', '012345678')).toMatchObject({ normalized: '012345678' });
  });

  it.each([
    ['07.654.321-6', '76543216'],
    ['05.123.456', '5123456'],
    ['ESB12345674', 'B12345674'],
    ['X-01234567-L', 'X1234567L'],
    ['y123456y', 'Y0123456Y'],
    // A number that somebody is still typing is found inside the stored form.
    ['1234567L', '1234567L'],
    ['000123', '000123'],
    ['Núñez', 'Núñez'],
  ])('is the one that a search for «%s» looks for: %s', (word, stored) => {
    expect(storedPattern(`%${word}%`)).toBe(`%${stored}%`);
    expect(storedPattern(word)).toBe(stored);
  });
});

describe('the country of a document', () => {
  it('is the only country that issues it, or the first likely country that does', () => {
    expect(countryOf('CUIT', ['ES'])).toBe('AR');
    expect(countryOf('RUT', [null, 'UY'])).toBe('UY');
    expect(countryOf('RUT', ['CL', 'UY'])).toBe('CL');
    expect(countryOf('RUT', ['AR'])).toBeNull();
    expect(countryOf('PASAPORTE', ['AR'])).toBeNull();
  });
});

it.each([
  ['ES', 'CIF', 'G1234567D', 'G12345674'],
  ['ES', 'NIF', 'esg1234567d', 'G12345674'],
  ['ES', 'CIF', 'N1234567D', 'N1234567D'],
  ['AR', 'DNI', '012345', '012345'],
  ['AR', 'DNI', '0012345', '012345'],
  ['AR', 'DNI', '00.012.345', '012345'],
  ['AR', 'DNI', '00000123', '000123'],
  ['AR', 'DNI', '0123456', '123456'],
])('%s %s %s has one form: %s', (pais, tipo, numero, normalized) => {
  expect(checkIdentityDocument(pais, tipo, numero)).toMatchObject({ valid: true, normalized });
});

it('a CURP with a date in the future is refused', () => {
  expect(checkIdentityDocument('MX', 'CURP', 'BOXW310820HNERXNA9')).toMatchObject({
    valid: false,
    message: 'La fecha que lleva la CURP, 310820 (año, mes y día), todavía no llegó.',
  });
});

it.each([
  ['UY', 'CI', '1.234.567', '1.234.567-2', 'Falta el dígito verificador de la CI: debería ser 2.'],
  ['CL', 'RUT', '12.345.678', '12.345.678-5', 'Falta el dígito verificador del RUT: debería ser 5.'],
])('no number of another person is offered for %s %s %s, whose dots say that its digit is missing', (...given) => {
  const [pais, tipo, numero, suggestion, message] = given;
  expect(checkIdentityDocument(pais, tipo, numero)).toMatchObject({ suggestions: [suggestion], message });
});
