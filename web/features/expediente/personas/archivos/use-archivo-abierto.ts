import { useNavigate } from 'react-router-dom';
import { openedHere, useCloseOver } from '../../../../lib/opened-here';
import { searchOf, useUrlState } from '../../../../lib/use-url-state';
import { busquedaSchema } from '../lista/busqueda';

/** The document in the viewer, which the address names beside what the list shows. */
export function useArchivoAbierto() {
  const navigate = useNavigate();
  const closeOver = useCloseOver();
  const [busqueda] = useUrlState(busquedaSchema);
  const hrefOf = (archivo: string | null) => searchOf(busquedaSchema, { ...busqueda, archivo }) || '?';
  return {
    abierto: busqueda.archivo,
    open: (id: string) => void navigate(hrefOf(id), { state: openedHere, preventScrollReset: true }),
    close: () => closeOver(hrefOf(null)),
  };
}
