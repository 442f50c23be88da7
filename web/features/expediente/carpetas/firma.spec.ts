import { describe, expect, it, onTestFinished } from 'vitest';
import { countDaysIn } from '../../../lib/fechas';
import { proximidadFirma } from './firma';

// It is late in the day, because the rule counts days of the calendar and not hours.
const ahora = new Date(2026, 10, 21, 23, 30);

describe('the time until the signature', () => {
  it.each([
    ['2026-11-19', 'pasada', 'anteayer'],
    ['2026-11-16', 'pasada', 'hace 5 días'],
    ['2026-09-15', 'pasada', 'hace 2 meses'],
    ['2025-01-02', 'pasada', 'el año pasado'],
    ['2026-11-21', 'proxima', 'hoy'],
    ['2026-11-22', 'proxima', 'mañana'],
    ['2026-11-28', 'proxima', 'dentro de 7 días'],
  ] as const)('%s: %s, %s', (fecha, tipo, texto) => {
    expect(proximidadFirma(fecha, 'en_preparacion', ahora)).toEqual({ tipo, texto });
  });

  it('counts from the day that it is in the cuenta, wherever the device is', () => {
    onTestFinished(() => countDaysIn(undefined));
    const moment = new Date('2026-11-21T11:30:00Z');
    const textoEn = (zonaHoraria: string) => {
      countDaysIn(zonaHoraria);
      return proximidadFirma('2026-11-22', 'en_preparacion', moment)?.texto;
    };
    expect([textoEn('Pacific/Auckland'), textoEn('America/Montevideo')]).toEqual(['hoy', 'mañana']);
  });

  it('is not told when the signature is far, unknown, or done', () => {
    expect(proximidadFirma('2026-11-29', 'en_preparacion', ahora)).toBeNull();
    expect(proximidadFirma(null, 'en_preparacion', ahora)).toBeNull();
    expect(proximidadFirma('2026-11-19', 'firmada', ahora)).toBeNull();
    expect(proximidadFirma('2026-11-22', 'anulada', ahora)).toBeNull();
  });
});
