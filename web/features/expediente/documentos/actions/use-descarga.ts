import { useCallback } from 'react';
import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { useAttempt } from '../../../../components/use-attempt';
import { nombreDescarga } from '../../../../lib/nombre-descarga';
import { saveFile } from '../../../../lib/save-file';
import { useServices } from '../../../../store/hooks';
import { contenidoUrl } from '../viewer/archivo-of';

/** Downloads a version of a document. A plain link would not send the token. */
export function useDescarga() {
  const { http } = useServices();
  const attempt = useAttempt();
  return useCallback(
    ({ id, nombre }: DocumentoDto, { n, nombreOriginal }: VersionDocumentoDto) =>
      attempt(async () => {
        const { data } = await http.request<Blob>({
          url: contenidoUrl(id, n),
          params: { descargar: true },
          answer: 'blob',
          options: { skipErrorNotification: true },
        });
        saveFile(data, nombreDescarga(nombre, nombreOriginal));
      }),
    [http, attempt],
  );
}
