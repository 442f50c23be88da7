import { HttpResponse, http } from 'msw';
import type { Tarea } from '../features/oficina/tareas/tareas-api';
import { refusal, refuseOld } from './api-server';

const miembros = [
  { id: 'usuario-1', nombre: 'Ana Rivas', email: 'ana@carpetas.test', avatar: null, rolId: 1, rol: 'Titular' },
  { id: 'usuario-2', nombre: 'Luis Paz', email: 'luis@carpetas.test', avatar: null, rolId: 3, rol: 'Oficial' },
].map((miembro) => ({ ...miembro, estado: 'enLinea', membresia: 'activa' }));

/** A tarea as the server answers it. */
export function buildTarea(changes: Partial<Tarea> = {}): Tarea {
  return {
    id: 't-1',
    type: 'task',
    title: 'Pedir el certificado',
    notes: null,
    completed: false,
    completedAt: null,
    dueDate: null,
    priority: 1,
    tags: [],
    order: 0,
    place: '',
    assignedTo: null,
    subTasks: [],
    carpetaId: null,
    carpeta: null,
    createdBy: 'usuario-1',
    version: 1,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  };
}

const step = 65_536;

/** Gives each tarea its order and place. A tarea without a place goes halfway between its neighbours. */
function placed(tareas: Tarea[]): Tarea[] {
  let last = 0;
  return tareas.map((tarea, order) => {
    const next = tareas.slice(order).find(({ place }) => place)?.place;
    last = tarea.place ? Number.parseInt(tarea.place, 16) : next ? (last + Number.parseInt(next, 16)) / 2 : last + step;
    return { ...tarea, order, place: last.toString(16).padStart(16, '0') };
  });
}

/** A fake server that keeps tareas. */
export function createTareasServer(initial: Tarea[], { etiquetas = [] as { id: string; title: string }[] } = {}) {
  const kept = {
    tareas: initial,
    etiquetas,
    /** The query strings of the calls for tareas. */
    asked: [] as string[],
    /** The bodies of the PATCH calls, in order. */
    cambios: [] as Partial<Tarea>[],
    /** The tarea that was last deleted, which can be restored. */
    eliminadas: [] as Tarea[],
    /** While set, the server refuses every move with this message. */
    moveRefusal: null as string | null,
    /** PATCH and move calls wait for this promise. */
    hold: Promise.resolve() as Promise<unknown>,
  };
  const missing = () => refusal(404, 'NO_ENCONTRADO', 'No se encontró la tarea.');
  const numbered = () => {
    kept.tareas = placed(kept.tareas);
    return kept.tareas;
  };
  const some = (ids: string | null) => numbered().filter(({ id }) => ids === null || ids.split(',').includes(id));

  const handlers = [
    http.get('*/api/miembros', () => HttpResponse.json(miembros)),
    http.get('*/api/apps/tasks/all', ({ request }) => {
      kept.asked.push(new URL(request.url).search);
      return HttpResponse.json(some(new URL(request.url).searchParams.get('ids')));
    }),
    http.get('*/api/apps/tasks/tags', () => HttpResponse.json(kept.etiquetas)),
    http.post<never, { tag: { title: string } }>('*/api/apps/tasks/tag', async ({ request }) => {
      const etiqueta = { id: `e-${kept.etiquetas.length + 1}`, title: (await request.json()).tag.title };
      kept.etiquetas = [etiqueta, ...kept.etiquetas];
      return HttpResponse.json(etiqueta);
    }),
    http.post<never, { type: Tarea['type']; task?: Partial<Tarea> }>('*/api/apps/tasks/task', async ({ request }) => {
      const { type, task } = await request.json();
      const tarea = buildTarea({ id: `nueva-${kept.tareas.length}`, type, title: '', ...task });
      kept.tareas = [tarea, ...kept.tareas];
      return HttpResponse.json(some(tarea.id)[0]);
    }),
    http.patch<never, { id: string; task: Partial<Tarea> }>('*/api/apps/tasks/task', async ({ request }) => {
      const { id, task } = await request.json();
      kept.cambios.push(task);
      await kept.hold;
      const before = kept.tareas.find((tarea) => tarea.id === id);
      if (!before) return missing();
      const refused = refuseOld(request, before.version);
      if (refused) return refused;
      const after = { ...before, ...task, version: before.version + 1 };
      kept.tareas = kept.tareas.map((tarea) => (tarea.id === id ? after : tarea));
      return HttpResponse.json(after);
    }),
    http.delete('*/api/apps/tasks/task', ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      kept.eliminadas = kept.tareas.filter((tarea) => tarea.id === id);
      kept.tareas = kept.tareas.filter((tarea) => tarea.id !== id);
      return kept.eliminadas.length > 0 ? HttpResponse.json(true) : missing();
    }),
    http.post('*/api/apps/tasks/task/:id/restore', () => {
      kept.tareas = [...kept.eliminadas, ...kept.tareas];
      return HttpResponse.json(kept.eliminadas[0]);
    }),
    http.post<{ id: string }, { before: string | null }>(
      '*/api/apps/tasks/task/:id/move',
      async ({ params: { id }, request }) => {
        await kept.hold;
        if (kept.moveRefusal) return refusal(409, 'NO_SE_PUEDE', kept.moveRefusal);
        const { before } = await request.json();
        const moved = numbered().filter((tarea) => tarea.id === id);
        const others = kept.tareas.filter((tarea) => tarea.id !== id);
        const at = before === null ? others.length : others.findIndex((tarea) => tarea.id === before);
        kept.tareas = others.toSpliced(at, 0, ...moved.map((tarea) => ({ ...tarea, place: '' })));
        return HttpResponse.json(some(id)[0]);
      },
    ),
  ];
  return { kept, handlers };
}
