import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { liveEventReceived } from '../../../live/live-events';
import { startApiServer } from '../../../testing/api-server';
import { buildNota, buildNotaEtiqueta, createNotasServer } from '../../../testing/notas';
import { showPages } from '../../../testing/show-pages';
import { routes } from './notas.routes';

const server = startApiServer();
const tasks = [
  { id: 't-1', content: 'Pedir turno', completed: false },
  { id: 't-2', content: 'Firmar', completed: true },
];

function serve(...args: Parameters<typeof createNotasServer>) {
  const { kept, handlers } = createNotasServer(...args);
  server.use(...handlers);
  return kept;
}

const show = (path = '/apps/notes') => showPages(routes, { path });
const names = () =>
  within(screen.getByRole('list', { name: 'Notas' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

let kept: ReturnType<typeof serve>;
beforeEach(() => {
  kept = serve(
    [
      buildNota({ id: 'a', title: 'Primera' }),
      buildNota({ id: 'b', title: 'Guardada', archived: true }),
      buildNota({
        id: 'c',
        title: 'Última',
        content: '',
        tasks,
        labels: ['e-1'],
        reminder: '2020-01-02T12:00:00.000Z',
      }),
    ],
    [buildNotaEtiqueta()],
  );
});

/** Acts as if the server announced that the notas changed. */
const hear = ({ store }: ReturnType<typeof show>) => store.dispatch(liveEventReceived({ type: 'notes.changed' }));

describe('the page of the notas', () => {
  it('shows the notas that are not archived, the newest first, with their marks', async () => {
    show();
    await waitFor(() => expect(names()).toEqual(['Última', 'Primera']));
    const [last] = screen.getAllByRole('article');
    await waitFor(() => expect(last?.textContent).toContain('Oficina'));
    expect(last?.textContent).toContain('02/01/2020');
    expect(screen.getByText('2 notas')).toBeTruthy();
  });

  it('has each view in its menu, with its count, and in the address', async () => {
    const { router } = show();
    await waitFor(() => expect(names()).toHaveLength(2));
    const menu = within(screen.getAllByRole('navigation', { name: 'Vistas de las notas' })[0] as HTMLElement);
    fireEvent.click(menu.getByRole('link', { name: /Archivo/ }));
    await waitFor(() => expect(names()).toEqual(['Guardada']));
    expect(router.state.location.search).toBe('?vista=archivo');
    fireEvent.click(menu.getByRole('link', { name: /Oficina/ }));
    await waitFor(() => expect(names()).toEqual(['Última']));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oficina');
    expect(menu.getByRole('link', { name: /Oficina/ }).getAttribute('aria-current')).toBe('page');
  });

  it.each(['e-9', 'papelera'])(
    'shows all the notas at the unknown view %s, and corrects the address',
    async (vista) => {
      const { router } = show(`/apps/notes?vista=${vista}&buscar=turno`);
      await waitFor(() => expect(names()).toEqual(['Última']));
      expect(router.state.location.search).toBe('?buscar=turno');
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );

  it('leaves the view of an etiqueta that another tab deletes', async () => {
    const page = show('/apps/notes?vista=e-1');
    await screen.findByRole('heading', { level: 1, name: 'Oficina' });
    kept.etiquetas = [];
    kept.write('c', { labels: [] });
    hear(page);
    await waitFor(() => expect(names()).toEqual(['Última', 'Primera']));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notas');
    expect(page.router.state.location.search).toBe('');
  });

  it('searches titles, texts and tasks, and says when nothing is found', async () => {
    const { router } = show('/apps/notes?buscar=TÚRNO');
    await waitFor(() => expect(names()).toEqual(['Última']));
    expect(screen.getByText('turno').tagName).toBe('MARK');
    const search = screen.getByRole('searchbox', { name: 'Buscar en las notas' });
    fireEvent.change(search, { target: { value: 'nada así' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await screen.findByText('Ninguna nota coincide');
    expect(router.state.location.search).toBe('?buscar=nada+as%C3%AD');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar la búsqueda' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('ticks a task in the list, and keeps that when the server is back', async () => {
    kept.isRefusing = true;
    show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Pedir turno' }));
    expect((screen.getByRole('checkbox', { name: 'Pedir turno' }) as HTMLInputElement).checked).toBe(true);
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect((screen.getByRole('checkbox', { name: 'Pedir turno' }) as HTMLInputElement).checked).toBe(true);
    kept.isRefusing = false;
    fireEvent.click(retry);
    await waitFor(() => expect(kept.notas[2]?.tasks?.[0]?.completed).toBe(true));
    expect(kept.notas[2]).toMatchObject({ title: 'Última', labels: ['e-1'] });
  });

  it('invites to write the first nota, and says that the archive is empty', async () => {
    kept.notas = [];
    const { router } = show();
    expect((await screen.findByText('Todavía no hay notas')).parentElement?.textContent).toContain('solo usted');
    expect(screen.getByRole('link', { name: 'Nueva nota' }).getAttribute('href')).toBe('/apps/notes/nueva');
    void router.navigate('/apps/notes?vista=archivo');
    await screen.findByText('El archivo está vacío');
  });

  it('says that loading failed, and tries again', async () => {
    server.use(
      http.get('*/api/apps/notes/all', () => HttpResponse.json({ message: 'Ahora no' }, { status: 503 }), {
        once: true,
      }),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('follows the changes of other tabs', async () => {
    const page = show();
    await waitFor(() => expect(names()).toHaveLength(2));
    kept.write('a', { title: 'De otra pestaña' });
    hear(page);
    await waitFor(() => expect(names()).toContain('De otra pestaña'));
  });
});

describe('the etiquetas of notas', () => {
  const open = async () => {
    show();
    fireEvent.click((await screen.findAllByRole('button', { name: 'Editar etiquetas' }))[0] as HTMLElement);
    return within(await screen.findByRole('dialog', { name: 'Editar etiquetas' }));
  };

  it('are added and renamed', async () => {
    const dialog = await open();
    fireEvent.change(await dialog.findByRole('textbox', { name: 'Nueva etiqueta' }), { target: { value: 'Casa' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Agregar' }));
    const name = await dialog.findByRole('textbox', { name: 'Nombre de la etiqueta Casa' });
    fireEvent.change(name, { target: { value: 'Hogar' } });
    await waitFor(() => expect(kept.etiquetas.map(({ title }) => title)).toEqual(['Oficina', 'Hogar']));
  });

  it('are not added or renamed with the name of another, and say so', async () => {
    const taken = 'Ya existe una etiqueta con ese nombre';
    const dialog = await open();
    const field = await dialog.findByRole('textbox', { name: 'Nueva etiqueta' });
    fireEvent.change(field, { target: { value: 'OFICINA' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(taken);
    fireEvent.change(field, { target: { value: 'Casa' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Agregar' }));
    const name = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Nombre de la etiqueta Casa' });
    fireEvent.focus(name);
    fireEvent.change(name, { target: { value: 'Oficin' } });
    fireEvent.change(name, { target: { value: 'Oficina' } });
    expect(dialog.getByText(taken)).toBeTruthy();
    fireEvent.blur(name);
    await waitFor(() => expect(name.value).toBe('Casa'));
    await waitFor(() => expect(kept.etiquetas.map(({ title }) => title)).toEqual(['Oficina', 'Casa']));
    fireEvent.focus(name);
    fireEvent.change(name, { target: { value: 'Oficina vieja' } });
    expect(dialog.queryByText(taken)).toBeNull();
    await waitFor(() => expect(kept.etiquetas.map(({ title }) => title)).toEqual(['Oficina', 'Oficina vieja']));
  });

  it('keep their name when the field is emptied', async () => {
    const dialog = await open();
    const name = await dialog.findByRole('textbox', { name: 'Nombre de la etiqueta Oficina' });
    fireEvent.focus(name);
    fireEvent.change(name, { target: { value: ' ' } });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    fireEvent.blur(name);
    await waitFor(() => expect((name as HTMLInputElement).value).toBe('Oficina'));
  });

  it('are deleted, and come back', async () => {
    const dialog = await open();
    fireEvent.click(await dialog.findByRole('button', { name: 'Eliminar la etiqueta Oficina' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Deshacer' }));
    await dialog.findByRole('textbox', { name: 'Nombre de la etiqueta Oficina' });
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Deshacer' })).toBeNull());
  });

  it('that the server refuses leave the typed name, and say why', async () => {
    const dialog = await open();
    kept.isRefusing = true;
    const field = await dialog.findByRole('textbox', { name: 'Nueva etiqueta' });
    fireEvent.change(field, { target: { value: 'Casa' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('no está disponible');
    expect((field as HTMLInputElement).value).toBe('Casa');
  });
});
