import { expect, it } from 'vitest';
import { vencimientoDe } from '../../vocabulario/computo.js';
import { codigoOf, yearIn } from '../../vocabulario/numeracion.js';
import { calendarioDe } from '../feriados/calendario.js';
import { REGLAS_DEL_PAIS } from './reglas-del-pais.js';

it.each([
  ['AR', 'certificado_ciudad', '2026-03-02', '2026-03-16'],
  ['AR', 'presentacion', '2026-03-16', '2026-04-30'],
  ['AR', 'observacion', '2026-03-02', '2026-04-01'],
  ['AR', 'inscripcion_provisional', '2026-03-20', '2026-09-16'],
  ['UY', 'reserva_prioridad', '2026-03-02', '2026-03-31'],
  ['UY', 'subsanacion', '2026-03-20', '2026-08-17'],
  ['UY', 'tasa', '2026-03-06', '2026-03-13'],
  ['UY', 'calificacion', '2026-03-10', '2026-03-17'],
  // Over a weekend and 25 August.
  ['UY', 'calificacion', '2026-08-21', '2026-08-31'],
  ['ES', 'informacion_registral', '2026-03-02', '2026-03-12'],
  ['ES', 'nota_telematica', '2026-03-02', '2026-03-02'],
  // Over a weekend.
  ['ES', 'copia_electronica', '2026-03-06', '2026-03-09'],
  ['ES', 'aviso_revocacion', '2026-03-06', '2026-03-09'],
  ['ES', 'itp_ajd_andalucia', '2026-03-06', '2026-05-06'],
  // Over 1 May and a weekend.
  ['ES', 'copias', '2026-04-28', '2026-05-06'],
  ['ES', 'inscripcion', '2026-04-28', '2026-05-20'],
  ['ES', 'itp_ajd', '2026-10-01', '2026-11-13'],
  // Two months with 60 days.
  ['CL', 'anotacion', '2028-01-15', '2028-03-15'],
  ['CL', 'protocolo', '2028-01-15', '2028-03-15'],
])('%s: «%s» from %s ends on %s, with the holidays of the country', async (pais, clave, inicio, vence) => {
  const regla = REGLAS_DEL_PAIS[pais]?.find((one) => one.clave === clave);
  const feriados = new Set((await calendarioDe(pais, Number(inicio.slice(0, 4)))).map(({ dia }) => dia));
  expect(regla && vencimientoDe(inicio, regla, (dia) => feriados.has(dia))).toBe(vence);
});

it.each([
  ['America/Argentina/Buenos_Aires', '2027-01-01T02:30:00Z', 2026],
  ['America/Argentina/Buenos_Aires', '2027-01-01T03:00:00Z', 2027],
  ['America/Montevideo', '2027-01-01T02:59:59Z', 2026],
  ['America/Santiago', '2027-01-01T02:59:59Z', 2026],
  ['Europe/Madrid', '2026-12-31T22:59:59Z', 2026],
  ['Europe/Madrid', '2026-12-31T23:00:00Z', 2027],
])('a carpeta that is opened in %s at %s belongs to the year %i', (zona, now, anio) => {
  expect(codigoOf('', yearIn(zona, new Date(now)), 123)).toBe(`${anio}-000123`);
});

it('each rule says from what it counts, and which norm says so', () => {
  const desde = Object.fromEntries(
    Object.values(REGLAS_DEL_PAIS).flatMap((reglas = []) =>
      reglas.map(({ clave, cuentaDesde }) => [clave, cuentaDesde]),
    ),
  );
  expect(desde).toMatchObject({
    ...{ inscripcion_provisional: 'presentacion', subsanacion: 'presentacion', tasa: 'presentacion' },
    ...{ calificacion: 'pago_tasa', reserva_prioridad: 'expedicion', presentacion: 'firma', protocolo: 'libro' },
  });
  expect(Object.values(REGLAS_DEL_PAIS).flatMap((reglas = []) => reglas.filter(({ fuente }) => !fuente))).toEqual([]);
});
