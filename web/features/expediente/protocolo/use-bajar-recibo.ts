import { useCallback } from 'react';
import { useAttempt } from '../../../components/use-attempt';
import { saveFile } from '../../../lib/save-file';
import { useServices } from '../../../store/hooks';

/** Downloads the receipt of an entrega. It is not a plain link, because that would send no token. */
export function useBajarRecibo() {
  const { http } = useServices();
  const attempt = useAttempt();
  return useCallback(
    (carpetaId: string, entregaId: string) =>
      attempt(async () => {
        const { data } = await http.request<Blob>({
          url: `/api/carpetas/${carpetaId}/entregas/${entregaId}/recibo.pdf`,
          answer: 'blob',
          options: { skipErrorNotification: true },
        });
        saveFile(data, 'recibo-de-entrega.pdf');
      }),
    [http, attempt],
  );
}
