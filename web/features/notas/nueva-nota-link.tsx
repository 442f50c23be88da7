import type { MouseEvent, ReactNode } from 'react';
import { LinkButton } from '../../components/button';
import { searchOf } from '../../lib/use-url-state';
import { type Busqueda, busquedaSchema } from './busqueda';

/** Opens a nota by its id and address. */
export type OpenNota = (id: string, address: string) => void;

interface NuevaNotaLinkProps {
  busqueda: Busqueda;
  onOpen: OpenNota;
  startIcon?: ReactNode;
  children: ReactNode;
}

/** Begins a nota, which is open before the next key is pressed. */
export function NuevaNotaLink({ busqueda, onOpen, ...props }: NuevaNotaLinkProps) {
  const to = `/apps/notes/nueva${searchOf(busquedaSchema, busqueda)}`;
  const open = (event: MouseEvent) => {
    // The browser opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen('nueva', to);
  };
  return <LinkButton {...props} variant="contained" to={to} onClick={open} />;
}
