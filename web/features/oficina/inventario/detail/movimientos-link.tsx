import { ArrowLeftRight } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../../components/button';
import type { Producto } from '../inventario-api';

export function MovimientosLink({ producto }: { producto: Producto }) {
  const { search } = useLocation();
  return (
    <LinkButton
      variant="outlined"
      to={`/apps/ecommerce/inventory/${producto.id}/movimientos${search}`}
      preventScrollReset
      startIcon={<ArrowLeftRight size={16} strokeWidth={1.75} aria-hidden="true" />}
    >
      Movimientos y reservas
    </LinkButton>
  );
}
