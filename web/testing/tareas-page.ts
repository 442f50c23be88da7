import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { routes } from '../features/oficina/tareas/tareas.routes';
import { startApiServer } from './api-server';
import { showPages } from './show-pages';
import { buildTarea, createTareasServer } from './tareas';

export const hostile = '<img src=x onerror="alert(1)"> sellado';

export const show = (path = '/apps/tasks', rolId?: number) => showPages(routes, { path, rolId });
export const list = () => screen.findByRole('list', { name: 'Tareas' });
export const titles = () =>
  within(screen.getByRole('list', { name: 'Tareas' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** The list of tareas on a fake server, which every test fills anew. */
export function startTareasPage() {
  const server = startApiServer();

  function serve(...args: Parameters<typeof createTareasServer>) {
    const { kept, handlers } = createTareasServer(...args);
    server.use(...handlers);
    return kept;
  }

  const fake = {} as {
    kept: ReturnType<typeof serve>;
  };

  beforeEach(() => {
    fake.kept = serve(
      [
        buildTarea({ id: 's', type: 'section', title: 'Firma' }),
        buildTarea({ id: 'a', title: 'Pedir el certificado', priority: 2, assignedTo: 'usuario-2' }),
        buildTarea({ id: 'b', title: hostile, dueDate: '2020-01-15T12:00:00.000Z', tags: ['e-1'] }),
        buildTarea({ id: 'c', title: 'Inscribir', completed: true, assignedTo: 'usuario-1' }),
      ],
      { etiquetas: [{ id: 'e-1', title: 'Registro' }] },
    );
  });

  return { server, fake };
}
