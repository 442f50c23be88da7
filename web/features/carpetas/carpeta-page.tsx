import { Outlet, useParams } from 'react-router-dom';
import { apiStatus } from '../../api/api-message';
import { useDocumentTitle } from '../../app/page-effects';
import { ErrorState } from '../../components/error-state';
import { CarpetaTabs } from './carpeta-tabs';
import { useCarpetasGetQuery } from './carpetas-api';
import { CarpetaHeader } from './detalle/carpeta-header';
import { CarpetaMissing } from './detalle/carpeta-missing';
import { CarpetaSkeleton } from './detalle/carpeta-skeleton';

/** One carpeta: its header, and its tabs. */
export function CarpetaPage() {
  const { carpetaId = '' } = useParams();
  const {
    currentData: carpeta,
    error,
    refetch,
  } = useCarpetasGetQuery({ id: carpetaId }, { refetchOnMountOrArgChange: 10, refetchOnFocus: true });
  useDocumentTitle(carpeta ? [carpeta.codigo, carpeta.caratula].filter(Boolean).join(' ') : 'Carpeta');

  if (!carpeta || apiStatus(error) === 404) {
    return (
      <>
        <h1 className="visually-hidden">Carpeta</h1>
        <Absence error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <CarpetaHeader carpeta={carpeta} />
      <CarpetaTabs carpetaId={carpeta.id} />
      <Outlet context={carpeta} />
    </>
  );
}

/** What stands where the carpeta would be. */
function Absence({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <CarpetaSkeleton />;
  return apiStatus(error) === 404 ? <CarpetaMissing /> : <ErrorState error={error} onRetry={onRetry} />;
}
