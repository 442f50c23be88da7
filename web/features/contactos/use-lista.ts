import { useOutletContext } from 'react-router-dom';
import type { ContactosLista } from './lista/use-contactos-lista';

/** The list that something stands beside. */
export const useLista = (): ContactosLista => useOutletContext<ContactosLista>();
