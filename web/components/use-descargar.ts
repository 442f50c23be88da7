import { useCallback } from 'react';
import type { HttpRequest } from '../api/http';
import { saveFile } from '../lib/save-file';
import { useServices } from '../store/hooks';
import { useAttempt } from './use-attempt';

type Request = Pick<HttpRequest, 'url' | 'params' | 'method' | 'body'>;

/**
 * Gives a function that saves the API's answer to a request as a file. A plain link would send no token. A toast tells a
 * failure.
 */
export function useDescargar() {
  const { http } = useServices();
  const attempt = useAttempt();
  return useCallback(
    (nombre: string, request: Request) =>
      attempt(async () => {
        const options = { skipErrorNotification: true };
        const { data } = await http.request<Blob>({ ...request, answer: 'blob', options });
        saveFile(data, nombre);
      }),
    [http, attempt],
  );
}

/** As {@link useDescargar}, for a stored file. */
export function useDescargarArchivo() {
  const descargar = useDescargar();
  return useCallback(
    ({ url, nombre }: { url: string; nombre: string }) => descargar(nombre, { url, params: { descargar: true } }),
    [descargar],
  );
}
