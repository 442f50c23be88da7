import { describe, expect, it } from 'vitest';
import { type Conteo, vencimientoDe } from '../../vocabulario/computo.js';
import { calendarioDe, faltanDe, reglasDeCuenta } from './calendario.js';

const habiles = (dias: number): Conteo => ({ dias, computo: 'habiles', arranque: 'dia_siguiente' });

it.each([
  // Carnival, Semana de Turismo, a moved holiday, a holiday that never moves, Day of the Dead.
  ['UY', '2026-02-13', '2026-02-24'],
  ['UY', '2026-03-27', '2026-04-10'],
  ['UY', '2026-05-15', '2026-05-25'],
  ['UY', '2026-06-18', '2026-06-26'],
  ['UY', '2026-10-30', '2026-11-09'],
  // 18 May 2027 is a Tuesday; the holiday is on Monday the 17th.
  ['UY', '2027-05-14', '2027-05-24'],
  // Offices close on Maundy Thursday and on bridge days, though these are no holidays.
  ['AR', '2027-03-19', '2027-03-31'],
  ['AR', '2026-07-08', '2026-07-17'],
  // The Día del Trabajador del Estado is a Friday in 2025.
  ['AR', '2025-06-26', '2025-07-04'],
  // A resolution moved this Sunday's holiday to its Friday.
  ['AR', '2025-10-06', '2025-10-14'],
  // This holiday is a Sunday, and only comunidades move it. Offices open on 24 and 31 December.
  ['ES', '2026-10-30', '2026-11-06'],
  ['ES', '2026-12-23', '2026-12-31'],
  ['CL', '2026-09-16', '2026-09-24'],
  // 17 September 2027 is a Friday.
  ['CL', '2027-09-16', '2027-09-24'],
  ['CL', '2026-12-30', '2027-01-07'],
])('%s: 5 working days from the day after %s end on %s', async (pais, inicio, vence) => {
  const anio = Number(inicio.slice(0, 4));
  const days = (await Promise.all([calendarioDe(pais, anio), calendarioDe(pais, anio + 1)])).flat();
  const closed = new Set(days.map(({ dia }) => dia));
  expect(vencimientoDe(inicio, habiles(5), (dia) => closed.has(dia))).toBe(vence);
});

it.each([
  ['vc', '2026-10-05', '2026-10-14'],
  ['cb', '2026-07-21', '2026-07-29'],
  ['mc', '2026-06-03', '2026-06-11'],
  ['nc', '2026-11-27', '2026-12-07'],
  ['an', '2026-10-30', '2026-11-09'],
])('ES, comunidad %s: 5 working days from the day after %s end on %s', async (codigo, inicio, vence) => {
  const clave = `comunidad_${codigo}`;
  const reglas = reglasDeCuenta('ES', []).map((regla) => (regla.clave === clave ? { ...regla, rige: true } : regla));
  const closed = new Set((await calendarioDe('ES', 2026, reglas)).map(({ dia }) => dia));
  expect(vencimientoDe(inicio, habiles(5), (dia) => closed.has(dia))).toBe(vence);
});

describe('the holidays that are missing in a year', () => {
  const faltan = (pais: string, clave: string, anio: number, propios: string[] = []) => {
    const [regla] = reglasDeCuenta(pais, []).filter((one) => one.clave === clave);
    return regla && faltanDe(pais, anio, { ...regla, rige: true }, propios);
  };

  it('are the two of its town when the list of the comunidad is known', async () => {
    const comunidades = reglasDeCuenta('ES', []).filter(({ clave }) => clave.startsWith('comunidad_'));
    const missing = await Promise.all(comunidades.map(async ({ clave }) => [clave, await faltan('ES', clave, 2026)]));
    // Each island of the Canaries has a day of its own.
    expect(missing.filter(([, days]) => days !== 2)).toEqual([
      ['comunidad_cn', 3],
      ['comunidad_cm', 3],
    ]);
  });

  it('are counted for a year without a list, until the office has added its days', async () => {
    // 28 February and 15 August 2027 are Sundays.
    expect(await faltan('ES', 'comunidad_an', 2027)).toBe(4);
    expect(await faltan('ES', 'comunidad_an', 2027, ['2027-03-01', '2027-08-16', '2027-05-03'])).toBe(1);
  });

  it('have no known number for the bridge days of Argentina, and are none where the law fixes the days', async () => {
    expect(await faltan('AR', 'turisticos', 2026)).toBe(0);
    expect(await faltan('AR', 'turisticos', 2027)).toBeNull();
    expect(await faltan('AR', 'navidad', 2027)).toBe(0);
  });
});
