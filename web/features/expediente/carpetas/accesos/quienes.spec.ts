import { expect, it } from 'vitest';
import { palabrasDe } from '../../../../../server/vocabulario/palabras';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { necesitanAcceso, quienesLaVen } from './quienes';

const persona = (id: string) => ({ id, nombre: id });
const miembros = [1, 2, 3, 4, 5].map((rolId) => ({ id: `m${rolId}`, rolId }) as MiembroDto);
const ids = (carpeta: Parameters<typeof necesitanAcceso>[0]) => necesitanAcceso(carpeta, miembros).map(({ id }) => id);

it('an acceso is offered for members who do not see a carpeta by themselves', () => {
  expect(ids({ reservada: false, responsable: null })).toEqual(['m4', 'm5']);
  expect(ids({ reservada: true, responsable: null })).toEqual(['m3', 'm4', 'm5']);
  expect(ids({ reservada: true, responsable: persona('m3') })).toEqual(['m4', 'm5']);
});

it('the members who see a carpeta anyway are named', () => {
  expect(quienesLaVen({ reservada: false, responsable: persona('a') }, palabrasDe('ES'))).toBe(
    'La ven los titulares, los notarios adjuntos y los oficiales, y su responsable. Quienes figuran aquí la ven además.',
  );
  expect(quienesLaVen({ reservada: true, responsable: null }, palabrasDe('AR'))).toBe(
    'La ven los titulares y los adscriptos. Quienes figuran aquí la ven además.',
  );
});
