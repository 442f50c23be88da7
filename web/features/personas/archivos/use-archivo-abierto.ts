import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { searchOf, useUrlState } from '../../../lib/use-url-state';
import { busquedaSchema } from '../lista/busqueda';

const openedHere = { isOpenedHere: true };

/** The document in the viewer, which the address names beside what the list shows. */
export function useArchivoAbierto() {
  const navigate = useNavigate();
  const [busqueda] = useUrlState(busquedaSchema);
  const { state } = useLocation();
  const go = (archivo: string | null, options: NavigateOptions) =>
    void navigate(searchOf(busquedaSchema, { ...busqueda, archivo }) || '?', { ...options, preventScrollReset: true });
  return {
    abierto: busqueda.archivo,
    open: (id: string) => go(id, { state: openedHere }),
    /** Goes back to where it was opened, so that the list is not in the history twice. */
    close: () => (state?.isOpenedHere ? void navigate(-1) : go(null, { replace: true })),
  };
}
