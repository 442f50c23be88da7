import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepInTab, keptKeys } from '../../../autosave/kept-drafts';
import { startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import { buildTarea, createTareasServer } from '../../../testing/tareas';
import { tareas } from './tareas';
import { routes } from './tareas.routes';
import { type Tarea, tareasApi } from './tareas-api';

const server = startApiServer();
const hostile = '<img src=x onerror="alert(1)"> sellado';

function serve(...args: Parameters<typeof createTareasServer>) {
  const { kept, handlers } = createTareasServer(...args);
  server.use(...handlers);
  return kept;
}

const show = (path = '/apps/tasks', rolId?: number) => showPages(routes, { path, rolId });
const list = () => screen.findByRole('list', { name: 'Tareas' });
const titles = () =>
  within(screen.getByRole('list', { name: 'Tareas' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

let kept: ReturnType<typeof serve>;
beforeEach(() => {
  kept = serve(
    [
      buildTarea({ id: 's', type: 'section', title: 'Firma' }),
      buildTarea({ id: 'a', title: 'Pedir el certificado', priority: 2, assignedTo: 'usuario-2' }),
      buildTarea({ id: 'b', title: hostile, dueDate: '2020-01-15T12:00:00.000Z', tags: ['e-1'] }),
      buildTarea({ id: 'c', title: 'Inscribir', completed: true, assignedTo: 'usuario-1' }),
    ],
    { etiquetas: [{ id: 'e-1', title: 'Registro' }] },
  );
});

describe('the list', () => {
  it('shows sections and tareas in their order, with all that is known of them in words', async () => {
    show();
    const rows = within(await list()).getAllByRole('listitem');
    expect(titles()).toEqual(['Firma', 'Pedir el certificado', hostile, 'Inscribir (completada)']);
    expect(rows[1]?.textContent).toContain('Prioridad Alta');
    await waitFor(() => expect(rows[1]?.textContent).toContain('Asignada a Luis Paz'));
    await waitFor(() => expect(rows[2]?.textContent).toMatch(/Registro.*Venció/));
    expect(screen.getByText('2 tareas pendientes')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar completadas' }));
    await waitFor(() => expect(titles()).toEqual(['Firma', 'Pedir el certificado', hostile]));
  });

  it('marks what is searched for, as text whatever the title', async () => {
    const { router } = show('/apps/tasks?buscar=SELL');
    const row = within(await list()).getByRole('link');
    expect(row.textContent).toBe(hostile);
    expect(row.querySelector('mark')?.textContent).toBe('sell');
    expect(row.querySelector('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(router.state.location.search).toBe('');
  });

  it('shows one’s own by their dates', async () => {
    kept.tareas = [
      buildTarea({ id: 'a', title: 'Después', assignedTo: 'usuario-1', dueDate: '2099-01-15T12:00:00.000Z' }),
      buildTarea({ id: 'b', title: 'Ajena', assignedTo: 'usuario-2' }),
      buildTarea({ id: 'c', title: 'Vieja', assignedTo: 'usuario-1', dueDate: '2020-01-15T12:00:00.000Z' }),
    ];
    show('/apps/tasks?vista=mias');
    await list();
    expect(titles()).toEqual(['Vieja', 'Después']);
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['Vencidas 1', 'Más adelante 1']);
    expect(screen.getByText('2 tareas pendientes')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull();
  });

  it('ignores an etiqueta that does not exist', async () => {
    show('/apps/tasks?etiqueta=e-9');
    await list();
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(screen.getByRole('button', { name: 'Etiqueta' })).toBeTruthy();
  });

  it('says that nothing matches, and how to begin', async () => {
    kept.tareas = [];
    show('/apps/tasks?estado=pendientes');
    expect(await screen.findByText('Ninguna tarea coincide')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] as HTMLElement);
    expect(await screen.findByText('Agregue una tarea para empezar a organizarse')).toBeTruthy();
    expect(screen.getByText('Sin tareas pendientes')).toBeTruthy();
  });

  it('can be asked for again when it could not come', async () => {
    let isDown = true;
    server.use(http.get('*/api/apps/tasks/all', () => (isDown ? HttpResponse.error() : HttpResponse.json([]))));
    show();
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByText('Sin tareas pendientes')).toBeTruthy();
  });

  it('offers nothing to change to somebody who only reads', async () => {
    show('/apps/tasks/a', 5);
    const drawer = await screen.findByLabelText('Pedir el certificado');
    expect(within(drawer).queryByRole('button', { name: /Completar|Etiquetas/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Agregar tarea', hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Mover/, hidden: true })).toBeNull();
    for (const tick of screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true })) {
      expect(tick.disabled).toBe(true);
    }
    expect(within(drawer).getByRole<HTMLTextAreaElement>('textbox', { name: 'Notas' }).readOnly).toBe(true);
  });
});

describe('a write', () => {
  it('shows at once, and not any more once it is refused', async () => {
    const { store } = show();
    await list();
    const hold = Promise.withResolvers<void>();
    Object.assign(kept, { hold: hold.promise, moveRefusal: 'No se pudo mover.' });
    const sent = store.dispatch(tareas.send('ordenMove', { id: 'c', moverTareaDto: { before: 's' } }));
    await waitFor(() => expect(titles()[0]).toBe('Inscribir (completada)'));

    hold.resolve();
    await expect(sent).rejects.toMatchObject({ message: 'No se pudo mover.' });
    await waitFor(() => expect(titles()[0]).toBe('Firma'));
  });

  it('stays where it was put when it is confirmed, whatever is fetched meanwhile', async () => {
    const { store } = show();
    await list();
    const hold = Promise.withResolvers<void>();
    kept.hold = hold.promise;
    const sent = store.dispatch(tareas.send('ordenMove', { id: 'c', moverTareaDto: { before: 's' } }));
    // A change of somebody else causes a fetch. Its answer has the order before the move.
    await store.dispatch(
      tareasApi.endpoints.listaDeTareasFindAll.initiate({}, { forceRefetch: true, subscribe: false }),
    );
    expect(titles()[0]).toBe('Inscribir (completada)');
    hold.resolve();
    await sent;
    await waitFor(() => expect(titles()).toEqual(['Inscribir (completada)', 'Firma', 'Pedir el certificado', hostile]));
  });

  it('is not undone by an older answer that arrives after it', async () => {
    const { store } = show();
    await list();
    const old = Promise.withResolvers<void>();
    const before = kept.tareas;
    server.use(
      http.get('*/api/apps/tasks/all', async () => {
        await old.promise;
        return HttpResponse.json(before);
      }),
    );
    const fetched = store.dispatch(
      tareasApi.endpoints.listaDeTareasFindAll.initiate({}, { forceRefetch: true, subscribe: false }),
    );
    await store.dispatch(
      tareas.send('tareasUpdate', { modificarTareaDto: { id: 'a', task: { title: 'Pedir dos certificados' } } }),
    );
    old.resolve();
    await fetched;
    expect(titles()[1]).toBe('Pedir dos certificados');
  });

  it('of somebody else is not shown until a drag ends', async () => {
    const { store } = show();
    const handle = within(await list()).getByRole('button', { name: 'Mover Inscribir' });
    handle.focus();
    fireEvent.keyDown(handle, { keyCode: 32 });
    await screen.findByText(/^Tomó «Inscribir»/);
    kept.tareas = [buildTarea({ id: 'z', title: 'De otra persona' }), ...kept.tareas];
    const fetched = tareasApi.endpoints.listaDeTareasFindAll.initiate({}, { forceRefetch: true, subscribe: false });
    await act(() => store.dispatch(fetched));
    // The cache announces its change in the next frame.
    await act(() => new Promise(requestAnimationFrame));
    expect(titles()).not.toContain('De otra persona');

    fireEvent.keyDown(document.body, { keyCode: 27 });
    await waitFor(() => expect(titles()).toContain('De otra persona'));
  });

  it('does not move a tarea that somebody deletes while it is dragged, and says so', async () => {
    const { store } = show();
    const handle = within(await list()).getByRole('button', { name: 'Mover Inscribir' });
    handle.focus();
    fireEvent.keyDown(handle, { keyCode: 32 });
    await screen.findByText(/^Tomó «Inscribir»/);
    fireEvent.keyDown(document.body, { keyCode: 38 });
    kept.tareas = kept.tareas.filter(({ id }) => id !== 'c');
    const fetched = tareasApi.endpoints.listaDeTareasFindAll.initiate({}, { forceRefetch: true, subscribe: false });
    await act(() => store.dispatch(fetched));
    fireEvent.keyDown(document.body, { keyCode: 32 });
    expect(await screen.findByText('Alguien eliminó esa tarea')).toBeTruthy();
    expect(await screen.findByText(/«Inscribir» no se movió/)).toBeTruthy();
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('ticks a tarea in the list', async () => {
    show();
    fireEvent.click(within(await list()).getByRole('checkbox', { name: 'Completada: Pedir el certificado' }));
    await waitFor(() => expect(kept.tareas[1]?.completed).toBe(true));
    expect(screen.getByText('1 tarea pendiente')).toBeTruthy();
  });
});

describe('the open tarea', () => {
  const title = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Título de la tarea' });
  const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } });

  it('saves what is typed once the typing rests, and loses nothing to what is fetched meanwhile', async () => {
    const { store } = show('/apps/tasks/a');
    const field = await title();
    const hold = Promise.withResolvers<void>();
    kept.hold = hold.promise;
    type(field, 'Pedir el certificado ');
    type(field, 'Pedir el certificado de');
    await waitFor(() => expect(kept.cambios).toEqual([{ title: 'Pedir el certificado de' }]));
    type(field, 'Pedir el certificado de dominio');
    await store.dispatch(
      tareasApi.endpoints.listaDeTareasFindAll.initiate({}, { forceRefetch: true, subscribe: false }),
    );
    expect(field.value).toBe('Pedir el certificado de dominio');

    hold.resolve();
    await waitFor(() => expect(kept.tareas[1]?.title).toBe('Pedir el certificado de dominio'));
    expect(await screen.findByText('Guardado')).toBeTruthy();
    expect(titles()[1]).toBe('Pedir el certificado de dominio');
  });

  /** Changes a tarea as another person would; this tab gets no event. */
  const writeElsewhere = (id: string, changes: Partial<Tarea>) => {
    kept.tareas = kept.tareas.map((one) => (one.id === id ? { ...one, ...changes, version: one.version + 1 } : one));
  };

  it('keeps what others wrote in its other fields, and writes over the same one only when the person says so', async () => {
    show('/apps/tasks/a');
    const field = await title();
    writeElsewhere('a', { notes: 'De otra persona', completed: true });
    type(field, 'De esta');
    expect(await screen.findByText('Guardado')).toBeTruthy();
    expect(kept.tareas[1]).toMatchObject({ title: 'De esta', notes: 'De otra persona', completed: true });
    expect(await screen.findByDisplayValue('De otra persona')).toBeTruthy();

    const notes = screen.getByRole('textbox', { name: 'Notas' });
    writeElsewhere('a', { notes: 'Texto de otra persona' });
    type(notes, 'Texto de esta');
    const aviso = within(await screen.findByRole('alert', { name: 'Dos versiones de la tarea' }));
    expect(aviso.getAllByRole('mark').map((part) => part.textContent)).toEqual(['esta', 'otra persona']);
    expect(aviso.getByText('Lo guardado').parentElement?.textContent).toBe('Lo guardadoNotasTexto de otra persona');
    expect(kept.tareas[1]?.notes).toBe('Texto de otra persona');
    fireEvent.click(aviso.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(kept.tareas[1]?.notes).toBe('Texto de esta'));
  });

  it('saves also what was typed right before it was closed', async () => {
    show('/apps/tasks/a');
    type(await title(), 'Otro título');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(kept.tareas[1]?.title).toBe('Otro título'));
  });

  it('is added by a key with the filters of the view, and its empty title has the focus', async () => {
    const { router } = show('/apps/tasks?vista=mias&etiqueta=e-1');
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Agregar tarea' }), { key: '/', ctrlKey: true });
    const field = await title();
    expect(document.activeElement).toBe(field);
    type(field, 'Sellar');
    await waitFor(() =>
      expect(kept.tareas[0]).toMatchObject({ type: 'task', title: 'Sellar', assignedTo: 'usuario-1', tags: ['e-1'] }),
    );
    expect(router.state.location).toMatchObject({
      pathname: `/apps/tasks/${kept.tareas[0]?.id}`,
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
    expect([kept.tareas.length, kept.cambios]).toEqual([4, []]);
    hold.resolve();
    await waitFor(() => expect(kept.tareas[0]).toMatchObject({ title: 'Sellar' }));
    expect(kept.tareas.find(({ id }) => id === 'a')?.title).toBe('Pedir el certificado');
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
    expect([kept.tareas.length, kept.eliminadas]).toEqual([4, []]);
    expect(screen.queryByText(/eliminada/)).toBeNull();
  });

  it('is neither created nor kept when it is left empty, and its address leads to the list', async () => {
    const { router } = show();
    await list();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar tarea' }));
    await emptyTitle();
    dispatchEvent(new Event('beforeunload'));
    dispatchEvent(new Event('pagehide'));
    expect([keptKeys('usuario-1'), kept.tareas.length]).toEqual([[], 4]);
    const address = router.state.location.pathname;
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/tasks'));
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.pathname));
    await act(() => router.navigate(-1));
    await waitFor(() => expect([visited[0], router.state.location.pathname]).toEqual([address, '/apps/tasks']));
  });

  it('is deleted when it is left as empty as it was begun', async () => {
    show();
    await list();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar tarea' }));
    type(await emptyTitle(), 'S');
    await waitFor(() => expect(kept.tareas).toHaveLength(5));
    const id = kept.tareas[0]?.id;
    type(await title(), '');
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await waitFor(() => expect(kept.eliminadas.map((one) => one.id)).toEqual([id]));
  });

  it('is not discarded when it has something', async () => {
    show();
    await list();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar tarea' }));
    fireEvent.change(await emptyTitle(), { target: { value: 'Sellar' } });
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await waitFor(() => expect(kept.tareas[0]?.title).toBe('Sellar'));
    expect(kept.eliminadas).toEqual([]);
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

  it('that cannot be added says why, keeps all that was written, and can be tried again', async () => {
    const isRefused = { value: true };
    const { router, sent } = await addRefused(isRefused);
    fireEvent.click(screen.getByRole('button', { name: 'Completar' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await title()).toHaveProperty('value', 'Sellar');
    expect([kept.tareas.length, kept.cambios]).toEqual([4, []]);

    isRefused.value = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Guardado')).toBeTruthy();
    expect(kept.tareas[0]).toMatchObject({ type: 'task', title: 'Sellar', completed: true });
    expect(router.state.location.pathname).toBe(`/apps/tasks/${kept.tareas[0]?.id}`);
  });

  it('that cannot be added can be deleted all the same', async () => {
    const { router } = await addRefused({ value: true });
    fireEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar tarea' }));
    await waitFor(() => expect(titles()).not.toContain('Sellar'));
    expect(router.state.location.pathname).toBe('/apps/tasks/s');
    expect(keptKeys('usuario-1')).toEqual([]);
  });

  it('that was added, but whose answer was lost, is deleted too', async () => {
    server.use(
      http.post<never, { task: { id: string } }>(post, async ({ request }) => {
        const { id } = (await request.json()).task;
        if (!kept.tareas.some((one) => one.id === id)) kept.tareas = [buildTarea({ id, title: '' }), ...kept.tareas];
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
    await waitFor(() => expect(kept.tareas.map(({ id }) => id)).toEqual(['s', 'a', 'b', 'c']));
    expect(titles()).toHaveLength(4);
  });

  it('that was added, but whose answer was lost, is there once with all that was written', async () => {
    let isLost = true;
    server.use(
      http.post<never, { task: { id: string } }>(post, async ({ request }) => {
        const { task } = await request.json();
        if (!isLost) return HttpResponse.json({ code: 'CLAVE_REUTILIZADA', message: 'Otra' }, { status: 422 });
        isLost = false;
        kept.tareas = [buildTarea({ id: task.id, title: '' }), ...kept.tareas];
        return HttpResponse.error();
      }),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar tarea' }));
    type(await emptyTitle(), 'Sel');
    await screen.findByText('No se pudo guardar.');
    type(await title(), 'Sellar');
    expect(await screen.findByText('Guardado')).toBeTruthy();
    expect([kept.tareas.length, kept.tareas[0]?.title]).toEqual([5, 'Sellar']);
    expect(titles()).toHaveLength(5);
  });

  it('that an earlier visit could not add is there again, and is added when it is opened', async () => {
    const fields = { type: 'task', title: 'De ayer', tags: [] };
    const address = '/apps/tasks/nueva';
    keepInTab('usuario-1/cuenta-a', { 'tarea/nueva': { fields, base: {}, tried: fields, address, at: Date.now() } });
    show();
    await list();
    await waitFor(() => expect(titles()[0]).toBe('De ayer'));
    expect(kept.tareas).toHaveLength(4);
    fireEvent.click(screen.getByRole('link', { name: 'De ayer' }));
    await waitFor(() => expect(kept.tareas[0]).toMatchObject({ id: 'nueva', title: 'De ayer' }));
  });

  it('is deleted at once, opens its neighbour, and can be restored', async () => {
    const { router } = show('/apps/tasks/a');
    await title();
    fireEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar tarea' }));
    await waitFor(() => expect(kept.tareas.map(({ id }) => id)).toEqual(['s', 'b', 'c']));
    expect(router.state.location.pathname).toBe('/apps/tasks/b');

    expect(await screen.findByText('Tarea «Pedir el certificado» eliminada')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer', hidden: true }));
    await waitFor(() => expect(titles()).toContain('Pedir el certificado'));
  });

  it('says so when somebody else has deleted it', async () => {
    const { store } = show('/apps/tasks/a');
    await title();
    kept.tareas = kept.tareas.filter(({ id }) => id !== 'a');
    await store.dispatch(
      tareasApi.endpoints.listaDeTareasFindAll.initiate({}, { forceRefetch: true, subscribe: false }),
    );
    expect(await screen.findByText('Se eliminó la tarea')).toBeTruthy();
  });

  it('says so when there is none', async () => {
    show('/apps/tasks/nadie');
    expect(await screen.findByText('No se encontró la tarea')).toBeTruthy();
    expect(screen.queryByText('Lo que escribió y no se guardó')).toBeNull();
  });

  it('that is gone still gives back what was written in it and could not be saved', async () => {
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

  it('gets an etiqueta that is made for it', async () => {
    show('/apps/tasks/a');
    await title();
    fireEvent.click(screen.getByRole('button', { name: 'Etiquetas' }));
    const search = await screen.findByRole('searchbox', { name: /Etiquetas de la tarea/ });
    type(search, 'Sellos');
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(kept.tareas[1]?.tags).toEqual(['e-2']));
    expect(kept.etiquetas[0]).toEqual({ id: 'e-2', title: 'Sellos' });
  });

  it('has subtareas that are added, ticked, put in order and taken away', async () => {
    show('/apps/tasks/a');
    const input = await screen.findByRole('textbox', { name: 'Agregar una subtarea' });
    for (const text of ['Minuta', 'Timbrado']) {
      type(input, text);
      fireEvent.submit(input);
    }
    fireEvent.click(await screen.findByRole('button', { name: 'Subir Timbrado' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Completada: Minuta' }));
    const subTasks = () => kept.tareas[1]?.subTasks.map(({ title: text, completed }) => [text, completed]);
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
