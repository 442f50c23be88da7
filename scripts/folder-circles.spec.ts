import { expect, it } from 'vitest';
import { folderCircles, type Import } from './folder-circles.ts';

const PLAZOS = 'server/expediente/plazos';
const AGENDA = 'server/expediente/agenda';
const FERIADOS = 'server/expediente/feriados';

const imports = (...pairs: [from: string, to: string][]): Import[] => pairs.map(([from, to]) => ({ from, to }));

it('refuses two domains that need each other, and says by which files', () => {
  const circle = imports(
    [`${PLAZOS}/a.service.ts`, `${AGENDA}/b.service.ts`],
    [`${AGENDA}/ical/c.ts`, `${PLAZOS}/d.ts`],
    [`${AGENDA}/ical/c.ts`, `${FERIADOS}/e.ts`],
  );
  expect(folderCircles(circle)).toEqual([
    [
      'Círculo de 2 carpetas:',
      `  ${PLAZOS} → ${AGENDA}`,
      `    ${PLAZOS}/a.service.ts → ${AGENDA}/b.service.ts`,
      `  ${AGENDA} → ${PLAZOS}`,
      `    ${AGENDA}/ical/c.ts → ${PLAZOS}/d.ts`,
    ].join('\n'),
  ]);
});

it('refuses a circle by a third folder, and one of features of the web', () => {
  const byThird = imports(
    [`${PLAZOS}/a.ts`, `${AGENDA}/a.ts`],
    [`${AGENDA}/b.ts`, `${FERIADOS}/b.ts`],
    [`${FERIADOS}/c.ts`, `${PLAZOS}/c.ts`],
  );
  expect(folderCircles(byThird)).toEqual([expect.stringContaining('Círculo de 3 carpetas')]);

  const chat = 'web/features/oficina/chat';
  const tareas = 'web/features/oficina/tareas';
  const features = imports([`${chat}/a.tsx`, `${tareas}/public/a.ts`], [`${tareas}/b.tsx`, `${chat}/public/b.ts`]);
  expect(folderCircles(features)).toHaveLength(1);
});

it('accepts imports in one direction, within a folder, of tests and of descriptors', () => {
  const directed = imports(
    [`${PLAZOS}/a.ts`, `${AGENDA}/a.ts`],
    [`${PLAZOS}/a.ts`, `${PLAZOS}/b.ts`],
    [`${AGENDA}/a.spec.ts`, `${PLAZOS}/a.ts`],
    [`${AGENDA}/a.ts`, `${PLAZOS}/plazos.domain.ts`],
    [`${AGENDA}/agenda.domain.ts`, `${PLAZOS}/a.ts`],
    [`${AGENDA}/a.ts`, 'server/domains.ts'],
    ['server/domains.ts', `${AGENDA}/agenda.domain.ts`],
  );
  expect(folderCircles(directed)).toEqual([]);
});
