import { Outlet, useParams } from 'react-router-dom';
import { useCarpetasGetQuery } from '../../api/generated';
import { ErrorState } from '../../components/error-state';
import { LoadingSkeleton } from '../../components/loading-skeleton';
import { PageHeader } from '../../components/page-header';
import { CarpetaTabs } from './carpeta-tabs';

/** One carpeta: its header, and its tabs. */
export function CarpetaPage() {
  const { carpetaId = '' } = useParams();
  const { currentData: carpeta, error, refetch } = useCarpetasGetQuery({ id: carpetaId });
  if (error && !carpeta) return <ErrorState error={error} onRetry={refetch} />;
  if (!carpeta) return <LoadingSkeleton />;
  return (
    <>
      <PageHeader title={carpeta.caratula} eyebrow={carpeta.codigo ?? 'Borrador'} />
      <CarpetaTabs carpetaId={carpeta.id} />
      <Outlet context={carpeta} />
    </>
  );
}
