import { apiMessage } from '../../../../api/api-message';
import type { ApiDispatch } from '../../../../api/empty-api';
import { HttpError } from '../../../../api/http-error';
import { showToast } from '../../../../components/toast-actions';
import { guardUploads } from '../../../../lib/guard-uploads';
import { AttachmentUploads } from '../../../../subidas/attachment-uploads';
import { putArchivos } from '../correos';
import type { Correo } from '../correos-api';
import { borradoresApi } from './borradores-api';
import { selectRedaccion } from './redaccion-abierta';
import { selectSubidas, subidaAdded, subidaChanged, subidaEnded } from './subidas-slice';

const uploads = new AttachmentUploads();
guardUploads(uploads.areRunning);

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
      const adjunto = uploads.add(file);
      dispatch(subidaAdded({ ...adjunto, borradorId }));
      void dispatch(subir(borradorId, adjunto.id, ensure));
    }
  };

/** Uploads a file, for the first time or again. */
export const subir =
  (borradorId: string, id: string, ensure: () => Promise<unknown>) =>
  (dispatch: ApiDispatch, getState: () => object): Promise<void> => {
    const urlOf = async () => {
      await ensure();
      return `/api/correos/borradores/${borradorId}/adjuntos`;
    };
    const onSent = async (data: Correo) => {
      dispatch(putArchivos(unwanted.delete(id) ? await dispatch(detach(borradorId, id)) : data));
      dispatch(subidaEnded(id));
    };
    const onFailed = (error: unknown, { name }: File) => {
      unwanted.delete(id);
      // The person has been told already.
      if (error instanceof HttpError && error.isSilent) return;
      // The composer does not show this draft, so a toast tells the failure.
      if (selectRedaccion(getState())?.id !== borradorId) {
        showToast(dispatch, `«${name}» no se pudo adjuntar. ${apiMessage(error)}`, { severity: 'error' });
      }
    };
    return dispatch(
      uploads.send(id, {
        urlOf,
        // With the same id, a file that is sent again after a lost answer is attached once.
        campos: { id },
        change: (changes) => dispatch(subidaChanged({ id, ...changes })),
        onSent,
        onFailed,
        inTurn: (work) => inTurn(borradorId, work),
      }),
    );
  };

/** Removes a file from a draft. */
export const detach = (id: string, adjuntoId: string) => (dispatch: ApiDispatch) =>
  dispatch(borradoresApi.endpoints.borradoresDetach.initiate({ id, adjuntoId }, { track: false })).unwrap();

/** Cancels an upload. */
export const cancelarSubida = (id: string) => (dispatch: ApiDispatch, getState: () => object) => {
  // The server stores a file that it has received whole, even when the request is aborted.
  const isThere = selectSubidas(getState()).some((one) => one.id === id && one.progreso === 1);
  if (isThere && uploads.isRunning(id)) {
    uploads.forget(id);
    unwanted.add(id);
  } else uploads.remove(id);
  dispatch(subidaEnded(id));
};
