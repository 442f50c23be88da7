import { documentosArg, useDocumentosFindOfCarpetaQuery } from '../documentos-api';

const none: never[] = [];

/** The documents of a carpeta, without its documents in the trash. Empty while they load. */
export function useDocumentosDeCarpeta(carpetaId: string) {
  const { data } = useDocumentosFindOfCarpetaQuery(documentosArg(carpetaId));
  return data?.documentos ?? none;
}
