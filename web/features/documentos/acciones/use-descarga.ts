import { useCallback } from 'react';
import { useServices } from '../../../app/hooks';
import { useAttempt } from './use-attempt';

/** Saves a version of a document as a file of the person's. The token goes with the request: a plain link has none. */
export function useDescarga() {
  const { http } = useServices();
  const attempt = useAttempt();
  return useCallback(
    (documentoId: string, n: number, nombre: string) =>
      attempt(async () => {
        const { data } = await http.request<Blob>({
          url: `/api/documentos/${documentoId}/versiones/${n}/contenido`,
          params: { descargar: true },
          answer: 'blob',
          options: { skipErrorNotification: true },
        });
        save(data, nombre);
      }),
    [http, attempt],
  );
}

function save(content: Blob, nombre: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = nombre;
  link.click();
  URL.revokeObjectURL(url);
}
