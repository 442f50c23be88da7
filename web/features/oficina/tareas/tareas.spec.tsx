import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { liveEventReceived } from '../../../live/live-events';
import { startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import { buildTarea, createTareasServer } from '../../../testing/tareas';
import { buildSession } from '../../../testing/test-app';
import { tareas } from './tareas';
import { routes } from './tareas.routes';
import { type Tarea, tareasApi } from './tareas-api';

const server = startApiServer();
const whole = '';

let kept: ReturnType<typeof createTareasServer>['kept'];
beforeEach(() => {
  const tareas = [...'abcde'].map((id) =>
    buildTarea({ id, title: id.toUpperCase(), carpetaId: id === 'e' ? 'c-1' : null }),
  );
  const api = createTareasServer(tareas, { etiquetas: [{ id: 'e-1', title: 'Firma' }] });
  kept = api.kept;
  server.use(...api.handlers);
});

const titles = () =>
  within(screen.getByRole('list', { name: 'Tareas' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .join('');

async function show() {
  const shown = showPages(routes, { path: '/apps/tasks' });
  await screen.findByRole('list', { name: 'Tareas' });
  expect(kept.asked).toEqual([whole]);
  return shown;
}

type Store = Awaited<ReturnType<typeof show>>['store'];
const tell = (store: Store, tasks?: string[]) =>
  act(() => void store.dispatch(liveEventReceived({ type: 'tasks.changed', ...(tasks && { tasks }) })));

/** Changes a tarea as somebody else would. */
const change = (id: string, changes: Partial<Tarea>) => {
  kept.tareas = kept.tareas.map((one) => (one.id === id ? { ...one, ...changes, version: one.version + 1 } : one));
};
const put = (tarea: Tarea, index: number) => {
  const others = kept.tareas.filter(({ id }) => id !== tarea.id);
  kept.tareas = others.toSpliced(index, 0, { ...tarea, place: '' });
};

describe('a change by other people', () => {
  it('is fetched only for its tareas, which are shown at their places', async () => {
    const { store } = await show();
    change('b', { title: 'B2' });
    put(kept.tareas[3] as Tarea, 1);
    put(buildTarea({ id: 'n', title: 'N' }), 0);
    kept.tareas = kept.tareas.filter(({ id }) => id !== 'c');
    // The events come one after the other, but not in the order of the changes.
    tell(store, ['n']);
    tell(store, ['c', 'd']);
    tell(store, ['b']);
    await waitFor(() => expect(titles()).toBe('NADB2E'));
    expect(kept.asked).toEqual([whole, '?ids=n%2Cc%2Cd%2Cb']);
  });

  it('takes its place also when an earlier change is told later', async () => {
    const { store } = await show();
    put(buildTarea({ id: 'n', title: 'N' }), 0);
    put(kept.tareas[4] as Tarea, 2);
    tell(store, ['d']);
    await waitFor(() => expect(titles()).toBe('ADBCE'));
    tell(store, ['n']);
    await waitFor(() => expect(titles()).toBe('NADBCE'));
  });

  it.each([
    ['that names no tareas', undefined],
    ['of more than a hundred tareas', Array.from({ length: 101 }, (_, i) => `t-${i}`)],
  ])('%s is fetched with all tareas', async (_, tasks) => {
    const { store } = await show();
    kept.tareas = kept.tareas.toReversed();
    tell(store, tasks);
    await waitFor(() => expect(titles()).toBe('EDCBA'));
    expect(kept.asked).toEqual([whole, whole]);
  });

  it.each(['accesos.changed', 'carpetas.changed'] as const)(
    'of the visible carpetas (%s) is fetched with all tareas',
    async (type) => {
      const { store } = await show();
      kept.tareas = kept.tareas.filter(({ carpetaId }) => carpetaId === null);
      act(() => void store.dispatch(liveEventReceived({ type })));
      await waitFor(() => expect(titles()).toBe('ABCD'));
      expect(kept.asked).toEqual([whole, whole]);
    },
  );

  it('of a few tareas is fetched with all when the few cannot be loaded', async () => {
    const { store } = await show();
    change('a', { title: 'A2' });
    server.use(
      http.get('*/api/apps/tasks/all', ({ request }) =>
        request.url.includes('ids') ? HttpResponse.error() : undefined,
      ),
    );
    tell(store, ['a']);
    await waitFor(() => expect(titles()).toBe('A2BCDE'));
  });

  it('of etiquetas alone leaves the tareas as they are', async () => {
    const { store } = await show();
    kept.etiquetas = [{ id: 'e-1', title: 'Firmas' }];
    tell(store, []);
    const etiquetas = () => tareasApi.endpoints.etiquetasDeTareasFindAll.select()(store.getState() as never).data;
    await expect.poll(etiquetas).toEqual(kept.etiquetas);
    expect(kept.asked).toEqual([whole]);
  });

  it('waits for a list that is on its way, which may be older', async () => {
    const hold = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/apps/tasks/all', async ({ request }) => {
        if (request.url.includes('ids')) return;
        const before = [...kept.tareas];
        await hold.promise;
        return HttpResponse.json(before.map((one, i) => ({ ...one, place: `${i}` })));
      }),
    );
    const { store } = showPages(routes, { path: '/apps/tasks' });
    await screen.findByRole('searchbox');
    await expect
      .poll(() => tareasApi.endpoints.listaDeTareasFindAll.select({})(store.getState() as never).status)
      .toBe('pending');
    change('a', { title: 'A2' });
    tell(store, ['a']);
    hold.resolve();
    await screen.findByRole('list', { name: 'Tareas' });
    await waitFor(() => expect(titles()).toContain('A2'));
  });

  it('brings a tarea to the list of its carpeta, and removes it', async () => {
    const { store } = await show();
    const ofCarpeta = { carpetaId: 'c-1' };
    server.use(
      http.get('*/api/apps/tasks/all', ({ request }) =>
        request.url.includes('carpetaId') ? HttpResponse.json([{ ...kept.tareas[4], place: 'x' }]) : undefined,
      ),
    );
    await act(() => store.dispatch(tareasApi.endpoints.listaDeTareasFindAll.initiate(ofCarpeta)));
    const ids = () =>
      tareasApi.endpoints.listaDeTareasFindAll
        .select(ofCarpeta)(store.getState() as never)
        .data?.map(({ id }) => id);
    expect(ids()).toEqual(['e']);
    change('b', ofCarpeta);
    change('e', { carpetaId: null });
    tell(store, ['b', 'e']);
    await expect.poll(ids).toEqual(['b']);
  });
});

/** The outcomes of some writes. They are handled because a failed test ends the session, which refuses the writes. */
const endingsOf = async (writes: Promise<unknown>[]) => {
  const endings = await Promise.allSettled(writes);
  return endings.map(({ status }) => status);
};

describe('a change by the person', () => {
  it('is not fetched again, except when more tareas may have changed with it', async () => {
    const { store } = await show();
    await act(() => store.dispatch(tareas.send('ordenMove', { id: 'b', moverTareaDto: { before: null } })));
    const tellOwn = (tasks?: string[]) =>
      act(
        () => void store.dispatch(liveEventReceived({ type: 'tasks.changed', isOwn: true, ...(tasks && { tasks }) })),
      );
    tellOwn(['b']);
    tell(store, ['c']);
    await waitFor(() => expect(kept.asked).toEqual([whole, '?ids=c']));
    tellOwn();
    await waitFor(() => expect(kept.asked).toEqual([whole, '?ids=c', whole]));
    expect(titles()).toBe('ACDEB');
  });

  it('is not hidden by a list that was asked for before it', async () => {
    const { store } = await show();
    const hold = Promise.withResolvers<void>();
    const before = [...kept.tareas];
    server.use(http.get('*/api/apps/tasks/all', () => hold.promise.then(() => HttpResponse.json(before))));
    let fetched: Promise<unknown> = Promise.resolve();
    act(() => {
      fetched = store.dispatch(tareas.refetch() as never);
    });
    const crearTareaDto = { type: 'task' as const, task: { id: 'n', title: 'N' } };
    await act(() => store.dispatch(tareas.send('tareasCreate', { crearTareaDto })));
    const seen = new Set<string>();
    const observer = new MutationObserver(() => seen.add(titles()));
    observer.observe(screen.getByRole('list', { name: 'Tareas' }), { childList: true, subtree: true });
    hold.resolve();
    await act(() => fetched);
    await waitFor(() => expect(titles()).toContain('N'));
    observer.disconnect();
    // The new tarea never disappears, not even for a moment: a person who writes in it would be thrown out.
    expect([...seen].filter((some) => !some.includes('N'))).toEqual([]);
  });

  it('is fetched with all tareas when it is refused, since the server may know more', async () => {
    const { store } = await show();
    kept.tareas = kept.tareas.filter(({ id }) => id !== 'b');
    const sent = store.dispatch(tareas.send('tareasUpdate', { modificarTareaDto: { id: 'b', task: { title: 'B2' } } }));
    await act(() => expect(sent).rejects.toMatchObject({ status: 404 }));
    await waitFor(() => expect(titles()).toBe('ACDE'));
  });

  it('fetches no other tareas', async () => {
    const { store } = await show();
    await act(() =>
      store.dispatch(tareas.send('tareasUpdate', { modificarTareaDto: { id: 'b', task: { title: 'B2' } } })),
    );
    tell(store, ['b']);
    await waitFor(() => expect(kept.asked).toEqual([whole, '?ids=b']));
    expect(titles()).toBe('AB2CDE');
  });

  it('of one tarea is sent after the earlier one, so that the last one remains', async () => {
    const { store } = await show();
    const hold = Promise.withResolvers<void>();
    kept.hold = hold.promise;
    const set = (id: string, title: string) =>
      store.dispatch(tareas.send('tareasUpdate', { modificarTareaDto: { id, task: { title } } }));
    const sent = endingsOf([set('b', 'B2'), set('b', 'B3'), set('c', 'C2')]);
    // Both writes are on their way at once, so either may arrive first.
    await waitFor(() => expect(kept.cambios.map(({ title }) => title).sort()).toEqual(['B2', 'C2']));
    hold.resolve();
    expect(await act(() => sent)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(kept.cambios.at(-1)).toEqual({ title: 'B3' });
    expect(titles()).toBe('AB3C2DE');
  });

  it('of the order is sent in the order of the moves', async () => {
    const { store } = await show();
    const hold = Promise.withResolvers<void>();
    const moved: string[] = [];
    server.use(
      http.post<{ id: string }>('*/api/apps/tasks/task/:id/move', async ({ params }) => {
        moved.push(params.id);
        if (params.id === 'c') await hold.promise;
      }),
    );
    const move = (id: string, before: string) =>
      store.dispatch(tareas.send('ordenMove', { id, moverTareaDto: { before } }));
    const sent = endingsOf([move('c', 'b'), move('d', 'c')]);
    await waitFor(() => expect(titles()).toBe('ADCBE'));
    expect(moved).toEqual(['c']);
    hold.resolve();
    expect(await act(() => sent)).toEqual(['fulfilled', 'fulfilled']);
    expect(kept.tareas.map(({ id }) => id).join('')).toBe('adcbe');
  });

  it('that adds tareas is sent in the order in which they were made, and shown where the server puts them', async () => {
    const { store } = await show();
    const hold = Promise.withResolvers<void>();
    const added: unknown[] = [];
    server.use(
      http.post<never, { task: { id: string } }>('*/api/apps/tasks/task', async ({ request }) => {
        added.push((await request.clone().json()).task.id);
        if (added.length === 1) await hold.promise;
      }),
    );
    const add = (id: string) =>
      store.dispatch(
        tareas.send('tareasCreate', { crearTareaDto: { type: 'task', task: { id, title: id.toUpperCase() } } }),
      );
    const sent = endingsOf([add('f'), add('g')]);
    await waitFor(() => expect(titles()).toBe('GFABCDE'));
    expect(added).toEqual(['f']);
    hold.resolve();
    expect(await act(() => sent)).toEqual(['fulfilled', 'fulfilled']);
    expect(kept.tareas.map(({ id }) => id).join('')).toBe('gfabcde');
  });

  it('that waits for an earlier one is not sent in another cuenta', async () => {
    const page = await show();
    const hold = Promise.withResolvers<void>();
    kept.hold = hold.promise;
    const set = (title: string) =>
      page.store
        .dispatch(tareas.send('tareasUpdate', { modificarTareaDto: { id: 'b', task: { title } } }))
        .catch((error: { code: string }) => error.code);
    const sent = [set('B2'), set('B3')];
    await waitFor(() => expect(kept.cambios).toHaveLength(1));
    act(() => page.open(buildSession({ cuentaId: 'cuenta-b', n: 2 })));
    hold.resolve();
    await act(() => Promise.all(sent));
    expect(await sent[1]).toBe('SESSION_EXPIRED');
    expect(kept.cambios).toHaveLength(1);
  });

  it('that restores a tarea shows it at its former place', async () => {
    const { store } = await show();
    const [gone] = kept.tareas.splice(2, 1);
    kept.eliminadas = [gone as Tarea];
    tell(store, ['c']);
    await waitFor(() => expect(titles()).toBe('ABDE'));
    await act(() => store.dispatch(tareas.send('tareasRestore', { id: 'c' })));
    await waitFor(() => expect(titles()).toBe('ABCDE'));
    expect(kept.asked).toEqual([whole, '?ids=c']);
  });
});

describe('without a connection', () => {
  it('a change is shown at once, and sent when the server can be reached', async () => {
    let connect = () => {};
    const { store, services } = await show();
    services.whenReached = () =>
      new Promise((resolve) => {
        connect = resolve;
      });
    let answered: unknown;
    const task = { title: 'B2' };
    act(() => {
      const sent = store.dispatch(tareas.send('tareasUpdate', { modificarTareaDto: { id: 'b', task } }));
      void sent.then(
        (answer) => {
          answered = answer;
        },
        () => undefined,
      );
    });
    await waitFor(() => expect(titles()).toContain('B2'));
    expect(kept.cambios).toEqual([]);
    connect();
    await waitFor(() => expect(answered).toMatchObject(task));
    expect(kept.cambios).toEqual([task]);
  });
});
