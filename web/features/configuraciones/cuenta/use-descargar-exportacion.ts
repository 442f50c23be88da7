import { useCallback } from 'react';
import type { ExportacionDto } from '../../../api/generated';
import { useServices } from '../../../app/hooks';
import { saveFile } from '../../../lib/save-file';

/** Saves an export as a file of the person's. The token goes with the request: a plain link has none. */
export function useDescargarExportacion() {
  const { http } = useServices();
  return useCallback(
    async ({ id, pedidaEn }: ExportacionDto) => {
      const { data } = await http.request<Blob>({
        url: `/api/exportaciones/${id}/contenido`,
        answer: 'blob',
        options: { skipErrorNotification: true },
      });
      saveFile(data, `Carpetas ${pedidaEn.slice(0, 10)}.zip`);
    },
    [http],
  );
}
