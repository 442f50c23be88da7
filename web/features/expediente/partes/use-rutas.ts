import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCarpeta } from '../carpetas/public/use-carpeta';

/** Opens the dialogs of the tab by their addresses, and closes them. */
export function useRutas() {
  const { id } = useCarpeta();
  const navigate = useNavigate();
  return useMemo(() => {
    const tab = `/carpetas/${id}/partes`;
    const go = (to: string) => void navigate(to, { preventScrollReset: true });
    return {
      agregar: (rol?: string, nombre?: string) =>
        go(`${tab}/agregar${rol ? `?${new URLSearchParams({ rol, ...(nombre && { nombre }) })}` : ''}`),
      editar: (parteId: string) => go(`${tab}/${parteId}`),
      editarPersona: (parteId: string) => go(`${tab}/${parteId}/persona`),
      close: () => void navigate(tab, { replace: true, preventScrollReset: true }),
    };
  }, [id, navigate]);
}
