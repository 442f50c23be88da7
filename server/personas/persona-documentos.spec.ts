import { expect, it } from 'vitest';
import { type DocumentFields, failuresOf, isSameFailure } from './persona-documentos.js';

const persona = (numeroDoc: string, idFiscal: string, changes: Partial<DocumentFields> = {}): DocumentFields => ({
  ...{ paisDoc: 'AR', tipoDoc: 'DNI', numeroDoc, idFiscalPais: 'AR', idFiscalTipo: 'CUIT', idFiscal, ...changes },
});

it.each([
  ['12345678', '20123456786', undefined],
  ['01234567', '20012345675', undefined],
  ['11222333', '20123456786', 'El CUIT es de otro DNI: el 12.345.678.'],
  // Of a company, which has no DNI in it.
  ['11222333', '30123456781', undefined],
])('a DNI %s with a CUIT %s: %s', (dni, cuit, expected) => {
  expect(failuresOf(persona(dni, cuit))[0]?.mensaje).toBe(expected);
});

it('compares neither documents of other countries nor one that is wrong by itself', () => {
  expect(failuresOf(persona('12345678Z', '20123456786', { paisDoc: 'ES' }))).toEqual([]);
  expect(failuresOf(persona('11222333', '20123456785'))).toEqual([
    { campo: 'idFiscal', mensaje: 'El dígito verificador del CUIT debería ser 6.', esperado: '6' },
  ]);
});

it('is another contradiction when either of them changes', () => {
  const before = persona('11222333', '20123456786');
  const after = persona('11222334', '20123456786');
  const [failure] = failuresOf(after);
  expect(failure && isSameFailure(failure, before, after)).toBe(false);
  expect(failure && isSameFailure(failure, after, after)).toBe(true);
});
