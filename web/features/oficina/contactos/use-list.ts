import { useOutletContext } from 'react-router-dom';
import type { ContactosLista } from './list/use-contactos-list';

/** The state of the list beside which this route is shown. */
export const useLista = (): ContactosLista => useOutletContext<ContactosLista>();
