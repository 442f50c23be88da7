import { documentosArg, useDocumentosFindOfCarpetaQuery } from '../documentos-api';

const none: never[] = [];

/** The documents of a carpeta, without those in its trash; none while they load. */
export function useDocumentosDeCarpeta(carpetaId: string) {
  const { data } = useDocumentosFindOfCarpetaQuery(documentosArg(carpetaId));
  return data?.documentos ?? none;
}
