import { PackageX } from 'lucide-react';
import { apiStatus } from '../../../../api/api-message';
import drawer from '../../../../components/drawer-form.module.css';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { NoEncontrado } from '../../../plataforma/papelera/public/no-encontrado';
import { useCloseToList } from '../use-close-to-list';

interface ProductoCargandoProps {
  productoId: string;
  error: unknown;
  onRetry: () => void;
}

/** Shown instead of a product that is loading, could not be loaded, or does not exist. */
export function ProductoCargando({ productoId, error, onRetry }: ProductoCargandoProps) {
  const close = useCloseToList();
  if (error === undefined) {
    return (
      <div className={drawer.fields}>
        <LoadingSkeleton rows={8} />
      </div>
    );
  }
  // The address may have any text in the place of the id.
  return [400, 404].includes(apiStatus(error) ?? 0) ? (
    <NoEncontrado
      id={productoId}
      que="el producto"
      Icon={PackageX}
      back={{ label: 'Volver a la lista', onClick: close }}
    />
  ) : (
    <ErrorState error={error} onRetry={onRetry} />
  );
}
