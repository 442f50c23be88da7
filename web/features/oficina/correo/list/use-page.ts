import { skipToken } from '@reduxjs/toolkit/query';
import { useColeccion } from '../../../../collection/use-collection';
import { paginas } from '../correos';
import { buscaEnTodo, filtroOf } from '../lugares';
import type { EnLugar } from '../use-lugar';

/** The number of mails on a page. */
const tamano = 25;

/** The page of the list that the address names. */
export function usePagina({ lugar, pagina, buscar, hasPagina, isMissing }: EnLugar) {
  const isThere = lugar !== null && hasPagina && !isMissing;
  const conversaciones = buscar !== '' || lugar?.tipo !== 'bandeja' || lugar.slug !== 'drafts';
  const which = isThere && {
    ...(!(buscar && buscaEnTodo(lugar)) && filtroOf(lugar)),
    ...{ pagina, tamano },
    ...(conversaciones && { conversaciones }),
    ...(buscar && { buscar }),
  };
  const { data, error, refetch } = useColeccion(paginas, which || skipToken, {
    // A mail that lost the flag or label of the list stays until the list is opened again.
    refetchOnMountOrArgChange: lugar?.tipo === 'bandeja' ? undefined : 1,
  });
  return { correos: data?.correos, paginacion: data?.paginacion, error, refetch };
}

export type PaginaDeLista = ReturnType<typeof usePagina>;
