import { useMemo } from 'react';
import type { DocumentoDto, PapeleraDeSeccionDto, SeccionDto } from '../../../api/generated/documentos';
import { useCarpeta } from '../carpetas/public/use-carpeta';
import { lugarOf, useDireccion } from './direccion';
import { documentosArg, useDocumentosFindOfCarpetaQuery, useTextosDeDocumentosFindQuery } from './documentos-api';
import { filtrar, type Pasajes } from './filtrar';

/** A shorter search is not made, because almost every text has a single letter. */
const fewestLetters = 2;

const noSecciones: SeccionDto[] = [];
const noPapelera: PapeleraDeSeccionDto[] = [];

/** The documents of the carpeta, and the documents that match the address. */
export function useDocumentos() {
  const { id: carpetaId, permisos } = useCarpeta();
  const { direccion, hrefOf, change } = useDireccion();
  const { currentData, error, refetch } = useDocumentosFindOfCarpetaQuery(documentosArg(carpetaId), {
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
  });
  const secciones = currentData?.secciones ?? noSecciones;
  const todos: DocumentoDto[] | undefined = currentData?.documentos;
  const lugar = useMemo(() => lugarOf(direccion, secciones), [direccion, secciones]);
  const textos = usePasajes(carpetaId, direccion.papelera ? '' : direccion.buscar);
  const { pasajes } = textos;
  const hallados = useMemo(
    () => todos && filtrar(todos, lugar, direccion, pasajes),
    [todos, lugar, direccion, pasajes],
  );
  // Whether no document matches is only known after the texts were searched too.
  const isUndecided = hallados?.length === 0 && (textos.isFetching || textos.error !== undefined);
  return {
    carpetaId,
    permisos,
    direccion,
    hrefOf,
    change,
    secciones,
    lugar,
    /** All documents of the carpeta. Undefined until the first answer. */
    todos,
    /** The documents that match the address. Undefined until they are known. */
    documentos: isUndecided ? undefined : hallados,
    /** The passages of the texts with the searched words. */
    pasajes,
    /** The number of documents in the trash for each seccion. */
    enPapelera: currentData?.enPapelera ?? noPapelera,
    /** When the carpeta was signed. Null while it is not signed. */
    firmadaEn: currentData?.firmadaEn ?? null,
    /** Whether the first answer or a refusal has come. Until then, the tab offers nothing that may disappear again. */
    isKnown: currentData !== undefined || error !== undefined,
    error: error ?? textos.error,
    retry: () => void (error ? refetch() : textos.refetch()),
  };
}

export type Documentos = ReturnType<typeof useDocumentos>;

/** The documents of the carpeta whose texts have the searched words. The page itself compares the names. */
function usePasajes(carpetaId: string, buscar: string) {
  const skip = buscar.length < fewestLetters;
  const { data, error, isFetching, refetch } = useTextosDeDocumentosFindQuery({ id: carpetaId, buscar }, { skip });
  // Until the answer comes, the passages of the last search stay, so that rows do not come and go at each letter.
  const pasajes: Pasajes | undefined = useMemo(
    () => (skip ? undefined : data && new Map(data.map(({ documentoId, pasaje }) => [documentoId, pasaje]))),
    [skip, data],
  );
  return { pasajes, error: skip ? undefined : error, isFetching: !skip && isFetching, refetch };
}
