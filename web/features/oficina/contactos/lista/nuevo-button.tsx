import { Plus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../../components/button';

/** Loads the form before the click that opens it. */
const prefetch = () => void import('../formulario/nuevo-contacto');

/** Opens the form of a new contact beside the list. */
export function NuevoContactoButton() {
  const { search } = useLocation();
  return (
    <LinkButton
      variant="contained"
      to={`/apps/contacts/nuevo${search}`}
      preventScrollReset
      startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
      title="Agregar contacto (Ctrl + /)"
      aria-keyshortcuts="Control+/ Meta+/"
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      Agregar contacto
    </LinkButton>
  );
}
