import type { ApiDispatch } from '../../../../api/empty-api';
import type { AdjuntoDto } from '../../../../api/generated/conversaciones';
import { guardUploads } from '../../../../lib/guard-uploads';
import { AttachmentUploads } from '../../../../subidas/attachment-uploads';
import { openDirecto } from '../chat-api';
import { type AdjuntoDeMensaje, adjuntoAdded, adjuntoChanged, adjuntoRemoved } from '../outbox-slice';

const uploads = new AttachmentUploads();
guardUploads(uploads.areRunning);

/** The draft to which files are attached. Its conversation may not be stored yet. */
export interface Lugar {
  clave: string;
  conversacionId: string | undefined;
}

/** Adds files to the message that is being written, and starts their uploads. */
export const attach = (lugar: Lugar, added: readonly File[]) => (dispatch: ApiDispatch) => {
  for (const file of added) {
    const adjunto = { ...uploads.add(file), subido: null };
    dispatch(adjuntoAdded({ clave: lugar.clave, adjunto }));
    void dispatch(upload(lugar, adjunto.id));
  }
};

/** Uploads a file, for the first time or after a failure. */
export const upload =
  ({ clave, conversacionId }: Lugar, id: string) =>
  (dispatch: ApiDispatch) => {
    const change = (changes: Partial<AdjuntoDeMensaje>) => dispatch(adjuntoChanged({ clave, id, changes }));
    const urlOf = async () => `/api/conversaciones/${conversacionId ?? (await openDirecto(dispatch, clave))}/adjuntos`;
    const onSent = ([subido]: AdjuntoDto[]) => change({ subido: subido ?? null });
    return dispatch(uploads.send(id, { urlOf, change, onSent }));
  };

/** Removes a file from a message that is not sent yet. */
export const detach = (clave: string, id: string) => (dispatch: ApiDispatch) => {
  uploads.remove(id);
  dispatch(adjuntoRemoved({ clave, id }));
};
