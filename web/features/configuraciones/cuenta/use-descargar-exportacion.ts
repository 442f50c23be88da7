import { useCallback } from 'react';
import type { DescargaDto, ExportacionDto } from '../../../api/generated/exportaciones';
import { useServices } from '../../../app/hooks';
import { downloadFrom } from '../../../lib/save-file';

/**
 * Has the browser download an export by itself: it may be larger than the memory of a page. The token of the session
 * asks for the address, and a cookie that comes with it is what the browser shows there.
 */
export function useDescargarExportacion() {
  const { http } = useServices();
  return useCallback(
    async ({ id }: ExportacionDto) => {
      const { data } = await http.request<DescargaDto>({
        url: `/api/exportaciones/${id}/descarga`,
        method: 'POST',
        options: { skipErrorNotification: true },
      });
      downloadFrom(data.url);
    },
    [http],
  );
}
