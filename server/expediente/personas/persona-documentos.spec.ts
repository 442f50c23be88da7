import { expect, it } from 'vitest';
import { type DocumentFields, failuresOf, isSameFailure } from './persona-documentos.js';

const persona = (numeroDoc: string, idFiscal: string, changes: Partial<DocumentFields> = {}): DocumentFields => ({
  ...{ paisDoc: 'AR', tipoDoc: 'DNI', numeroDoc, idFiscalPais: 'AR', idFiscalTipo: 'CUIT', idFiscal, ...changes },
});

it.each([
  ['12345678', '20123456786', undefined],
  ['01234567', '20012345675', undefined],
  ['11222333', '20123456786', 'El CUIT es de otro DNI: el 12.345.678.'],
  ['11222333', '25123456788', 'El CUIT es de otro DNI: el 12.345.678.'],
  ['12345678', '30123456781', 'El CUIT es de una persona jurídica, y el otro documento es de una humana.'],
])('a DNI %s with a CUIT %s: %s', (dni, cuit, expected) => {
  expect(failuresOf(persona(dni, cuit))[0]?.mensaje).toBe(expected);
});

const dos = (pais: string, tipoDoc: string, numeroDoc: string, idFiscalTipo: string, idFiscal: string) =>
  persona(numeroDoc, idFiscal, { paisDoc: pais, idFiscalPais: pais, tipoDoc, idFiscalTipo });

it.each([
  ['AR', 'CUIL', '20123456786', 'CUIT', '27112223334'],
  ['ES', 'DNI', '12345678Z', 'NIF', '00000001R'],
  ['ES', 'NIE', 'X1234567L', 'NIF', 'Y1234567X'],
  ['ES', 'DNI', '12345678Z', 'CIF', 'B12345674'],
  ['CL', 'RUT', '123456785', 'RUT', '76543216'],
  ['MX', 'CURP', 'BOXW310820HNERXN09', 'RFC', 'GODE561231GR8'],
  ['MX', 'CURP', 'BOXW310820HNERXN09', 'RFC', 'ABC561231GR8'],
  ['UY', 'CI', '12345672', 'CI', '7654323'],
])('two numbers of %s that belong to two people are refused: %s %s, %s %s', (pais, ...numbers) => {
  expect(failuresOf(dos(pais, ...numbers))).toMatchObject([{ mensaje: expect.stringMatching(/persona/) }]);
});

it.each([
  ['AR', 'CUIL', '20123456786', 'CUIT', '20123456786'],
  ['ES', 'DNI', '12345678Z', 'NIF', '12345678Z'],
  ['CL', 'RUT', '123456785', 'RUT', '123456785'],
  ['MX', 'CURP', 'BOXW310820HNERXN09', 'RFC', 'BOÑW310820AB1'],
  ['UY', 'CI', '12345672', 'RUT', '212345670015'],
])('two numbers of %s that may belong to one person are accepted: %s %s, %s %s', (pais, ...numbers) => {
  expect(failuresOf(dos(pais, ...numbers)).filter(({ contra }) => contra)).toEqual([]);
});

it.each([
  ['humana', 'AR', 'CUIT', '30123456781', 'El CUIT es de una persona jurídica, y esta es humana.'],
  ['juridica', 'AR', 'CUIT', '20123456786', 'El CUIT es de una persona humana, y esta es jurídica.'],
  ['humana', 'ES', 'CIF', 'B12345674', 'El CIF es de una persona jurídica, y esta es humana.'],
  ['juridica', 'ES', 'NIF', 'B12345674', undefined],
  ['juridica', 'CL', 'RUT', '123456785', undefined],
] as const)('a persona %s with %s %s %s: %s', (tipo, pais, kind, numero, mensaje) => {
  const fields = dos(pais, kind, numero, kind, numero);
  expect(failuresOf({ ...fields, idFiscal: null, tipo })[0]?.mensaje).toBe(mensaje);
});

it('compares neither documents of other countries nor a document that is wrong by itself', () => {
  expect(failuresOf(persona('12345678Z', '20123456786', { paisDoc: 'ES' }))).toEqual([]);
  expect(failuresOf(persona('11222333', '20123456785'))).toEqual([
    { campo: 'idFiscal', mensaje: 'El dígito verificador del CUIT debería ser 6.', esperado: '6' },
  ]);
});

it('counts as a new contradiction when one of the two documents changes', () => {
  const before = persona('11222333', '20123456786');
  const after = persona('11222334', '20123456786');
  const [failure] = failuresOf(after);
  expect(failure && isSameFailure(failure, before, after)).toBe(false);
  expect(failure && isSameFailure(failure, after, after)).toBe(true);
});
