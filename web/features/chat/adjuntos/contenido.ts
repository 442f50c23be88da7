import { apiMessage } from '../../../api/api-message';
import type { AdjuntoDto } from '../../../api/generated/conversaciones';
import { useToast } from '../../../components/toast-actions';
import { saveFile } from '../../../lib/save-file';
import { useServices } from '../../../store/hooks';

/** Where the content of a file is. */
export const contenidoUrl = (id: string) => `/api/conversaciones/adjuntos/${id}/contenido`;

/** Downloads a file of a message. */
export function useDescargar() {
  const { http } = useServices();
  const toast = useToast();
  return async ({ id, nombre }: AdjuntoDto) => {
    try {
      const { data } = await http.request<Blob>({
        url: contenidoUrl(id),
        params: { descargar: true },
        answer: 'blob',
        options: { skipErrorNotification: true },
      });
      saveFile(data, nombre);
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
}
