import { expect, it } from 'vitest';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import { avisoDeCertificado } from './aviso-de-certificado.js';

const CERTIFICADO = {
  ...{ id: 'ce-1', nombre: 'Dominio <1>', vence: '2026-03-16', motivos: ['semana'] as const, requisito: 'Título «A»' },
  ...{ carpetaId: 'c-1', codigo: '2026-000007', caratula: 'Paz a Núñez' },
};

it.each([
  ['2026-03-20', 20, 'vence el 16/03/2026, antes de la firma'],
  ['2026-03-20', 7, 'vence en 7 días, antes de la firma'],
  ['2026-03-16', 1, 'vence mañana'],
  ['2026-03-01', 0, 'vence hoy'],
] as const)('for a signature on %s, %i days before, says that it %s', (fechaFirmaPrevista, faltan, que) => {
  const aviso = avisoDeCertificado({ ...CERTIFICADO, fechaFirmaPrevista, faltan });
  expect(aviso.textos(1)).toMatchObject({
    titulo: `<b>Dominio &lt;1&gt;</b> ${que}`,
    descripcion: `2026-000007 Paz a Núñez · vence el 16/03/2026 · firma prevista el ${fechaEnTexto(fechaFirmaPrevista)}`,
    enlace: '/carpetas/c-1/certificados/ce-1',
  });
  expect(aviso.asunto).toBe(`Dominio <1> ${que}: 2026-000007 Paz a Núñez`);
});
