import { useCarpeta } from '../../carpetas/public/use-carpeta';
import { documentosArg, useDocumentosFindOfCarpetaQuery } from '../documentos-api';

/** The server's limit for a file, in MiB. Until the limit is known, it is the default of FILE_MAX_MIB. */
export function useMaxMib(): number {
  const { currentData } = useDocumentosFindOfCarpetaQuery(documentosArg(useCarpeta().id));
  return currentData?.archivoMaxMib ?? 50;
}

/** The message about a folder that was dropped among files. */
export const folderRefusal = 'Es una carpeta del equipo: arrastre los archivos que contiene.';
