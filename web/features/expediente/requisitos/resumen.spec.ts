import { expect, it } from 'vitest';
import { requisito } from '../../../testing/requisitos';
import { resueltosText, resumenDe } from './resumen';

it('counts decided requisitos, late ones, and those that the signature waits for', () => {
  const resumen = resumenDe([
    requisito({ estado: 'aprobado' }),
    requisito({ estado: 'no_aplica', motivo: 'No hay' }),
    requisito({ estado: 'recibido', vencido: true }),
    // The requisito as it is shown while its approval is being sent.
    requisito({ estado: 'aprobado', vencido: true }),
    requisito({ estado: 'pendiente', obligatorio: false }),
  ]);
  expect(resumen).toEqual({ total: 5, resueltos: 3, vencidos: 1, faltan: 1 });
  expect(resueltosText(resumen)).toBe('3 de 5 resueltos');
  expect(resueltosText({ ...resumen, resueltos: 1 })).toBe('1 de 5 resuelto');
});
