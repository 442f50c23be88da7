import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { liveEventReceived } from '../../../live/live-events';
import { dialog, show, startNotaDialog, tasks, type } from '../../../testing/nota-dialog';
import { notasApi } from './notas-api';

const { stored, fake, server } = startNotaDialog();

const hear = ({ store }: ReturnType<typeof show>) =>
  store.dispatch(liveEventReceived({ type: 'notes.changed', notes: ['a'] }));

describe('a nota', () => {
  it('is written in its dialog, saves itself and says so', async () => {
    show();
    const open = await dialog();
    type('Título', 'Otro título');
    type('Texto de la nota', 'Otro texto');
    await open.findByText('Guardado');
    expect(stored()).toMatchObject({ title: 'Otro título', content: 'Otro texto', tasks, labels: ['e-1'], version: 2 });
  });

  it('that is closed right after typing is saved all the same', async () => {
    const { router } = show();
    await dialog();
    type('Título', 'Al vuelo');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(stored()?.title).toBe('Al vuelo'));
    expect(router.state.location.pathname).toBe('/apps/notes');
  });

  it('that could not be saved stays as it was typed, and is sent again', async () => {
    show();
    const open = await dialog();
    fake.kept.isRefusing = true;
    type('Título', 'Sin red');
    const retry = await open.findByRole('button', { name: 'Reintentar' });
    expect((screen.getByRole('textbox', { name: 'Título' }) as HTMLTextAreaElement).value).toBe('Sin red');
    fake.kept.isRefusing = false;
    fireEvent.click(retry);
    await waitFor(() => expect(stored()?.title).toBe('Sin red'));
  });

  it('has a list: tasks are added by Enter, ticked, written, moved and removed', async () => {
    show();
    const open = await dialog();
    const add = open.getByRole('textbox', { name: 'Agregar una tarea' });
    fireEvent.change(add, { target: { value: ' Archivar ' } });
    fireEvent.submit(add);
    expect((add as HTMLInputElement).value).toBe('');
    fireEvent.click(open.getByRole('checkbox', { name: 'Hecha: Pedir turno' }));
    const [first] = open.getAllByRole('textbox', { name: 'Tarea' });
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown', altKey: true });
    fireEvent.click(open.getByRole('button', { name: 'Quitar Firmar' }));
    fireEvent.change(open.getAllByRole('textbox', { name: 'Tarea' })[1] as HTMLElement, {
      target: { value: 'Guardar' },
    });
    await waitFor(() =>
      expect(stored()?.tasks).toEqual([
        { id: 't-1', content: 'Pedir turno', completed: true },
        { id: expect.any(String), content: 'Guardar', completed: false },
      ]),
    );
  });

  it('saves a task while it is typed, keeps it in its field until Enter, and removes it when it is emptied', async () => {
    show();
    const open = await dialog();
    const add = open.getByRole('textbox', { name: 'Agregar una tarea' }) as HTMLInputElement;
    const rows = () => open.getAllByRole('textbox', { name: 'Tarea' }).map((row) => (row as HTMLInputElement).value);
    fireEvent.change(add, { target: { value: 'Llamar al ba' } });
    await waitFor(() => expect(stored()?.tasks?.at(-1)?.content).toBe('Llamar al ba'));
    expect([add.value, ...rows()]).toEqual(['Llamar al ba', 'Pedir turno', 'Firmar']);

    fireEvent.change(add, { target: { value: 'Llamar al banco' } });
    fireEvent.click(open.getByRole('checkbox', { name: 'Hecha: Pedir turno' }));
    fireEvent.submit(add);
    expect([add.value, ...rows()]).toEqual(['', 'Pedir turno', 'Firmar', 'Llamar al banco']);

    fireEvent.change(add, { target: { value: 'Nada' } });
    fireEvent.change(add, { target: { value: '' } });
    await waitFor(() =>
      expect(stored()?.tasks?.map(({ content, completed }) => [content, completed])).toEqual([
        ['Pedir turno', true],
        ['Firmar', true],
        ['Llamar al banco', false],
      ]),
    );
  });

  it('that is new can be archived as soon as it has content, saved or not', async () => {
    show('/apps/notes/nueva');
    const open = await dialog();
    const archive = open.getByRole('button', { name: 'Archivar' });
    expect(archive.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(archive);
    expect(open.getByRole('textbox', { name: 'Título' })).toBeTruthy();
    type('Título', 'Recién escrita');
    await waitFor(() => expect(archive.getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(archive);
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    const made = () => fake.kept.notas.find(({ title }) => title === 'Recién escrita');
    await waitFor(() => expect(made()?.archived).toBe(true));
    fireEvent.click(undo);
    await waitFor(() => expect(made()?.archived).toBe(false));
  });

  it('stays deleted although the list was fetched during the deletion', async () => {
    const { store } = show();
    const open = await dialog();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(http.delete('*/api/apps/notes', () => promise.then(() => HttpResponse.json(true))));
    fireEvent.click(open.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByText('Primera')).toBeNull());
    await store.dispatch(notasApi.endpoints.notasFindAll.initiate({}, { forceRefetch: true }) as never);
    resolve();
    await screen.findByText('Nota «Primera» eliminada');
    expect(screen.queryByText('Primera')).toBeNull();
  });

  it('that is deleted while it is being created can be restored', async () => {
    show('/apps/notes/nueva');
    const open = await dialog();
    type('Título', 'Ya no');
    fireEvent.click(open.getByRole('button', { name: 'Eliminar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(fake.kept.deleted.map(({ title }) => title)).toEqual(['Ya no']);
    expect(await screen.findByText('Ya no')).toBeTruthy();
  });

  it('gets and loses etiquetas, also new ones', async () => {
    show();
    const open = await dialog();
    fireEvent.click(await open.findByRole('button', { name: 'Quitar la etiqueta Oficina' }));
    fireEvent.click(open.getByRole('button', { name: 'Etiquetas' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Etiquetas de la nota' }));
    fireEvent.click(panel.getByRole('checkbox', { name: 'Casa' }));
    const search = panel.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'Urgente' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    const urgente = () => fake.kept.etiquetas.find(({ title }) => title === 'Urgente')?.id;
    await waitFor(() => expect(stored()?.labels).toEqual(['e-2', urgente()]));
    fireEvent.keyDown(search, { key: 'Escape' });
    expect(await open.findByRole('button', { name: 'Quitar la etiqueta Urgente' })).toBeTruthy();
  });

  it('gets a reminder, and loses it', async () => {
    show();
    const open = await dialog();
    fireEvent.click(open.getByRole('button', { name: 'Recordatorio: Recordarme' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Recordatorio' }));
    fireEvent.click(panel.getByRole('button', { name: 'Mañana' }));
    await waitFor(() => expect(stored()?.reminder).toMatch(/^\d{4}-\d\d-\d\dT/));
    fireEvent.click(open.getByRole('button', { name: /^Recordatorio: Mañana/ }));
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'Recordatorio' })).getByRole('button', { name: 'Quitar' }),
    );
    await waitFor(() => expect(stored()?.reminder).toBeNull());
  });

  it('shows a picture, takes another or none, and says which pictures it takes', async () => {
    show();
    const open = await dialog();
    const input = open.getByLabelText('Imagen de la nota');
    fireEvent.change(input, { target: { files: [new File(['<svg>'], 'x.svg', { type: 'image/svg+xml' })] } });
    expect(open.getByRole('alert').textContent).toContain('JPEG, PNG, WebP o GIF');
    fireEvent.change(input, { target: { files: [new File(['x'], 'x.png', { type: 'image/png' })] } });
    const image = await open.findByRole('img', { name: 'Imagen de la nota' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['400', '300']);
    expect(open.queryByRole('alert')).toBeNull();
    type('Título', 'Con foto');
    await waitFor(() => expect(stored()).toMatchObject({ title: 'Con foto', image: '/api/imagenes/una' }));
    fireEvent.click(open.getByRole('button', { name: 'Quitar la imagen' }));
    await waitFor(() => expect(open.queryByRole('img')).toBeNull());
  });

  it('is archived, which can be undone', async () => {
    show();
    const open = await dialog();
    fireEvent.click(open.getByRole('button', { name: 'Archivar' }));
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    await waitFor(() => expect(stored()?.archived).toBe(true));
    fireEvent.click(undo);
    await waitFor(() => expect(stored()?.archived).toBe(false));
  });

  it('is deleted at once with the last typed text, which can be undone', async () => {
    const { router } = show();
    const open = await dialog();
    type('Título', 'A punto');
    fireEvent.click(open.getByRole('button', { name: 'Eliminar' }));
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    expect([router.state.location.pathname, stored()]).toEqual(['/apps/notes', undefined]);
    fireEvent.click(undo);
    await waitFor(() => expect(stored()?.title).toBe('A punto'));
    await screen.findByRole('heading', { name: 'A punto' });
  });

  const deletedWhileWritten = async () => {
    const page = show();
    await dialog();
    fake.kept.isRefusing = true;
    type('Título', 'Lo que escribí');
    await screen.findByRole('button', { name: 'Reintentar' });
    fake.kept.isRefusing = false;
    fake.kept.deleted = fake.kept.notas;
    fake.kept.notas = [];
    hear(page);
    await screen.findByText(/con lo que estaba escribiendo aquí/);
    return page;
  };

  it('that another tab deletes comes back with the text that was being written, and saves it', async () => {
    await deletedWhileWritten();
    fireEvent.click(screen.getByRole('button', { name: 'Recuperarla' }));
    const title = (await screen.findByRole('textbox', { name: 'Título' })) as HTMLTextAreaElement;
    expect(title.value).toBe('Lo que escribí');
    await waitFor(() => expect(stored()?.title).toBe('Lo que escribí'));
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('that another tab deletes can stay deleted, with the text that was being written', async () => {
    const { router } = await deletedWhileWritten();
    fireEvent.click(screen.getByRole('button', { name: 'Dejarla eliminada' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/notes'));
    expect(fake.kept.notas).toEqual([]);
    await act(() => router.navigate('/apps/notes/a'));
    await screen.findByText('No se encontró la nota');
  });
});

describe('two tabs with one nota', () => {
  const conflict = async () => within(await screen.findByRole('alert', { name: 'Dos versiones de la nota' }));

  it('that change different fields keep both changes', async () => {
    show();
    const open = await dialog();
    fake.kept.write('a', { content: 'De la otra' });
    type('Título', 'De esta');
    await open.findByText('Guardado');
    expect(stored()).toMatchObject({ title: 'De esta', content: 'De la otra' });
  });

  it('that change the same field show both texts once the change arrives, and the own text can be kept', async () => {
    const page = show();
    await dialog();
    type('Texto de la nota', 'Mi texto');
    fake.kept.write('a', { content: 'El otro texto' });
    hear(page);
    const banner = await conflict();
    expect(banner.getAllByRole('mark').map((part) => part.textContent)).toEqual(['Mi', 'El otro']);
    expect(banner.getByText('Lo guardado').parentElement?.textContent).toBe('Lo guardadoTextoEl otro texto');
    expect(stored()?.content).toBe('El otro texto');
    fireEvent.click(banner.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(stored()?.content).toBe('Mi texto'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('that change the same field can show the stored text, and bring the own text back', async () => {
    show();
    await dialog();
    type('Texto de la nota', 'Mi texto');
    fake.kept.write('a', { content: 'El otro texto' });
    fireEvent.click((await conflict()).getByRole('button', { name: 'Ver lo guardado' }));
    const field = screen.getByRole('textbox', { name: 'Texto de la nota' }) as HTMLTextAreaElement;
    fireEvent.blur(field);
    await waitFor(() => expect(field.value).toBe('El otro texto'));
    fireEvent.click(screen.getByRole('button', { name: 'Recuperar lo mío' }));
    await waitFor(() => expect(stored()?.content).toBe('Mi texto'));
  });
});
