import { MailPlus, Mails } from 'lucide-react';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { PlainList, Row, Stack } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { contar } from '../../../../lib/numeros';
import { usePermiso } from '../../../../session/use-permiso';
import { useCarpeta } from '../../../expediente/carpetas/public/use-carpeta';
import { useRedactar } from '../redactar/use-redactar';
import { useCorreosDeCarpetaInfiniteQuery } from './carpeta-correos-api';
import { CorreoDeCarpeta } from './correo-de-carpeta';
import styles from './correo-tab.module.css';

/**
 * The mails of the carpeta, the newest first, for all who see the carpeta. Mails written from this tab are filed in the
 * carpeta.
 */
export function CorreoTab() {
  const carpeta = useCarpeta();
  const { nuevo } = useRedactar();
  const canWrite = usePermiso('puesto.usar') && carpeta.permisos.comentar;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useCorreosDeCarpetaInfiniteQuery(
    carpeta.id,
  );
  const correos = data?.pages.flatMap((page) => page.correos);
  const total = data?.pages[0]?.paginacion.total ?? 0;
  const escribir = canWrite && (
    <Button
      variant={correos?.length === 0 ? 'outlined' : 'contained'}
      startIcon={<MailPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => nuevo([], carpeta)}
    >
      Escribir un correo
    </Button>
  );

  return (
    <Stack as="section" items="start" gap={4} className={styles.tab} aria-labelledby="correo-titulo">
      <Row as="header" gap={[3, 4]} align="center" justify="between" wrap minHeight={36} className={styles.header}>
        <h2 id="correo-titulo">{total === 0 ? 'Correo' : contar(total, 'correo', 'correos')}</h2>
        {total > 0 && escribir}
      </Row>
      {error !== undefined && !correos && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !correos && <LoadingSkeleton rows={4} rowHeight={56} />}
      {correos?.length === 0 && (
        <EmptyState
          Icon={Mails}
          title="Sin correos"
          text="Aquí están los que se archivan en la carpeta. Los lee quien la ve, aunque no los haya recibido."
          action={escribir || undefined}
        />
      )}
      {correos && correos.length > 0 && (
        <PlainList as="ol" card clip>
          {correos.map((correo) => (
            <CorreoDeCarpeta key={correo.id} carpeta={carpeta} correo={correo} />
          ))}
        </PlainList>
      )}
      {hasNextPage && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Cargar más
        </Button>
      )}
    </Stack>
  );
}
