import { useCallback } from 'react';
import type { ExportacionDto } from '../../../api/generated/exportaciones';
import { downloadFrom } from '../../../lib/save-file';
import { useDescargasAllowMutation } from './cuenta-api';

/**
 * Has the browser download an export by itself: it may be larger than the memory of a page. The token of the session
 * asks for the address, and a cookie that comes with it is what the browser shows there.
 */
export function useDescargarExportacion() {
  const [allow] = useDescargasAllowMutation();
  return useCallback(
    async ({ id }: ExportacionDto) => {
      const { url } = await allow({ id }).unwrap();
      downloadFrom(url);
    },
    [allow],
  );
}
