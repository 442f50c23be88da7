import { expect, it } from 'vitest';
import { limiteDe } from './limite';

it.each([
  ['por_presentar', '2026-03-20', 'Presentar: vence el 20/03/2026, en 18 días', 'lejos'],
  ['observada', '2026-03-02', 'Contestar: vence hoy, 02/03/2026', 'cerca'],
  ['presentada', '2026-02-20', 'Inscribir: venció el 20/02/2026, hace 10 días', 'vencido'],
] as const)('the term of an inscripción that is %s until %s reads «%s»', (estado, limite, texto, urgencia) => {
  expect(limiteDe({ estado, limite }, '2026-03-02')).toEqual({ texto, urgencia });
});

it('a finished inscripción, and one without a last day, has no term', () => {
  expect(limiteDe({ estado: 'inscripta', limite: '2026-03-20' }, '2026-03-02')).toBeNull();
  expect(limiteDe({ estado: 'presentada', limite: null }, '2026-03-02')).toBeNull();
});
