import { useNavigate } from 'react-router-dom';
import { searchOf, useUrlState } from '../../../lib/use-url-state';
import { busquedaSchema } from '../lista/busqueda';

/** The document in the viewer, which the address names beside what the list shows. */
export function useArchivoAbierto() {
  const navigate = useNavigate();
  const [busqueda] = useUrlState(busquedaSchema);
  const go = (archivo: string | null, replace: boolean) =>
    void navigate(searchOf(busquedaSchema, { ...busqueda, archivo }) || '?', { replace, preventScrollReset: true });
  return {
    abierto: busqueda.archivo,
    open: (id: string) => go(id, false),
    close: () => go(null, true),
  };
}
