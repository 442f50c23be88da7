import { useOutletContext } from 'react-router-dom';
import type { ContactosLista } from './lista/use-contactos-lista';

/** The state of the list beside which this route is shown. */
export const useLista = (): ContactosLista => useOutletContext<ContactosLista>();
