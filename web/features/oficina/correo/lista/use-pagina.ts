import { skipToken } from '@reduxjs/toolkit/query';
import { useColeccion } from '../../../../coleccion/use-coleccion';
import { paginas } from '../correos';
import { filtroOf } from '../lugares';
import type { EnLugar } from '../use-lugar';

/** Mails of a page. */
const tamano = 25;

/** The page of the list at an address. */
export function usePagina({ lugar, pagina, buscar, hasPagina, isMissing }: EnLugar) {
  const isThere = lugar !== null && hasPagina && !isMissing;
  const which = isThere && { ...filtroOf(lugar), pagina, tamano, ...(buscar && { buscar }) };
  const { data, error, refetch } = useColeccion(paginas, which || skipToken, {
    // A mail that lost its star or its label is shown there until the list is opened again.
    refetchOnMountOrArgChange: lugar?.tipo === 'bandeja' ? undefined : 1,
  });
  return { correos: data?.correos, paginacion: data?.paginacion, error, refetch };
}

export type PaginaDeLista = ReturnType<typeof usePagina>;
