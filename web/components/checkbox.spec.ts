import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every checkbox has the same box, in the grey of the browser, except where a page needs another shape', () => {
  const files = globSync('web/**/*.tsx').filter((file) => readFileSync(file, 'utf8').includes('type="checkbox"'));
  expect(files.toSorted()).toEqual([
    'web/components/checkbox.tsx',
    'web/features/oficina/tareas/list/tarea-tick.tsx',
    'web/features/plataforma/configuraciones/notificaciones/matriz.tsx',
  ]);
});
