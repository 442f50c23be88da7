import { useMemo } from 'react';
import { useTextosDeDocumentosFindQuery } from './documentos-api';
import type { Pasajes } from './filtrar';

/** A letter is in every text. */
const shortest = 2;

/** The documents of the carpeta whose texts have the searched words; the names are compared in the page. */
export function usePasajes(carpetaId: string, buscar: string) {
  const skip = buscar.length < shortest;
  const { data, error, isFetching, refetch } = useTextosDeDocumentosFindQuery({ id: carpetaId, buscar }, { skip });
  // Until the answer comes, those of the words before show, so that rows do not come and go at each letter.
  const pasajes: Pasajes | undefined = useMemo(
    () => (skip ? undefined : data && new Map(data.map(({ documentoId, pasaje }) => [documentoId, pasaje]))),
    [skip, data],
  );
  return { pasajes, error: skip ? undefined : error, isFetching: !skip && isFetching, refetch };
}
