import { useCallback } from 'react';
import { useDescargasAllowMutation } from '../../../../api/cuenta-api';
import type { ExportacionDto } from '../../../../api/generated/exportaciones';
import { downloadFrom } from '../../../../lib/save-file';

/**
 * Lets the browser itself download an export, which may be larger than a page's memory. The session's token gets the
 * address, and the answer sets a cookie that allows the download from it.
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
