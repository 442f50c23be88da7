import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { numerarSchema, siguienteDe, tipoUsual, toDto } from './numerar-values';

const values = {
  ...{ registroId: 'r-1', tipo: 'escritura' as const, fecha: '2026-03-04', folioDesde: '124', folioHasta: ' 126 ' },
  ...{ objeto: 'Compraventa', lugar: '', cuantia: '1500,5', observacion: '', firmar: false, motivo: '' },
};

it('sends the written values, and null for empty ones', () => {
  expect(toDto(values)).toEqual({
    ...{ registroId: 'r-1', tipo: 'escritura', fecha: '2026-03-04', folioDesde: 124, folioHasta: 126 },
    ...{ objeto: 'Compraventa', lugar: null, cuantia: '1500.5', observacion: null, motivo: null },
  });
  expect(toDto({ ...values, folioDesde: '', folioHasta: '', cuantia: '' })).toMatchObject({
    ...{ folioDesde: null, folioHasta: null, cuantia: null },
  });
});

it.each([
  [{}, undefined],
  [{ registroId: '' }, 'Elija el registro.'],
  [{ folioHasta: 'diez' }, 'Escriba un número de folio.'],
  [{ cuantia: '1.500,5' }, 'Escriba un importe, como 1500000,50.'],
  [{ objeto: ' ' }, 'Escriba el objeto.'],
  [{ firmar: true }, 'Indique el lugar, que la firma necesita.'],
  [{ firmar: true, lugar: 'Rosario' }, undefined],
  [{}, 'Indique el motivo.', true],
  [{ motivo: 'Urge' }, undefined, true],
  // A signature before the day of the opening needs a reason; a number alone does not.
  [{ firmar: true, lugar: 'Rosario', fecha: '2025-12-30' }, 'Indique el motivo.'],
  [{ firmar: true, lugar: 'Rosario', fecha: '2025-12-30', motivo: 'Es de antes' }, undefined],
  [{ fecha: '2025-12-30' }, undefined],
])('the values %j say %s', (changes, expected, isEarly = false) => {
  expect(
    safeParse(numerarSchema({ isEarly, apertura: '2026-01-01' }), { ...values, ...changes }).issues?.[0]?.message,
  ).toBe(expected);
});

it('the form proposes the next number, and the usual objeto of an acto', () => {
  const siguientes = {
    ...{ anio: 2026, escritura: 42, acta: 3, certificacion: 7, folio: 124, folioCertificaciones: 9 },
    ...{ ultimaFecha: '2026-03-04', ultimaFechaCertificaciones: null, ultimoLugar: null },
  };
  expect(siguienteDe(siguientes, 'acta')).toEqual({ numero: 3, folio: 124, ultimaFecha: '2026-03-04' });
  expect(siguienteDe(siguientes, 'certificacion')).toEqual({ numero: 7, folio: 9, ultimaFecha: null });
  expect(['Compraventa de inmueble', 'Acta de constatación', 'Legitimación de firmas'].map(tipoUsual)).toEqual([
    ...['escritura', 'acta', 'certificacion'],
  ]);
});
