import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { noonOf } from '../../../../components/due/due-state';
import { invalidateWhatChanged } from '../../../../live/invalidation-saga';
import { liveEventReceived } from '../../../../live/live-events';
import { startApiServer } from '../../../../testing/api-server';
import { buildCarpeta } from '../../../../testing/carpetas';
import { showPages } from '../../../../testing/show-pages';
import { buildTarea, createTareasServer } from '../../../../testing/tareas';
import { routes } from '../../../expediente/carpetas/carpetas.routes';
import type { Tarea } from '../tareas-api';

const server = startApiServer();

const deCarpeta = (changes: Partial<Tarea>) => buildTarea({ carpetaId: 'c-1', ...changes });

const llamar = deCarpeta({ id: 't-1', title: 'Llamar a las partes', assignedTo: 'usuario-2', tags: ['e-1'] });
const sellar = deCarpeta({ id: 't-2', title: 'Pagar los sellados', dueDate: '2026-01-05T15:00:00.000Z' });
const hecha = deCarpeta({ id: 't-3', title: 'Abrir', completed: true, completedAt: '2026-11-20T12:00:00.000Z' });

/** Shows the tab of a carpeta with these tareas, and records which carpetas were requested. */
async function show(tareas: Tarea[], { rolId = 1, carpeta = {}, isDown = { value: false } } = {}) {
  const { kept, handlers } = createTareasServer(tareas, { etiquetas: [{ id: 'e-1', title: 'Firma' }] });
  const asked = new Set<string | null>();
  server.use(
    http.get('*/api/carpetas/c-1', () => HttpResponse.json(buildCarpeta(carpeta))),
    http.get('*/api/apps/tasks/all', ({ request }) => {
      asked.add(new URL(request.url).searchParams.get('carpetaId'));
      if (isDown.value) return HttpResponse.json({ code: 'X', message: 'Sin servicio.' }, { status: 503 });
    }),
    ...handlers,
  );
  const shown = showPages([...routes, { path: 'apps/tasks/:id', element: <p>La tarea entre todas</p> }], {
    path: '/carpetas/c-1/tareas',
    rolId,
  });
  await screen.findByRole('heading', { level: 2, name: /tarea/i });
  return { ...shown, kept, asked, isDown };
}

const row = async (title: string) => {
  const found = (await screen.findByRole('link', { name: new RegExp(title) })).closest('li');
  return within(found as HTMLElement);
};
const tick = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Completada: ${title}` });

describe('the tareas of a carpeta', () => {
  it('are fetched without others, with assignee, date and etiquetas, and counted in their tab', async () => {
    const { asked } = await show([llamar, sellar, hecha]);
    const first = await row('Llamar a las partes');
    expect(await first.findByText('Asignada a Luis Paz')).toBeTruthy();
    expect(await first.findByText('Firma')).toBeTruthy();
    expect((await row('Pagar los sellados')).getByRole('button', { name: /Vencimiento de .*: Venció/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: '2 tareas pendientes' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Tareas 2 ?pendientes$/ })).toBeTruthy();
    expect(screen.getByText('1 tarea completada')).toBeTruthy();
    expect([...asked]).toEqual(['c-1']);
  });

  it('are opened in the page of all tareas', async () => {
    await show([llamar]);
    fireEvent.click(await screen.findByRole('link', { name: 'Llamar a las partes' }));
    expect(await screen.findByText('La tarea entre todas')).toBeTruthy();
  });

  it('are ticked in the tab, where they stay', async () => {
    const { kept } = await show([llamar, sellar]);
    await row('Llamar a las partes');
    fireEvent.click(tick('Llamar a las partes'));
    expect(await screen.findByRole('heading', { level: 2, name: '1 tarea pendiente' })).toBeTruthy();
    await waitFor(() => expect(kept.tareas[0]?.completed).toBe(true));
    expect(screen.queryByText(/completada$/)).toBeNull();
    expect(tick('Llamar a las partes').checked).toBe(true);
    expect(await screen.findByRole('link', { name: /^Tareas 1 ?pendiente$/ })).toBeTruthy();
  });

  it('get a date in the tab', async () => {
    const { kept } = await show([llamar]);
    fireEvent.click((await row('Llamar a las partes')).getByRole('button', { name: /^Vencimiento de/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Hoy' }));
    const today = new Intl.DateTimeFormat('en-CA').format(new Date());
    await waitFor(() => expect(kept.cambios).toEqual([{ dueDate: noonOf(today) }]));
  });

  it('go back to their state when a write is refused, and say why', async () => {
    await show([llamar]);
    await row('Llamar a las partes');
    server.use(http.patch('*/api/apps/tasks/task', () => HttpResponse.json({ message: 'Ahora no.' }, { status: 409 })));
    fireEvent.click(tick('Llamar a las partes'));
    expect(await screen.findByText('Ahora no.')).toBeTruthy();
    expect(tick('Llamar a las partes').checked).toBe(false);
  });

  it('follow the changes of other people', async () => {
    const { kept, store, app } = await show([llamar]);
    app.runSaga(invalidateWhatChanged);
    await row('Llamar a las partes');
    kept.tareas = [{ ...llamar, title: 'Llamar otra vez', version: 2 }];
    act(() => void store.dispatch(liveEventReceived({ type: 'tasks.changed' })));
    expect(await screen.findByRole('link', { name: 'Llamar otra vez' })).toBeTruthy();
  });

  it('say how to begin when there are none', async () => {
    await show([]);
    expect(await screen.findByText('Todavía no hay tareas de esta carpeta')).toBeTruthy();
    expect(screen.getByText('Anote arriba lo que hay que hacer, y para cuándo.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tareas' })).toBeTruthy();
  });

  it('whose loading failed can be loaded again', async () => {
    const { isDown } = await show([llamar], { isDown: { value: true } });
    expect(await screen.findByText('Sin servicio.')).toBeTruthy();
    isDown.value = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Llamar a las partes' })).toBeTruthy();
  });
});

describe('a new tarea of a carpeta', () => {
  const input = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Tarea nueva' });

  it('is written, and the next one right after it', async () => {
    const { kept } = await show([llamar]);
    const field = await input();
    fireEvent.change(field, { target: { value: '  Escanear el poder ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Vencimiento de la tarea nueva: Sin fecha' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Mañana' }));
    fireEvent.submit(field);
    expect(await screen.findByRole('link', { name: 'Escanear el poder' })).toBeTruthy();
    expect(kept.tareas[0]).toMatchObject({ title: 'Escanear el poder', carpetaId: 'c-1', type: 'task' });
    expect(kept.tareas[0]?.dueDate).not.toBeNull();
    await waitFor(() => expect(field.value).toBe(''));
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('heading', { level: 2, name: '2 tareas pendientes' })).toBeTruthy();
  });

  it('is not sent while a day of the calendar is chosen for it', async () => {
    const { kept } = await show([]);
    const field = await input();
    fireEvent.change(field, { target: { value: 'Escanear el poder' } });
    fireEvent.click(screen.getByRole('button', { name: 'Vencimiento de la tarea nueva: Sin fecha' }));
    fireEvent.change(await screen.findByLabelText('Fecha'), { target: { value: '2099-01-15' } });
    fireEvent.click(screen.getByRole('button', { name: 'Elegir' }));
    expect(await screen.findByRole('button', { name: /^Vencimiento de la tarea nueva: .*2099/ })).toBeTruthy();
    expect(field.value).toBe('Escanear el poder');
    fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(kept.tareas.map(({ dueDate }) => dueDate)).toEqual([noonOf('2099-01-15')]));
  });

  it('that is blank is not added', async () => {
    const { kept } = await show([llamar]);
    const field = await input();
    fireEvent.change(field, { target: { value: '   ' } });
    fireEvent.submit(field);
    expect(kept.tareas).toHaveLength(1);
  });

  it('that is refused stays in its field, with the reason', async () => {
    await show([llamar]);
    server.use(
      http.post('*/api/apps/tasks/task', () =>
        HttpResponse.json({ code: 'DATOS_INVALIDOS', message: 'La carpeta está en la papelera.' }, { status: 422 }),
      ),
    );
    const field = await input();
    fireEvent.change(field, { target: { value: 'Otra' } });
    fireEvent.submit(field);
    expect(await screen.findByText('La carpeta está en la papelera.')).toBeTruthy();
    await waitFor(() => expect(field.value).toBe('Otra'));
  });

  it('that is refused while the next one is typed can be sent again', async () => {
    const { kept } = await show([]);
    const hold = Promise.withResolvers<void>();
    server.use(http.post('*/api/apps/tasks/task', () => hold.promise.then(() => HttpResponse.error()), { once: true }));
    const field = await input();
    fireEvent.change(field, { target: { value: 'Otra' } });
    fireEvent.submit(field);
    fireEvent.change(field, { target: { value: 'La siguiente' } });
    hold.resolve();
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Otra' })).toBeTruthy();
    await waitFor(() => expect(kept.tareas.map(({ title }) => title)).toEqual(['Otra']));
    expect(field.value).toBe('La siguiente');
  });

  it('is not offered to a person who only reads', async () => {
    await show([llamar], { rolId: 5 });
    expect((await row('Llamar a las partes')).queryByRole('button')).toBeNull();
    expect(tick('Llamar a las partes').disabled).toBe(true);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is not offered for a carpeta in the trash', async () => {
    await show([llamar], { carpeta: { eliminadaEn: '2026-11-20T12:00:00.000Z' } });
    expect((await row('Llamar a las partes')).getByRole('button')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Tarea nueva' })).toBeNull();
  });
});
