import type { ApiDispatch, ApiError } from '../../api/empty-api';
import { type CambioNota, type Nota, notasApi } from './notas-api';

const { endpoints } = notasApi;
/** What became of a write is known by who sent it; the store need not keep it. */
const untracked = { track: false };
const tries = 4;

/** The store as it is once the API's slice is in it, which it declares nowhere. */
type ApiState = Parameters<ReturnType<typeof endpoints.notasFindAll.select>>[0];

/** A nota as the server is known to have it. */
export const selectNota = (state: unknown, id: string): Nota | undefined =>
  endpoints.notasFindAll
    .select({})(state as ApiState)
    .data?.find((nota) => nota.id === id);

/** Puts a nota into the list as the server has it now; a list that is still on its way is fetched anew. */
export const keepNota = (nota: Nota) => (dispatch: ApiDispatch, getState: () => unknown) => {
  dispatch(
    notasApi.util.updateQueryData('notasFindAll', {}, (notas) => {
      const at = notas.findIndex(({ id }) => id === nota.id);
      if (at < 0) notas.push(nota);
      else if ((notas[at]?.version ?? 0) < nota.version) notas[at] = nota;
    }),
  );
  if (!selectNota(getState(), nota.id)) dispatch(notasApi.util.invalidateTags(['notas']));
};

/** Makes a nota. @param key the same for each attempt */
export const createNota = (nota: CambioNota, key: string) => async (dispatch: ApiDispatch, getState: () => unknown) => {
  const write = { 'Idempotency-Key': key, crearNotaDto: { note: nota } };
  const created: Nota = await dispatch(endpoints.notasCreate.initiate(write, untracked)).unwrap();
  dispatch(keepNota(created));
  if (!selectNota(getState(), created.id)) {
    // The list is still on its way, and what is written next is based on what it says.
    await dispatch(endpoints.notasFindAll.initiate({}, { subscribe: false })).catch(() => undefined);
    dispatch(keepNota(created));
  }
  return created;
};

/**
 * Writes some of a nota. The server takes it whole, so what was not meant to change is sent as it is there: when that
 * has changed meanwhile, it is fetched and sent again.
 * @param changeOf what changes, given the nota as it is; may throw
 */
export const writeNota =
  (id: string, changeOf: (nota: Nota) => CambioNota) => async (dispatch: ApiDispatch, getState: () => unknown) => {
    for (let attempt = 1; ; attempt++) {
      const nota = selectNota(getState(), id);
      if (!nota) throw gone;
      try {
        const updatedNote = { ...nota, ...changeOf(nota) };
        const write = { 'If-Match': `"${nota.version}"`, modificarNotaDto: { updatedNote } };
        const written: Nota = await dispatch(endpoints.notasReplace.initiate(write, untracked)).unwrap();
        dispatch(keepNota(written));
        return written;
      } catch (error) {
        if ((error as ApiError).status !== 412 || attempt === tries || error === overtaken) throw error;
        await dispatch(endpoints.notasFindAll.initiate({}, { forceRefetch: true, subscribe: false })).unwrap();
      }
    }
  };

/** Deletes it, at once in sight; {@link restoreNota} brings it back for a day. */
export const removeNota = (id: string) => async (dispatch: ApiDispatch) => {
  const take = () =>
    dispatch(notasApi.util.updateQueryData('notasFindAll', {}, (notas) => notas.filter((nota) => nota.id !== id)));
  const { undo } = take();
  try {
    await dispatch(endpoints.notasRemove.initiate({ id }, untracked)).unwrap();
    // A list that was fetched meanwhile may have brought it back.
    take();
  } catch (error) {
    undo();
    throw error;
  }
};

/** Brings a deleted one back; once it is done, it can be written. */
export const restoreNota = (id: string) => async (dispatch: ApiDispatch) => {
  dispatch(keepNota(await dispatch(endpoints.notasRestore.initiate({ id }, untracked)).unwrap()));
  // In its place among the others.
  dispatch(notasApi.util.invalidateTags(['notas']));
};

export const removeImagen = (id: string) => async (dispatch: ApiDispatch) => {
  dispatch(keepNota(await dispatch(endpoints.notaImagenRemove.initiate({ id }, untracked)).unwrap()));
};

/** Where the picture of a nota is sent. */
export const imagenUrl = (id: string) => `/api/apps/notes/${encodeURIComponent(id)}/image`;

/** The nota is not there any more: deleted elsewhere. */
const gone: ApiError = { status: 404, code: 'NO_ENCONTRADO', message: 'La nota ya no existe.' };

/** Refuses a write over what was changed elsewhere, as the server does. */
export const overtaken: ApiError = {
  status: 412,
  code: 'VERSION_ANTERIOR',
  message: 'La nota cambió mientras tanto en otra pestaña o en otro dispositivo.',
};
