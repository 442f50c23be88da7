import { useCallback } from 'react';
import type { ArchivoDto, VersionArchivoDto } from '../../../../api/generated/archivos';
import { useDescargarArchivo } from '../../../../components/use-descargar';
import type { Archivo } from '../../../../components/viewer/archivo';
import { nombreDescarga } from '../../../../lib/nombre-descarga';

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
