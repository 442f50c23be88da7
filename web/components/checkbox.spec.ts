import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('is the box of every page, as the browser draws its own grey, but where the shape is another', () => {
  const files = globSync('web/**/*.tsx').filter((file) => readFileSync(file, 'utf8').includes('type="checkbox"'));
  expect(files.toSorted()).toEqual([
    'web/components/checkbox.tsx',
    'web/features/oficina/tareas/list/tarea-tick.tsx',
    'web/features/plataforma/configuraciones/notificaciones/matriz.tsx',
  ]);
});
