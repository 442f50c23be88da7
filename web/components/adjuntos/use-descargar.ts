import { apiMessage } from '../../api/api-message';
import { saveFile } from '../../lib/save-file';
import { useServices } from '../../store/hooks';
import { useToast } from '../toast-actions';
import type { Archivo } from '../viewer/archivo';

/** Downloads a file of the API. A plain link would not do, because it would send no token. */
export function useDescargar() {
  const { http } = useServices();
  const toast = useToast();
  return async ({ url, nombre }: Pick<Archivo, 'url' | 'nombre'>) => {
    try {
      const { data } = await http.request<Blob>({
        url,
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
