import { expect, it } from 'vitest';
import { requisito } from '../../../testing/requisitos';
import { requisitos } from './requisitos';

it('names nobody as who decided a requisito until the answer to a decision says who', () => {
  const before = requisito({ estado: 'no_aplica', decididoPor: { id: 'u-2', nombre: 'Luis Paz' } });
  const shownWith = (modificarRequisitoDto: object) => {
    const arg = { id: 'c-1', requisitoId: before.id, 'If-Match': '"1"', modificarRequisitoDto };
    return requisitos.withEnviadas([before], [{ key: '1', name: 'requisitosUpdate', arg }], { id: 'c-1' })[0];
  };
  expect(shownWith({ estado: 'aprobado' })).toMatchObject({ estado: 'aprobado', decididoPor: null });
  expect(shownWith({ vence: '2026-12-01' })).toMatchObject({ decididoPor: { nombre: 'Luis Paz' } });
});
