import { Plus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../components/button';

/** The dialog is on its way before the click that opens it. */
const prefetch = () => void import('../nueva-carpeta/nueva-carpeta-dialog');

/** Opens a new carpeta over the list as it stands. */
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
