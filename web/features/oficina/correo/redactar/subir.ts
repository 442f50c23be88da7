import { apiMessage } from '../../../../api/api-message';
import type { ApiDispatch } from '../../../../api/empty-api';
import { HttpError } from '../../../../api/http-error';
import type { AppServices } from '../../../../api/services';
import { mayUploadAgain } from '../../../../api/upload-again';
import { showToast } from '../../../../components/toast-actions';
import { guardUploads } from '../../../../lib/guard-uploads';
import { newId } from '../../../../lib/new-id';
import { sendFile } from '../../../../subidas/send-file';
import { sendThroughCuts } from '../../../../subidas/send-through-cuts';
import { putArchivos } from '../correos';
import type { Correo } from '../correos-api';
import { borradoresApi } from './borradores-api';
import { selectRedaccion } from './redaccion-abierta';
import { selectSubidas, subidaAdded, subidaChanged, subidaEnded } from './subidas-slice';

/**
 * The files that are being uploaded or failed, by id. They are not in the store, which holds only serializable values.
 */
const files = new Map<string, File>();
const requests = new Map<string, AbortController>();
guardUploads(() => requests.size > 0);
/**
 * The ids of uploads cancelled after the server had received the whole file. The file is removed when the answer
 * arrives.
 */
const unwanted = new Set<string>();
/** The last change to the files of each draft. Changes run one after the other, so that the files keep their order. */
const lastOf = new Map<string, Promise<unknown>>();

/** Changes the files of a draft after the changes that are running. */
export async function inTurn<Result>(borradorId: string, work: () => Promise<Result>): Promise<Result> {
  const before = lastOf.get(borradorId);
  const running = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  lastOf.set(borradorId, running);
  try {
    return await running;
  } finally {
    if (lastOf.get(borradorId) === running) lastOf.delete(borradorId);
  }
}

/** Resolves when no change to the files of a draft is running. */
export async function settled(borradorId: string): Promise<void> {
  for (let last = lastOf.get(borradorId); last; last = lastOf.get(borradorId)) await last.catch(() => undefined);
}

/** Starts the uploads of files to a draft. `ensure` creates the draft. */
export const adjuntar =
  (borradorId: string, added: readonly File[], ensure: () => Promise<unknown>) => (dispatch: ApiDispatch) => {
    for (const file of added) {
      const id = newId();
      files.set(id, file);
      dispatch(subidaAdded({ id, borradorId, nombre: file.name, bytes: file.size, progreso: 0, problema: null }));
      void dispatch(subir(borradorId, id, ensure));
    }
  };

/** Uploads a file, for the first time or again. After a broken connection the upload resumes by itself. */
export const subir =
  (borradorId: string, id: string, ensure: () => Promise<unknown>) =>
  async (dispatch: ApiDispatch, getState: () => object, { http }: AppServices): Promise<void> => {
    const file = files.get(id);
    if (!file || requests.has(id)) return;
    const leaving = new AbortController();
    requests.set(id, leaving);
    dispatch(subidaChanged({ id, progreso: 0, problema: null }));
    const { signal } = leaving;
    const send = async () => {
      await ensure();
      signal.throwIfAborted();
      const requestOf = (sent: File) => {
        const form = new FormData();
        // With the same id, a file that is sent again after a lost answer is attached once.
        form.append('id', id);
        form.append('archivos', sent, sent.name);
        return { url: `/api/correos/borradores/${borradorId}/adjuntos`, form };
      };
      const onUploadProgress = (progreso: number) => dispatch(subidaChanged({ id, progreso }));
      return sendFile<Correo>(http, file, requestOf, { signal, onUploadProgress });
    };
    const onWaiting = (isCortada: boolean) => dispatch(subidaChanged({ id, progreso: 0, isCortada }));
    await inTurn(borradorId, async () => {
      try {
        signal.throwIfAborted();
        const data = await dispatch(sendThroughCuts(file, send, { signal, onWaiting }));
        files.delete(id);
        const kept = unwanted.has(id) ? await dispatch(detach(borradorId, id)) : data;
        dispatch(putArchivos(kept));
        dispatch(subidaEnded(id));
      } catch (error) {
        const problema = apiMessage(error);
        if (signal.aborted) return;
        dispatch(subidaChanged({ id, problema, puedeReintentar: mayUploadAgain(error) }));
        // The person has been told already.
        if (error instanceof HttpError && error.isSilent) return;
        // The composer does not show this draft, so a toast tells the failure.
        if (selectRedaccion(getState())?.id !== borradorId) {
          showToast(dispatch, `«${file.name}» no se pudo adjuntar. ${problema}`, { severity: 'error' });
        }
      } finally {
        requests.delete(id);
        unwanted.delete(id);
      }
    });
  };

/** Removes a file from a draft. */
export const detach = (id: string, adjuntoId: string) => (dispatch: ApiDispatch) =>
  dispatch(borradoresApi.endpoints.borradoresDetach.initiate({ id, adjuntoId }, { track: false })).unwrap();

/** Cancels an upload. */
export const cancelarSubida = (id: string) => (dispatch: ApiDispatch, getState: () => object) => {
  files.delete(id);
  // The server stores a file that it has received whole, even when the request is aborted.
  const isThere = selectSubidas(getState()).some((one) => one.id === id && one.progreso === 1);
  if (isThere && requests.has(id)) unwanted.add(id);
  else requests.get(id)?.abort();
  dispatch(subidaEnded(id));
};
