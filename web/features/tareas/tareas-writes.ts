import { nanoid } from '@reduxjs/toolkit';
import type { ApiDispatch } from '../../api/empty-api';
import { type Escritura, escrituraSent, escrituraSettled, movedBefore } from './escrituras-slice';
import { changeListas, receiveTareas } from './listas';
import { type Tarea, tareasApi } from './tareas-api';

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

const { endpoints } = tareasApi;

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
  settle<Tarea>(
    // A second attempt after an answer that was lost must not make two.
    dispatch(endpoints.tareasCreate.initiate({ 'Idempotency-Key': nanoid(), crearTareaDto: { type, task } })),
    (created) => receive(dispatch, created),
  );

/** Changes some of a tarea; shown at once. */
export const updateTarea = (id: string, task: CambioTarea) => (dispatch: ApiDispatch) =>
  showUntilSettled<Tarea>(
    dispatch,
    { tipo: 'cambio', id, task },
    () => dispatch(endpoints.tareasUpdate.initiate({ modificarTareaDto: { id, task: sentOf(task) } })),
    (updated) =>
      changeListas(dispatch, (tareas, which) =>
        // One that was deleted after this write is not to come back by its answer, which may come later.
        tareas.some((one) => one.id === id) ? receiveTareas(tareas, [id], [updated], which) : tareas,
      ),
  );

/** The carpeta itself is only shown until the answer brings it: the server goes by its id. */
const sentOf = ({ carpeta: _, ...sent }: CambioTarea) => sent;

/** Deletes it; `restoreTarea` brings it back for a day. */
export const removeTarea = (id: string) => (dispatch: ApiDispatch) =>
  showUntilSettled<boolean>(
    dispatch,
    { tipo: 'baja', id },
    () => dispatch(endpoints.tareasRemove.initiate({ id })),
    () => changeListas(dispatch, (tareas, which) => receiveTareas(tareas, [id], [], which)),
  );

export const restoreTarea = (id: string) => (dispatch: ApiDispatch) =>
  settle<Tarea>(dispatch(endpoints.tareasRestore.initiate({ id })), (restored) => receive(dispatch, restored));

/** Puts it before another one of the whole list, or at its end; shown at once. */
export const moveTarea = (id: string, before: string | null) => (dispatch: ApiDispatch) =>
  showUntilSettled<Tarea>(
    dispatch,
    { tipo: 'orden', id, before },
    () => dispatch(endpoints.ordenMove.initiate({ id, moverTareaDto: { before } })),
    ({ order, place }) =>
      // Not sorted: where there was no room, the others' places are on their way.
      changeListas(dispatch, (tareas) =>
        movedBefore(tareas, id, before).map((one) => (one.id === id ? { ...one, order, place } : one)),
      ),
  );

const receive = (dispatch: ApiDispatch, tarea: Tarea) =>
  changeListas(dispatch, (tareas, which) => receiveTareas(tareas, [tarea.id], [tarea], which));
