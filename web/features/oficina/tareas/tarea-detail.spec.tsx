import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { keepInTab, keptKeys } from '../../../autosave/kept-drafts';
import { buildTarea } from '../../../testing/tareas';
import { list, show, startTareasPage, titles } from '../../../testing/tareas-page';
import { type Tarea, tareasApi } from './tareas-api';

const { fake, server } = startTareasPage();

describe('the open tarea', () => {
  const title = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Título de la tarea' });
  const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } });

  it('saves typed text when the person stops typing, and loses none to a fetched answer meanwhile', async () => {
    const { store } = show('/apps/tasks/a');
    const field = await title();
    const hold = Promise.withResolvers<void>();
    fake.kept.hold = hold.promise;
    type(field, 'Pedir el certificado ');
    type(field, 'Pedir el certificado de');
    await waitFor(() => expect(fake.kept.cambios).toEqual([{ title: 'Pedir el certificado de' }]));
    type(field, 'Pedir el certificado de dominio');
    await store.dispatch(
      tareasApi.endpoints.listaDeTareasFindAll.initiate({}, { forceRefetch: true, subscribe: false }),
    );
    expect(field.value).toBe('Pedir el certificado de dominio');

    hold.resolve();
    await waitFor(() => expect(fake.kept.tareas[1]?.title).toBe('Pedir el certificado de dominio'));
    expect(await screen.findByText('Guardado')).toBeTruthy();
    expect(titles()[1]).toBe('Pedir el certificado de dominio');
  });

  /** Changes a tarea as another person would; this tab gets no event. */
  const writeElsewhere = (id: string, changes: Partial<Tarea>) => {
    fake.kept.tareas = fake.kept.tareas.map((one) =>
      one.id === id ? { ...one, ...changes, version: one.version + 1 } : one,
    );
  };

  it('keeps what others wrote in its other fields, and overwrites the same field only when the person says so', async () => {
    show('/apps/tasks/a');
    const field = await title();
    writeElsewhere('a', { notes: 'De otra persona', completed: true });
    type(field, 'De esta');
    expect(await screen.findByText('Guardado')).toBeTruthy();
    expect(fake.kept.tareas[1]).toMatchObject({ title: 'De esta', notes: 'De otra persona', completed: true });
    expect(await screen.findByDisplayValue('De otra persona')).toBeTruthy();

    const notes = screen.getByRole('textbox', { name: 'Notas' });
    writeElsewhere('a', { notes: 'Texto de otra persona' });
    type(notes, 'Texto de esta');
    const aviso = within(await screen.findByRole('alert', { name: 'Dos versiones de la tarea' }));
    expect(aviso.getAllByRole('mark').map((part) => part.textContent)).toEqual(['esta', 'otra persona']);
    expect(aviso.getByText('Lo guardado').parentElement?.textContent).toBe('Lo guardadoNotasTexto de otra persona');
    expect(fake.kept.tareas[1]?.notes).toBe('Texto de otra persona');
    fireEvent.click(aviso.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(fake.kept.tareas[1]?.notes).toBe('Texto de esta'));
  });

  it('saves also text that was typed right before it was closed', async () => {
    show('/apps/tasks/a');
    type(await title(), 'Otro título');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(fake.kept.tareas[1]?.title).toBe('Otro título'));
  });

  it('is added by a key with the filters of the view, and its empty title has the focus', async () => {
    const { router } = show('/apps/tasks?vista=mias&etiqueta=e-1');
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Agregar tarea' }), { key: '/', ctrlKey: true });
    const field = await title();
    expect(document.activeElement).toBe(field);
    type(field, 'Sellar');
    await waitFor(() =>
      expect(fake.kept.tareas[0]).toMatchObject({
        type: 'task',
        title: 'Sellar',
        assignedTo: 'usuario-1',
        tags: ['e-1'],
      }),
    );
    expect(router.state.location).toMatchObject({
      pathname: `/apps/tasks/${fake.kept.tareas[0]?.id}`,
      search: '?vista=mias&etiqueta=e-1',
    });
  });

  const post = '*/api/apps/tasks/task';

  /** The title field of the new tarea, which has the focus. */
  const emptyTitle = () =>
    waitFor(() => {
      const { activeElement } = document;
      expect([activeElement?.tagName, activeElement?.getAttribute('aria-label')]).toEqual([
        'TEXTAREA',
        'Título de la tarea',
      ]);
      expect(activeElement).toHaveProperty('value', '');
      return activeElement as Element;
    });

  it('is open before the server has created it, and its text is saved afterwards', async () => {
    const hold = Promise.withResolvers<void>();
    server.use(http.post(post, () => hold.promise as Promise<undefined>));
    show('/apps/tasks/a');
    const before = await title();
    before.focus();
    fireEvent.keyDown(before, { key: '/', ctrlKey: true });
    expect(document.activeElement).not.toBe(before);
    fireEvent.change(await emptyTitle(), { target: { value: 'Sellar' } });
    expect(await screen.findByText('Guardando…')).toBeDefined();
    expect([fake.kept.tareas.length, fake.kept.cambios]).toEqual([4, []]);
    hold.resolve();
    await waitFor(() => expect(fake.kept.tareas[0]).toMatchObject({ title: 'Sellar' }));
    expect(fake.kept.tareas.find(({ id }) => id === 'a')?.title).toBe('Pedir el certificado');
  });

  it.each([
    ['Escape', 'Agregar tarea', 4, (field: Element) => fireEvent.keyDown(field, { key: 'Escape' })],
    ['another one', 'Agregar sección', 5, (field: Element) => fireEvent.keyDown(field, { key: '/', ctrlKey: true })],
  ])('is discarded by %s while it is empty', async (_, label, left, leave) => {
    show();
    await list();
    fireEvent.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(titles()).toHaveLength(5));
    leave(document.activeElement as Element);
    await waitFor(() => expect(titles()).toHaveLength(left));
    expect([fake.kept.tareas.length, fake.kept.eliminadas]).toEqual([4, []]);
    expect(screen.queryByText(/eliminada/)).toBeNull();
  });

  it('is neither created nor kept when it is left empty, and its address leads to the list', async () => {
    const { router } = show();
    await list();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar tarea' }));
    await emptyTitle();
    dispatchEvent(new Event('beforeunload'));
    dispatchEvent(new Event('pagehide'));
    expect([keptKeys('usuario-1'), fake.kept.tareas.length]).toEqual([[], 4]);
    const address = router.state.location.pathname;
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/tasks'));
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.pathname));
    await act(() => router.navigate(-1));
    await waitFor(() => expect([visited[0], router.state.location.pathname]).toEqual([address, '/apps/tasks']));
  });

  it('is deleted when it is left as empty as it began', async () => {
    show();
    await list();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar tarea' }));
    type(await emptyTitle(), 'S');
    await waitFor(() => expect(fake.kept.tareas).toHaveLength(5));
    const id = fake.kept.tareas[0]?.id;
    type(await title(), '');
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await waitFor(() => expect(fake.kept.eliminadas.map((one) => one.id)).toEqual([id]));
  });

  it('is not discarded when it has content', async () => {
    show();
    await list();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar tarea' }));
    fireEvent.change(await emptyTitle(), { target: { value: 'Sellar' } });
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await waitFor(() => expect(fake.kept.tareas[0]?.title).toBe('Sellar'));
    expect(fake.kept.eliminadas).toEqual([]);
  });

  /** Adds a tarea that the server refuses, and writes its title. */
  async function addRefused(isRefused: { value: boolean }) {
    const sent: unknown[] = [];
    server.use(
      http.post(post, async ({ request }) => {
        sent.push(await request.clone().json());
        if (isRefused.value) return HttpResponse.json({ message: 'Ahora no.' }, { status: 422 });
      }),
    );
    const page = show('/apps/tasks/a');
    fireEvent.keyDown(await title(), { key: '/', ctrlKey: true });
    fireEvent.change(await emptyTitle(), { target: { value: 'Sellar' } });
    await screen.findByText('Ahora no.');
    return { ...page, sent };
  }

  it('that cannot be added says why, keeps all written text, and can be sent again', async () => {
    const isRefused = { value: true };
    const { router, sent } = await addRefused(isRefused);
    fireEvent.click(screen.getByRole('button', { name: 'Completar' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await title()).toHaveProperty('value', 'Sellar');
    expect([fake.kept.tareas.length, fake.kept.cambios]).toEqual([4, []]);

    isRefused.value = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Guardado')).toBeTruthy();
    expect(fake.kept.tareas[0]).toMatchObject({ type: 'task', title: 'Sellar', completed: true });
    expect(router.state.location.pathname).toBe(`/apps/tasks/${fake.kept.tareas[0]?.id}`);
  });

  it('that cannot be added can be deleted all the same', async () => {
    const { router } = await addRefused({ value: true });
    fireEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar tarea' }));
    await waitFor(() => expect(titles()).not.toContain('Sellar'));
    expect(router.state.location.pathname).toBe('/apps/tasks/s');
    expect(keptKeys('usuario-1')).toEqual([]);
  });

  it('that was added without an answer is deleted too', async () => {
    server.use(
      http.post<never, { task: { id: string } }>(post, async ({ request }) => {
        const { id } = (await request.json()).task;
        if (!fake.kept.tareas.some((one) => one.id === id))
          fake.kept.tareas = [buildTarea({ id, title: '' }), ...fake.kept.tareas];
        return HttpResponse.error();
      }),
    );
    show();
    await list();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar tarea' }));
    type(await emptyTitle(), 'Sellar');
    await screen.findByText('No se pudo guardar.');
    fireEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar tarea' }));
    await waitFor(() => expect(fake.kept.tareas.map(({ id }) => id)).toEqual(['s', 'a', 'b', 'c']));
    expect(titles()).toHaveLength(4);
  });

  it('that was added without an answer is there once with all written text', async () => {
    let isLost = true;
    server.use(
      http.post<never, { task: { id: string } }>(post, async ({ request }) => {
        const { task } = await request.json();
        if (!isLost) return HttpResponse.json({ code: 'CLAVE_REUTILIZADA', message: 'Otra' }, { status: 422 });
        isLost = false;
        fake.kept.tareas = [buildTarea({ id: task.id, title: '' }), ...fake.kept.tareas];
        return HttpResponse.error();
      }),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar tarea' }));
    type(await emptyTitle(), 'Sel');
    await screen.findByText('No se pudo guardar.');
    type(await title(), 'Sellar');
    expect(await screen.findByText('Guardado')).toBeTruthy();
    expect([fake.kept.tareas.length, fake.kept.tareas[0]?.title]).toEqual([5, 'Sellar']);
    expect(titles()).toHaveLength(5);
  });

  it('that an earlier visit could not add is restored, and is added when it is opened', async () => {
    const fields = { type: 'task', title: 'De ayer', tags: [] };
    const address = '/apps/tasks/nueva';
    keepInTab('usuario-1/cuenta-a', { 'tarea/nueva': { fields, base: {}, tried: fields, address, at: Date.now() } });
    show();
    await list();
    await waitFor(() => expect(titles()[0]).toBe('De ayer'));
    expect(fake.kept.tareas).toHaveLength(4);
    fireEvent.click(screen.getByRole('link', { name: 'De ayer' }));
    await waitFor(() => expect(fake.kept.tareas[0]).toMatchObject({ id: 'nueva', title: 'De ayer' }));
  });

  it('is above tareas that were begun before it while the server has none of them', async () => {
    const draftOf = (title: string) => {
      const fields = { type: 'task', title, tags: [] };
      return { fields, base: {}, tried: fields, address: '/apps/tasks', at: Date.now() };
    };
    keepInTab('usuario-1/cuenta-a', { 'tarea/1a': draftOf('De antes'), 'tarea/1b': draftOf('De ayer') });
    show();
    await list();
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['De ayer', 'De antes']));
  });

  it('is deleted at once, opens its neighbour, and can be restored', async () => {
    const { router } = show('/apps/tasks/a');
    await title();
    fireEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar tarea' }));
    await waitFor(() => expect(fake.kept.tareas.map(({ id }) => id)).toEqual(['s', 'b', 'c']));
    expect(router.state.location.pathname).toBe('/apps/tasks/b');

    expect(await screen.findByText('Tarea «Pedir el certificado» eliminada')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer', hidden: true }));
    await waitFor(() => expect(titles()).toContain('Pedir el certificado'));
  });

  it('says that somebody else has deleted it', async () => {
    const { store } = show('/apps/tasks/a');
    await title();
    fake.kept.tareas = fake.kept.tareas.filter(({ id }) => id !== 'a');
    await store.dispatch(
      tareasApi.endpoints.listaDeTareasFindAll.initiate({}, { forceRefetch: true, subscribe: false }),
    );
    expect(await screen.findByText('Se eliminó la tarea')).toBeTruthy();
  });

  it('says that it does not exist', async () => {
    show('/apps/tasks/nadie');
    expect(await screen.findByText('No se encontró la tarea')).toBeTruthy();
    expect(screen.queryByText('Lo que escribió y no se guardó')).toBeNull();
  });

  it('that is gone still offers text that could not be saved', async () => {
    const subTasks = [{ id: 'p', title: 'Un paso', completed: false }];
    keepInTab('usuario-1/cuenta-a', {
      'tarea/z': {
        fields: { notes: 'Lo mío', subTasks },
        base: {},
        tried: {},
        address: '/apps/tasks/z',
        at: Date.now(),
      },
    });
    const { router } = show('/apps/tasks/z');
    const draft = within(await screen.findByRole('region', { name: 'Lo que escribió y no se guardó' }));
    expect(draft.getByText(/Lo mío\s+Un paso/)).toBeTruthy();
    expect(draft.getByRole('button', { name: 'Copiar' })).toBeTruthy();
    fireEvent.click(draft.getByRole('button', { name: 'Descartarlo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/tasks'));
    expect(keptKeys('usuario-1')).toEqual([]);
  });

  it('gets a new etiqueta', async () => {
    show('/apps/tasks/a');
    await title();
    fireEvent.click(screen.getByRole('button', { name: 'Etiquetas' }));
    const search = await screen.findByRole('searchbox', { name: /Etiquetas de la tarea/ });
    type(search, 'Sellos');
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(fake.kept.tareas[1]?.tags).toEqual(['e-2']));
    expect(fake.kept.etiquetas[0]).toEqual({ id: 'e-2', title: 'Sellos' });
  });

  it('has subtareas that are added, ticked, put in order and removed', async () => {
    show('/apps/tasks/a');
    const input = await screen.findByRole('textbox', { name: 'Agregar una subtarea' });
    for (const text of ['Minuta', 'Timbrado']) {
      type(input, text);
      fireEvent.submit(input);
    }
    fireEvent.click(await screen.findByRole('button', { name: 'Subir Timbrado' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Completada: Minuta' }));
    const subTasks = () => fake.kept.tareas[1]?.subTasks.map(({ title: text, completed }) => [text, completed]);
    await waitFor(() =>
      expect(subTasks()).toEqual([
        ['Timbrado', false],
        ['Minuta', true],
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Quitar Timbrado' }));
    await waitFor(() => expect(subTasks()).toEqual([['Minuta', true]]));
  });
});
