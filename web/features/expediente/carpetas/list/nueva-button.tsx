import { Plus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../../components/button';

/** Loads the dialog's code before the click. */
const prefetch = () => void import('../nueva-carpeta/nueva-carpeta-dialog');

/** A link to the form of a new carpeta over the list. The list keeps its filters. */
export function NuevaButton() {
  const { search } = useLocation();
  return (
    <LinkButton
      variant="contained"
      to={`/carpetas/nueva${search}`}
      preventScrollReset
      startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
      title="Nueva carpeta (tecla N)"
      aria-keyshortcuts="N"
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      Nueva carpeta
    </LinkButton>
  );
}
