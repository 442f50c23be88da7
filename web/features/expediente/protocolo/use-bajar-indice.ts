import { useCallback } from 'react';
import type { ProtocoloPdfApiArg } from '../../../api/generated/protocolo';
import { useAttempt } from '../../../components/use-attempt';
import { saveFile } from '../../../lib/save-file';
import { useServices } from '../../../store/hooks';

/** Downloads the index of the chosen filters. It is not a plain link, because that would send no token. */
export function useBajarIndice() {
  const { http } = useServices();
  const attempt = useAttempt();
  return useCallback(
    (formato: 'pdf' | 'csv', filtros: Omit<ProtocoloPdfApiArg, 'pagina' | 'tamano'>) =>
      attempt(async () => {
        const { data } = await http.request<Blob>({
          url: `/api/protocolo/indice.${formato}`,
          params: filtros,
          answer: 'blob',
          options: { skipErrorNotification: true },
        });
        saveFile(data, `indice-protocolo${filtros.anio ? `-${filtros.anio}` : ''}.${formato}`);
      }),
    [http, attempt],
  );
}
