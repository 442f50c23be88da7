import { useCallback } from 'react';
import type { ArchivoDto, VersionArchivoDto } from '../../../../api/generated/archivos';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { useDescargarArchivo } from '../../../../components/use-descargar';
import type { Archivo } from '../../../../components/viewer/archivo';
import { nombreDescarga } from '../../../../lib/nombre-descarga';
import { downloadFrom } from '../../../../lib/save-file';
import { useZipDeArchivosAllowMutation } from '../archivos-api';
import { elegidosDe, type Item } from '../item';
import { MOST } from './en-partes';

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

/** Downloads a version of an archivo. */
export function useDescarga() {
  const descargar = useDescargarArchivo();
  return useCallback(
    (archivo: ArchivoDto, version: VersionArchivoDto) => descargar(paraElVisor(archivo, version)),
    [descargar],
  );
}

/** Lets the browser itself download items as one ZIP. The ZIP may be larger than a page's memory. */
export function useDescargaZip() {
  const toast = useToast();
  const attempt = useAttempt();
  const [allow] = useZipDeArchivosAllowMutation();
  return useCallback(
    async (items: readonly Item[]) => {
      if (items.length > MOST) {
        const text = `Se descargan hasta ${MOST} elementos a la vez. Elija menos, o el directorio que los contiene.`;
        return toast(text, { severity: 'error' });
      }
      await attempt(async () => downloadFrom((await allow({ elegidosDto: elegidosDe(items) }).unwrap()).url));
    },
    [toast, attempt, allow],
  );
}
