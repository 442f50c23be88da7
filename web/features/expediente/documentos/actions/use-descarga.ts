import { useCallback } from 'react';
import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { useDescargarArchivo } from '../../../../components/use-descargar';
import { nombreDescarga } from '../../../../lib/nombre-descarga';
import { contenidoUrl } from '../viewer/archivo-of';

/** Downloads a version of a document. */
export function useDescarga() {
  const descargar = useDescargarArchivo();
  return useCallback(
    ({ id, nombre }: DocumentoDto, { n, nombreOriginal }: VersionDocumentoDto) =>
      descargar({ url: contenidoUrl(id, n), nombre: nombreDescarga(nombre, nombreOriginal) }),
    [descargar],
  );
}
