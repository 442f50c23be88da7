import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../components/button';
import { searchOf } from '../../lib/use-url-state';
import { type Busqueda, busquedaSchema } from './busqueda';

interface NuevaNotaLinkProps {
  busqueda: Busqueda;
  startIcon?: ReactNode;
  children: ReactNode;
}

/** Begins a nota, which is open before the next key is pressed. */
export function NuevaNotaLink({ busqueda, ...props }: NuevaNotaLinkProps) {
  const navigate = useNavigate();
  const to = `/apps/notes/nueva${searchOf(busquedaSchema, busqueda)}`;
  const open = (event: MouseEvent) => {
    // The browser opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { preventScrollReset: true, flushSync: true });
  };
  return <LinkButton {...props} variant="contained" to={to} onClick={open} />;
}
