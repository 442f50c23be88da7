import { Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { LinkButton } from '../../../components/button';
import { searchOf } from '../../../lib/use-url-state';
import { type Busqueda, busquedaSchema } from './busqueda';

/** Opens a nota by its id and address. */
export type OpenNota = (id: string, address: string) => void;

interface NuevaNotaLinkProps {
  busqueda: Busqueda;
  onOpen: OpenNota;
}

/** Begins a nota. The nota is open before the next key is pressed. */
export function NuevaNotaLink({ busqueda, onOpen }: NuevaNotaLinkProps) {
  const to = `/apps/notes/nueva${searchOf(busquedaSchema, busqueda)}`;
  const open = (event: MouseEvent) => {
    // With these keys the browser opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen('nueva', to);
  };
  const icon = <Plus size={18} strokeWidth={2} aria-hidden="true" />;
  return (
    <LinkButton variant="contained" to={to} startIcon={icon} onClick={open}>
      Nueva nota
    </LinkButton>
  );
}
