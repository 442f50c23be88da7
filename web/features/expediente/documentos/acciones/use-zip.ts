import { useState } from 'react';
import type { DocumentoDto } from '../../../../api/generated/documentos';
import { useAttempt } from '../../../../components/use-attempt';
import { downloadFrom } from '../../../../lib/save-file';
import { useZipAllowMutation } from '../documentos-api';

/**
 * Lets the browser itself download documents as one ZIP, which may be larger than a page's memory. The session's token
 * gets the address, and the answer sets a cookie that allows the download from it.
 */
export function useZip(carpetaId: string) {
  const attempt = useAttempt();
  const [allow] = useZipAllowMutation();
  const [isAsking, setIsAsking] = useState(false);
  const descargar = async (documentos: readonly DocumentoDto[]) => {
    setIsAsking(true);
    await attempt(async () => {
      const ids = documentos.map(({ id }) => id);
      downloadFrom((await allow({ id: carpetaId, pedirZipDto: { ids } }).unwrap()).url);
    });
    setIsAsking(false);
  };
  return { descargar, isAsking };
}
