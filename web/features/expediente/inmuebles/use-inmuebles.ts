import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useColeccion } from '../../../collection/use-collection';
import { useCarpeta } from '../carpetas/public/use-carpeta';
import { inmuebles } from './public/inmuebles-api';

/** The inmuebles of the carpeta whose page this is. */
export function useInmuebles() {
  const carpeta = useCarpeta();
  const { data, error, refetch } = useColeccion(
    inmuebles,
    { id: carpeta.id },
    { refetchOnMountOrArgChange: 10, refetchOnFocus: true },
  );
  return { carpeta, inmuebles: data, error, retry: () => void refetch() };
}

/** Opens the dialogs of the tab by their addresses, and closes them. */
export function useRutasDeInmuebles() {
  const { id } = useCarpeta();
  const navigate = useNavigate();
  return useMemo(() => {
    const tab = `/carpetas/${id}/inmuebles`;
    const go = (to: string, replace = false) => void navigate(to, { replace, preventScrollReset: true });
    return {
      agregar: () => go(`${tab}/agregar`),
      editar: (inmuebleId: string) => go(`${tab}/${inmuebleId}`),
      close: () => go(tab, true),
    };
  }, [id, navigate]);
}
