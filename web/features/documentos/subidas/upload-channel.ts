import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import type { SubidaDto } from '../../../api/generated/documentos';
import type { Http } from '../../../api/http';
import type { HttpError } from '../../../api/http-error';
import type { Subida } from './subidas-slice';

export type UploadEvent =
  | { type: 'progress'; progreso: number }
  | { type: 'done'; subida: SubidaDto }
  | { type: 'failed'; error: HttpError };

/** Sends one file in one request, and emits its progress and outcome. Closing the channel aborts the request. */
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
        // If the token expired during a long upload, the file would be sent twice.
        options: { refreshFirst: true, skipErrorNotification: true },
        onUploadProgress: (progreso) => emit({ type: 'progress', progreso }),
      })
      .then(({ data }) => emit({ type: 'done', subida: data }))
      .catch((error: HttpError) => emit({ type: 'failed', error }));
    return () => leaving.abort();
  }, buffers.expanding());
}

/** The fields come before the file, because the server reads the request as a stream. */
function formOf({ seccionId, documentoId, motivo }: Subida['destino'], file: File): FormData {
  const form = new FormData();
  if (seccionId) form.append('seccionId', seccionId);
  if (motivo) form.append('motivo', motivo);
  form.append(documentoId ? 'archivo' : 'archivos', file, file.name);
  return form;
}
