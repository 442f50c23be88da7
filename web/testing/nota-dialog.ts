import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { routes } from '../features/oficina/notas/notas.routes';
import { startApiServer } from './api-server';
import { buildNota, buildNotaEtiqueta, createNotasServer } from './notas';
import { showPages } from './show-pages';

export const tasks = [
  { id: 't-1', content: 'Pedir turno', completed: false },
  { id: 't-2', content: 'Firmar', completed: true },
];

export const show = (path = '/apps/notes/a') => showPages(routes, { path });
export const dialog = async () => {
  await screen.findByRole('textbox', { name: 'Título' });
  return within(screen.getByRole('dialog'));
};
export const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

/** A nota on a fake server, which every test fills anew. */
export function startNotaDialog() {
  const server = startApiServer();

  const fake = {} as {
    kept: ReturnType<typeof createNotasServer>['kept'];
  };

  beforeEach(() => {
    const { kept, handlers } = createNotasServer(
      [buildNota({ id: 'a', title: 'Primera', tasks, labels: ['e-1'] })],
      [
        buildNotaEtiqueta(),
        buildNotaEtiqueta({ id: 'e-2', title: 'Casa' }),
        buildNotaEtiqueta({ id: 'e-3', title: 'Banco' }),
      ],
    );
    fake.kept = kept;
    server.use(...handlers);
  });

  const stored = () => fake.kept.notas.find(({ id }) => id === 'a');

  return { server, fake, stored };
}
