import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { editarSchema } from './editar-schema';

const problemOf = (monto: string) => safeParse(editarSchema.entries.monto, monto).issues?.[0].message;

describe('an amount', () => {
  it.each(['', '0', '0,5', '1250000,50', '1.250.000,50', '1234567890123456', '1.234.567.890.123.456,78'])(
    'can be «%s»',
    (monto) => expect(problemOf(monto)).toBeUndefined(),
  );

  it.each([',50', '5,', '1,234', '1.25', '12.50.000', '-1', 'mil'])('cannot be «%s»', (monto) =>
    expect(problemOf(monto)).toBe('Escriba un número con hasta dos decimales: 1250000,50.'),
  );

  it.each(['12345678901234567', '12.345.678.901.234.567', '1.234.567.890.123.456.789,50'])(
    'has too many digits in «%s»',
    (monto) => expect(problemOf(monto)).toBe('Es demasiado grande: puede tener hasta 16 cifras antes de la coma.'),
  );
});
