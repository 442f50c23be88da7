import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { CorreosFindPageApiArg } from '../../../../api/generated/correos';
import { useColeccion } from '../../../../collection/use-collection';
import { paginas } from '../correos';
import { buscaEnTodo, filtroOf } from '../lugares';
import type { EnLugar } from '../use-lugar';

/** The number of mails on a page. */
const tamano = 25;

/** The page of the list that the address names. */
export function usePagina({ lugar, pagina, buscar, hasPagina, isMissing }: EnLugar) {
  const isThere = lugar !== null && hasPagina && !isMissing;
  const filtro: Partial<CorreosFindPageApiArg> = isThere && !(buscar && buscaEnTodo(lugar)) ? filtroOf(lugar) : {};
  const conversaciones = buscar !== '' || filtro.bandeja !== 'drafts';
  const which = isThere && {
    ...filtro,
    ...{ pagina, tamano },
    ...(conversaciones && { conversaciones }),
    ...(buscar && { buscar }),
  };
  const { data, error, refetch } = useColeccion(paginas, which || skipToken, {
    // A mail that lost the flag or label of the list stays until the list is opened again.
    refetchOnMountOrArgChange: lugar?.tipo === 'bandeja' ? undefined : 1,
  });
  const { programados } = filtro;
  const all = data?.correos;
  // A mail that was sent or stopped leaves its list at once. Then the list is fetched anew.
  const correos = useMemo(
    () =>
      programados === undefined
        ? all
        : all?.filter(({ estado }) => estado === (programados ? 'programado' : 'borrador')),
    [all, programados],
  );
  return { correos, paginacion: data?.paginacion, error, refetch };
}

export type PaginaDeLista = ReturnType<typeof usePagina>;
