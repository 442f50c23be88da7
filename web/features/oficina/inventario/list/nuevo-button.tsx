import { Plus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../../components/button';

/** Loads the form before the click that opens it. */
const prefetch = () => void import('../detail/nuevo-producto');

/** Opens the form of a new product beside the list. */
export function NuevoProductoButton() {
  const { search } = useLocation();
  return (
    <LinkButton
      variant="contained"
      to={`/apps/ecommerce/inventory/nuevo${search}`}
      preventScrollReset
      startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
      title="Agregar producto (Ctrl + /)"
      aria-keyshortcuts="Control+/ Meta+/"
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      Agregar producto
    </LinkButton>
  );
}
