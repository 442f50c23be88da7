import { apiMessage } from '../../../../api/api-message';
import { useToast } from '../../../../components/toast-actions';
import { saveFile } from '../../../../lib/save-file';
import { useServices } from '../../../../store/hooks';
import type { Busqueda } from '../busqueda';
import { filtrosDe } from '../vistas/vistas';

/** The most carpetas of one file, as on the server. */
export const maxExportadas = 5_000;

/** Downloads all carpetas that match the filters as a table for spreadsheets. A toast tells a refusal. */
export function useExportar() {
  const { http } = useServices();
  const toast = useToast();
  return async (busqueda: Busqueda, nombre: string) => {
    try {
      const { data } = await http.request<Blob>({
        url: '/api/carpetas/exportar',
        params: { ...filtrosDe(busqueda) },
        answer: 'blob',
        options: { skipErrorNotification: true },
      });
      saveFile(data, `${nombre}.csv`);
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
}
