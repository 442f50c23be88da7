import { useMemo } from 'react';
import type { DocumentoDto, PapeleraDeSeccionDto, SeccionDto } from '../../../api/generated/documentos';
import { useCarpeta } from '../carpetas/publico/use-carpeta';
import { lugarOf, useDireccion } from './direccion';
import { documentosArg, useDocumentosFindOfCarpetaQuery, useTextosDeDocumentosFindQuery } from './documentos-api';
import { filtrar, type Pasajes } from './filtrar';

/** A letter is in every text. */
const fewestLetters = 2;

const noSecciones: SeccionDto[] = [];
const noPapelera: PapeleraDeSeccionDto[] = [];

/** The documents of the carpeta, and those that match the address. */
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
  // That nothing has the words is known once the texts were searched too.
  const isUndecided = hallados?.length === 0 && (textos.isFetching || textos.error !== undefined);
  return {
    carpetaId,
    permisos,
    direccion,
    hrefOf,
    change,
    secciones,
    lugar,
    /** All of the carpeta; undefined until the first answer. */
    todos,
    /** Those that match the address; undefined until it is known. */
    documentos: isUndecided ? undefined : hallados,
    /** Where texts have the words of the address. */
    pasajes,
    /** How many documents in the trash each seccion has. */
    enPapelera: currentData?.enPapelera ?? noPapelera,
    /** When the carpeta was signed; null while it is not. */
    firmadaEn: currentData?.firmadaEn ?? null,
    /** Whether the first answer came, or a refusal. Before it, nothing is offered that may go away again. */
    isKnown: currentData !== undefined || error !== undefined,
    error: error ?? textos.error,
    retry: () => void (error ? refetch() : textos.refetch()),
  };
}

export type Documentos = ReturnType<typeof useDocumentos>;

/** The documents of the carpeta whose texts have the searched words; the names are compared in the page. */
function usePasajes(carpetaId: string, buscar: string) {
  const skip = buscar.length < fewestLetters;
  const { data, error, isFetching, refetch } = useTextosDeDocumentosFindQuery({ id: carpetaId, buscar }, { skip });
  // Until the answer comes, those of the words before show, so that rows do not come and go at each letter.
  const pasajes: Pasajes | undefined = useMemo(
    () => (skip ? undefined : data && new Map(data.map(({ documentoId, pasaje }) => [documentoId, pasaje]))),
    [skip, data],
  );
  return { pasajes, error: skip ? undefined : error, isFetching: !skip && isFetching, refetch };
}
