import { PackageX } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../../components/empty-state';
import { useToast } from '../../../../components/toast-actions';
import { usePermiso } from '../../../../session/use-permiso';
import { useCloseToList } from '../use-close-to-list';
import { ProductoForm } from './producto-form';

/** The form of a new product beside the list, or the reason why it cannot be shown. */
export function NuevoProducto() {
  const close = useCloseToList();
  const navigate = useNavigate();
  const { search } = useLocation();
  const toast = useToast();
  if (!usePermiso('inventario.editar')) {
    return (
      <EmptyState
        Icon={PackageX}
        title="Su rol no permite agregar productos"
        text="Puede pedirlo al titular de la cuenta."
      />
    );
  }
  return (
    <ProductoForm
      onCancel={close}
      onSaved={({ id, name }) => {
        toast(`Producto agregado: ${name}`, { severity: 'success' });
        void navigate(`/apps/ecommerce/inventory/${id}${search}`, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
