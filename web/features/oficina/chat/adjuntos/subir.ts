import { apiMessage } from '../../../../api/api-message';
import type { ApiDispatch } from '../../../../api/empty-api';
import type { AdjuntoDto } from '../../../../api/generated/conversaciones';
import type { AppServices } from '../../../../api/services';
import { mayUploadAgain } from '../../../../api/upload-again';
import { guardUploads } from '../../../../lib/guard-uploads';
import { newId } from '../../../../lib/new-id';
import { sendFile } from '../../../../subidas/send-file';
import { sendThroughCuts } from '../../../../subidas/send-through-cuts';
import { openDirecto } from '../chat-api';
import { type AdjuntoNuevo, adjuntoAdded, adjuntoChanged, adjuntoRemoved } from '../outbox-slice';

/**
 * The files that are being uploaded or failed, by id. They are not in the store, which holds only serializable values.
 */
const files = new Map<string, File>();
const requests = new Map<string, AbortController>();
guardUploads(() => requests.size > 0);

/** The draft to which files are attached. Its conversation may not be stored yet. */
export interface Lugar {
  clave: string;
  conversacionId: string | undefined;
}

/** Adds files to the message that is being written, and starts their uploads. */
export const attach = (lugar: Lugar, added: readonly File[]) => (dispatch: ApiDispatch) => {
  for (const file of added) {
    const id = newId();
    files.set(id, file);
    const adjunto: AdjuntoNuevo = {
      id,
      nombre: file.name,
      bytes: file.size,
      progreso: 0,
      problema: null,
      subido: null,
    };
    dispatch(adjuntoAdded({ clave: lugar.clave, adjunto }));
    void dispatch(upload(lugar, id));
  }
};

/** Uploads a file, for the first time or after a failure. After a broken connection the upload resumes by itself. */
export const upload =
  ({ clave, conversacionId }: Lugar, id: string) =>
  async (dispatch: ApiDispatch, _getState: () => object, { http }: AppServices) => {
    const file = files.get(id);
    if (!file || requests.has(id)) return;
    const change = (changes: Partial<AdjuntoNuevo>) => dispatch(adjuntoChanged({ clave, id, changes }));
    const leaving = new AbortController();
    requests.set(id, leaving);
    change({ progreso: 0, problema: null });
    const { signal } = leaving;
    const send = async () => {
      const chatId = conversacionId ?? (await openDirecto(dispatch, clave));
      const requestOf = (sent: File) => {
        const form = new FormData();
        form.append('archivos', sent, sent.name);
        return { url: `/api/conversaciones/${chatId}/adjuntos`, form };
      };
      const onUploadProgress = (progreso: number) => change({ progreso });
      return sendFile<AdjuntoDto[]>(http, file, requestOf, { signal, onUploadProgress });
    };
    const onWaiting = (isCortada: boolean) => change({ progreso: 0, isCortada });
    try {
      const [subido = null] = await dispatch(sendThroughCuts(file, send, { signal, onWaiting }));
      files.delete(id);
      change({ subido });
    } catch (error) {
      if (!signal.aborted) {
        change({ problema: apiMessage(error), puedeReintentar: mayUploadAgain(error) });
      }
    } finally {
      requests.delete(id);
    }
  };

/** Removes a file from a message that is not sent yet. */
export const detach = (clave: string, id: string) => (dispatch: ApiDispatch) => {
  files.delete(id);
  requests.get(id)?.abort();
  dispatch(adjuntoRemoved({ clave, id }));
};
