import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildTarea } from '../../../testing/tareas';
import { hostile, list, show, startTareasPage, titles } from '../../../testing/tareas-page';
import { tareas } from './tareas';
import { tareasApi } from './tareas-api';

const { fake, server } = startTareasPage();

describe('the list of tareas', () => {
  it('shows sections and tareas in their order, with all their data in words', async () => {
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

  it('marks the searched words, as text whatever the title', async () => {
    const { router } = show('/apps/tasks?buscar=SELL');
    const row = within(await list()).getByRole('link');
    expect(row.textContent).toBe(hostile);
    expect(row.querySelector('mark')?.textContent).toBe('sell');
    expect(row.querySelector('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(router.state.location.search).toBe('');
  });

  it('shows the tareas of the person by their dates', async () => {
    fake.kept.tareas = [
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
    fake.kept.tareas = [];
    show('/apps/tasks?estado=pendientes');
    expect(await screen.findByText('Ninguna tarea coincide')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] as HTMLElement);
    expect(await screen.findByText('Agregue una tarea para empezar a organizarse')).toBeTruthy();
    expect(screen.getByText('Sin tareas pendientes')).toBeTruthy();
  });

  it('can be loaded again when loading failed', async () => {
    let isDown = true;
    server.use(http.get('*/api/apps/tasks/all', () => (isDown ? HttpResponse.error() : HttpResponse.json([]))));
    show();
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByText('Sin tareas pendientes')).toBeTruthy();
  });

  it('offers a person who only reads nothing to change', async () => {
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

describe('a write to a tarea', () => {
  it('is shown at once, and taken back once it is refused', async () => {
    const { store } = show();
    await list();
    const hold = Promise.withResolvers<void>();
    Object.assign(fake.kept, { hold: hold.promise, moveRefusal: 'No se pudo mover.' });
    const sent = store.dispatch(tareas.send('ordenMove', { id: 'c', moverTareaDto: { before: 's' } }));
    await waitFor(() => expect(titles()[0]).toBe('Inscribir (completada)'));

    hold.resolve();
    await expect(sent).rejects.toMatchObject({ message: 'No se pudo mover.' });
    await waitFor(() => expect(titles()[0]).toBe('Firma'));
  });

  it('keeps a moved tarea in its place when it is confirmed, whatever is fetched meanwhile', async () => {
    const { store } = show();
    await list();
    const hold = Promise.withResolvers<void>();
    fake.kept.hold = hold.promise;
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

  it('is not undone by an older answer that arrives later', async () => {
    const { store } = show();
    await list();
    const old = Promise.withResolvers<void>();
    const before = fake.kept.tareas;
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
    fake.kept.tareas = [buildTarea({ id: 'z', title: 'De otra persona' }), ...fake.kept.tareas];
    const fetched = tareasApi.endpoints.listaDeTareasFindAll.initiate({}, { forceRefetch: true, subscribe: false });
    await act(() => store.dispatch(fetched));
    // The cache announces its change in the next frame.
    await act(() => new Promise(requestAnimationFrame));
    expect(titles()).not.toContain('De otra persona');

    fireEvent.keyDown(document.body, { keyCode: 27 });
    await waitFor(() => expect(titles()).toContain('De otra persona'));
  });

  it('does not move a tarea that somebody deletes during the drag, and says so', async () => {
    const { store } = show();
    const handle = within(await list()).getByRole('button', { name: 'Mover Inscribir' });
    handle.focus();
    fireEvent.keyDown(handle, { keyCode: 32 });
    await screen.findByText(/^Tomó «Inscribir»/);
    fireEvent.keyDown(document.body, { keyCode: 38 });
    fake.kept.tareas = fake.kept.tareas.filter(({ id }) => id !== 'c');
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
    await waitFor(() => expect(fake.kept.tareas[1]?.completed).toBe(true));
    expect(screen.getByText('1 tarea pendiente')).toBeTruthy();
  });
});
