import { nanoid } from '@reduxjs/toolkit';
import type { ApiDispatch } from '../../api/empty-api';
import { type Escritura, escrituraSent, escrituraSettled, movedBefore } from './escrituras-slice';
import { type Etiqueta, type Tarea, tareasApi } from './tareas-api';

/** What a person may write of a tarea. */
export type CambioTarea = Partial<
  Pick<
    Tarea,
    | 'title'
    | 'notes'
    | 'completed'
    | 'dueDate'
    | 'priority'
    | 'tags'
    | 'assignedTo'
    | 'carpetaId'
    | 'carpeta'
    | 'subTasks'
  >
>;

const base = '/api/apps/tasks';

/** Who writes says what failed. */
const silent = { extraOptions: { skipErrorNotification: true } };

const tareasWrites = tareasApi.injectEndpoints({
  endpoints: (build) => ({
    createTarea: build.mutation<Tarea, { type: Tarea['type']; task?: CambioTarea; key: string }>({
      query: ({ key, ...body }) => ({
        url: `${base}/task`,
        method: 'POST',
        body,
        // A second attempt after an answer that was lost must not make two.
        headers: { 'Idempotency-Key': key },
      }),
      ...silent,
    }),
    updateTarea: build.mutation<Tarea, { id: string; task: CambioTarea }>({
      // The carpeta itself is only shown until the answer brings it: the server goes by its id.
      query: ({ id, task: { carpeta, ...task } }) => ({ url: `${base}/task`, method: 'PATCH', body: { id, task } }),
      ...silent,
    }),
    removeTarea: build.mutation<true, string>({
      query: (id) => ({ url: `${base}/task`, method: 'DELETE', params: { id } }),
      ...silent,
    }),
    restoreTarea: build.mutation<Tarea, string>({
      query: (id) => ({ url: `${base}/task/${encodeURIComponent(id)}/restore`, method: 'POST' }),
      invalidatesTags: ['Tareas'],
      ...silent,
    }),
    moveTarea: build.mutation<Tarea, { id: string; before: string | null }>({
      query: ({ id, before }) => ({
        url: `${base}/task/${encodeURIComponent(id)}/move`,
        method: 'POST',
        body: { before },
      }),
      ...silent,
    }),
    createTareaEtiqueta: build.mutation<Etiqueta, { title: string; key: string }>({
      query: ({ title, key }) => ({
        url: `${base}/tag`,
        method: 'POST',
        body: { tag: { title } },
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: ['Tareas'],
      ...silent,
    }),
    renameTareaEtiqueta: build.mutation<Etiqueta, Etiqueta>({
      query: ({ id, title }) => ({ url: `${base}/tag`, method: 'PATCH', body: { id, tag: { title } } }),
      invalidatesTags: ['Tareas'],
      ...silent,
    }),
    removeTareaEtiqueta: build.mutation<true, string>({
      query: (id) => ({ url: `${base}/tag`, method: 'DELETE', params: { id } }),
      invalidatesTags: ['Tareas'],
      ...silent,
    }),
    restoreTareaEtiqueta: build.mutation<Etiqueta, string>({
      query: (id) => ({ url: `${base}/tag/${encodeURIComponent(id)}/restore`, method: 'POST' }),
      invalidatesTags: ['Tareas'],
      ...silent,
    }),
  }),
});

const { endpoints } = tareasWrites;

/** A write under way, as RTK Query gives it. */
interface Sent<Answer> {
  unwrap(): Promise<Answer>;
  reset(): void;
}

/**
 * Waits for a write and lets the lists have its answer before it stops counting as under way: nothing flickers in
 * between. One that is refused stops counting at once, so what it had shown is gone.
 */
async function settle<Answer>(sent: Sent<Answer>, keep: (answer: Answer) => void): Promise<Answer> {
  try {
    const answer = await sent.unwrap();
    keep(answer);
    return answer;
  } finally {
    sent.reset();
  }
}

/** The same for one that is shown from the start. */
async function showUntilSettled<Answer>(
  dispatch: ApiDispatch,
  escritura: Escritura,
  send: () => Sent<Answer>,
  keep: (answer: Answer) => void,
): Promise<Answer> {
  const { payload } = dispatch(escrituraSent(escritura));
  try {
    return await settle(send(), keep);
  } finally {
    dispatch(escrituraSettled(payload.key));
  }
}

/** Makes a task or a section, at the top of the list. */
export const createTarea = (type: Tarea['type'], task?: CambioTarea) => (dispatch: ApiDispatch) =>
  settle<Tarea>(dispatch(endpoints.createTarea.initiate({ type, task, key: nanoid() })), (created) =>
    inLists(dispatch, (tareas, { carpetaId }) =>
      carpetaId && carpetaId !== created.carpetaId
        ? tareas
        : [created, ...tareas.filter(({ id }) => id !== created.id)],
    ),
  );

/** Changes some of a tarea; shown at once. */
export const updateTarea = (id: string, task: CambioTarea) => (dispatch: ApiDispatch) =>
  showUntilSettled<Tarea>(
    dispatch,
    { tipo: 'cambio', id, task },
    () => dispatch(endpoints.updateTarea.initiate({ id, task })),
    (updated) =>
      inLists(dispatch, (tareas) =>
        // Answers may come in another order than their writes went.
        tareas.map((one) => (one.id === id && one.version <= updated.version ? updated : one)),
      ),
  );

/** Deletes it; `restoreTarea` brings it back for a day. */
export const removeTarea = (id: string) => (dispatch: ApiDispatch) =>
  showUntilSettled<true>(
    dispatch,
    { tipo: 'baja', id },
    () => dispatch(endpoints.removeTarea.initiate(id)),
    () => inLists(dispatch, (tareas) => tareas.filter((one) => one.id !== id)),
  );

export const restoreTarea = (id: string) => (dispatch: ApiDispatch) =>
  settle<Tarea>(dispatch(endpoints.restoreTarea.initiate(id)), () => undefined);

/** Puts it before another one of the whole list, or at its end; shown at once. */
export const moveTarea = (id: string, before: string | null) => (dispatch: ApiDispatch) =>
  showUntilSettled<Tarea>(
    dispatch,
    { tipo: 'orden', id, before },
    () => dispatch(endpoints.moveTarea.initiate({ id, before })),
    () => inLists(dispatch, (tareas) => movedBefore(tareas, id, before)),
  );

type Change = (tareas: Tarea[], which: { carpetaId?: string }) => Tarea[];

/** Changes every list that is kept. */
function inLists(dispatch: ApiDispatch, change: Change): void {
  dispatch((_: ApiDispatch, getState: () => Parameters<typeof tareasApi.util.selectCachedArgsForQuery>[0]) => {
    for (const which of tareasApi.util.selectCachedArgsForQuery(getState(), 'tareas')) {
      dispatch(tareasApi.util.updateQueryData('tareas', which, (tareas) => change(tareas as Tarea[], which)));
    }
  });
}

export const {
  useCreateTareaEtiquetaMutation,
  useRenameTareaEtiquetaMutation,
  useRemoveTareaEtiquetaMutation,
  useRestoreTareaEtiquetaMutation,
} = tareasWrites;
