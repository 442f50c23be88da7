import { expect, it } from 'vitest';
import { estadoDe, impedimentoDe } from './certificado-estado.js';
import { vencimientoDe } from './computo.js';

const HOY = '2026-03-10';
const nada = { solicitado: null, expedido: null, vence: null };

it.each([
  [nada, 'por_pedir'],
  [{ ...nada, solicitado: '2026-03-01' }, 'pedido'],
  [{ ...nada, solicitado: '2026-03-01', expedido: '2026-03-02' }, 'recibido'],
  // A certificate that somebody brought was never requested.
  [{ ...nada, expedido: '2026-03-02', vence: HOY }, 'recibido'],
  [{ ...nada, expedido: '2026-02-02', vence: '2026-03-09' }, 'vencido'],
] as const)('a certificate with %j is %s', (fechas, estado) => {
  expect(estadoDe(fechas, HOY)).toBe(estado);
});

it('a certificate is valid for a signature until its last day (story 5)', () => {
  const vence = vencimientoDe('2026-03-02', { dias: 15, computo: 'corridos', arranque: 'mismo_dia' }, () => false);
  const dominio = { ...nada, expedido: '2026-03-02', vence };
  expect(impedimentoDe(dominio, '2026-03-17', false)).toBe('vence 16/03.');
  expect(impedimentoDe(dominio, '2026-03-16', false)).toBeNull();
});

it('a certificate must have been received, and on the real day of the signature also issued', () => {
  expect(impedimentoDe({ ...nada, solicitado: HOY }, HOY, false)).toBe('falta recibirlo.');
  const late = { ...nada, expedido: '2026-03-18', vence: '2026-04-01' };
  expect(impedimentoDe(late, '2026-03-17', false)).toBeNull();
  expect(impedimentoDe(late, '2026-03-17', true)).toBe('se expidió el 18/03, después de la firma.');
  expect(impedimentoDe({ ...late, vence: null }, '2027-03-17', true)).toBeNull();
});

it('a date names its year when it is another year', () => {
  expect(impedimentoDe({ ...nada, expedido: '2025-12-10', vence: '2025-12-24' }, '2026-01-04', true)).toBe(
    'vence 24/12/2025.',
  );
});
