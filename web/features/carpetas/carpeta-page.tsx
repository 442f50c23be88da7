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

  if (apiStatus(error) === 404) return <CarpetaMissing />;
  if (error && !carpeta) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!carpeta) return <CarpetaSkeleton />;
  return (
    <>
      <CarpetaHeader carpeta={carpeta} />
      <CarpetaTabs carpetaId={carpeta.id} />
      <Outlet context={carpeta} />
    </>
  );
}
