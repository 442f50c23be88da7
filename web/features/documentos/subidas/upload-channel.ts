import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import type { SubidaDto } from '../../../api/generated/documentos';
import type { Http } from '../../../api/http';
import type { HttpError } from '../../../api/http-error';
import type { Subida } from './subidas-slice';

export type UploadEvent =
  | { type: 'progress'; progreso: number }
  | { type: 'done'; subida: SubidaDto }
  | { type: 'failed'; error: HttpError };

/** Sends one file in a request of its own, and tells how it goes. Closing the channel gives the request up. */
export function openUpload(http: Http, { destino }: Pick<Subida, 'destino'>, file: File): EventChannel<UploadEvent> {
  return eventChannel<UploadEvent>((emit) => {
    const leaving = new AbortController();
    http
      .request<SubidaDto>({
        url: destino.documentoId
          ? `/api/documentos/${destino.documentoId}/versiones`
          : `/api/carpetas/${destino.carpetaId}/documentos`,
        method: 'POST',
        body: formOf(destino, file),
        signal: leaving.signal,
        // A token that expires on the way would make a long upload go twice.
        options: { refreshFirst: true, skipErrorNotification: true },
        onUploadProgress: (progreso) => emit({ type: 'progress', progreso }),
      })
      .then(({ data }) => emit({ type: 'done', subida: data }))
      .catch((error: HttpError) => emit({ type: 'failed', error }));
    return () => leaving.abort();
  }, buffers.expanding());
}

/** The fields go before the file: the server reads the request as it comes. */
function formOf({ seccionId, documentoId, motivo }: Subida['destino'], file: File): FormData {
  const form = new FormData();
  if (seccionId) form.append('seccionId', seccionId);
  if (motivo) form.append('motivo', motivo);
  form.append(documentoId ? 'archivo' : 'archivos', file, file.name);
  return form;
}
