import { Package, PackageCheck, SearchX } from 'lucide-react';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { usePalabras } from '../../../../session/use-pais';
import { type Busqueda, hasFilters } from './busqueda';
import { NuevoProductoButton } from './nuevo-button';

interface EmptyInventarioProps {
  busqueda: Busqueda;
  onClear: () => void;
  canEdit: boolean;
}

/** Shown when the list is empty: why, and what to do. */
export function EmptyInventario({ busqueda, onClear, canEdit }: EmptyInventarioProps) {
  const { oficina } = usePalabras();
  if (hasFilters(busqueda)) {
    const isEnough = busqueda.reponer && !busqueda.buscar && !busqueda.categoria;
    return (
      <EmptyState
        Icon={isEnough ? PackageCheck : SearchX}
        title={isEnough ? 'No hay nada que reponer' : 'Ningún producto coincide'}
        text={
          isEnough ? 'De cada producto hay al menos su mínimo.' : 'Se busca en el nombre, el SKU y el código de barras.'
        }
        action={
          <Button variant="outlined" onClick={onClear}>
            Ver todos los productos
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      Icon={Package}
      title="Todavía no hay productos"
      text={
        canEdit
          ? `Agregue lo que la ${oficina} guarda y cuenta: hojas de actuación, carátulas, timbres, tóner.`
          : `Aquí se verá lo que la ${oficina} guarda y cuenta.`
      }
      action={canEdit && <NuevoProductoButton />}
    />
  );
}
