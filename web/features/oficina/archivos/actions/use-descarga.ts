import { useCallback } from 'react';
import type { ArchivoDto, VersionArchivoDto } from '../../../../api/generated/archivos';
import { useAttempt } from '../../../../components/use-attempt';
import type { Archivo } from '../../../../components/viewer/archivo';
import { nombreDescarga } from '../../../../lib/nombre-descarga';
import { saveFile } from '../../../../lib/save-file';
import { useServices } from '../../../../store/hooks';

/** The address of the content of a version. */
const contenidoUrl = (id: string, n: number) => `/api/archivos/${id}/versiones/${n}/contenido`;

/** A version of an archivo, as the viewer takes it. */
export const paraElVisor = ({ id, nombre }: ArchivoDto, version: VersionArchivoDto): Archivo => ({
  url: contenidoUrl(id, version.n),
  nombre: nombreDescarga(nombre, version.nombreOriginal),
  mime: version.mime,
  bytes: version.bytes,
  previsualizable: version.previsualizable,
});

/** Downloads a version of an archivo. A plain link would not do, because it would send no token. */
export function useDescarga() {
  const { http } = useServices();
  const attempt = useAttempt();
  return useCallback(
    (archivo: ArchivoDto, version: VersionArchivoDto) =>
      attempt(async () => {
        const { data } = await http.request<Blob>({
          url: contenidoUrl(archivo.id, version.n),
          params: { descargar: true },
          answer: 'blob',
          options: { skipErrorNotification: true },
        });
        saveFile(data, nombreDescarga(archivo.nombre, version.nombreOriginal));
      }),
    [http, attempt],
  );
}
