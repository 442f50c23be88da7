import { expect, it } from 'vitest';
import {
  emptyInmueble,
  formatParte,
  formatSuperficie,
  toInmuebleDto,
  toInmuebleValues,
  toPorcentaje,
} from './inmueble-values';

it('the form shows stored values as people write them, and reads them back', () => {
  const values = {
    ...emptyInmueble,
    matricula: '1-2',
    comunidad: 'AN',
    superficie: '1250,5',
    valuacion: '90000,5',
    valuacionAnio: '2026',
  };
  const stored = {
    ...{ id: 'i-1', nombre: 'Matrícula 1-2', matricula: '1-2', registro: null, nomenclatura: null, domicilio: null },
    comunidad: 'AN',
    ...{ superficie: '1250.5', superficieUnidad: 'm2' as const, linderos: null, valuacion: '90000.50' },
    ...{ valuacionMoneda: null, valuacionAnio: 2026, actualizadoEn: '2026-03-04T12:00:00.000Z', version: 1 },
  };
  expect(toInmuebleValues(stored, '100.00')).toEqual({ ...values, porcentaje: '100' });
  expect(toInmuebleDto(values)).toMatchObject({ superficie: '1250,5', valuacionMoneda: null, valuacionAnio: 2026 });
  expect([toInmuebleDto(values).comunidad, toInmuebleDto(emptyInmueble).comunidad]).toEqual(['AN', null]);
  expect(toPorcentaje({ porcentaje: '33,33 %' })).toBe('33.33');
  expect(toPorcentaje({ porcentaje: '' })).toBeNull();
});

it('shares and surfaces are shown as people write them', () => {
  expect(formatParte('33.30')).toBe('33,3\u00a0%');
  expect(formatSuperficie('1250.5', 'm2')).toBe('1.250,5\u00a0m²');
  expect(formatSuperficie('12', 'ha')).toBe('12\u00a0ha');
});
