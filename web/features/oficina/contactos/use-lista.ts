import { useOutletContext } from 'react-router-dom';
import type { ContactosLista } from './lista/use-contactos-lista';

/** The list beside which this route is shown. */
export const useLista = (): ContactosLista => useOutletContext<ContactosLista>();
