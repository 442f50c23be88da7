import { Link, useParams } from 'react-router-dom';
import { apiMessage } from '../../../../api/api-message';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Momento } from '../../../../components/momento';
import { PageHeader } from '../../../../components/page-header';
import { useToast } from '../../../../components/toast-actions';
import { usePermiso } from '../../../../session/use-permiso';
import styles from '../actos.module.css';
import { useTiposActoFindVersionesQuery, useTiposActoRestoreMutation, type VersionDeActoDto } from '../actos-api';
import { cambiosEntre } from './cambios';
import { Comparar } from './comparar';
import { useNombres } from './use-nombres';

/** The versions of an acto, newest first, each with what it changed. */
export function VersionesPage() {
  const { actoId = '' } = useParams();
  const { currentData, error, refetch } = useTiposActoFindVersionesQuery(
    { id: actoId },
    { refetchOnMountOrArgChange: true },
  );
  const canEdit = usePermiso('actos.editar');
  const ultima = currentData?.[0];
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title="Versiones"
        eyebrow={<Link to={`/actos/${actoId}`}>{ultima?.nombre ?? 'Acto'}</Link>}
        subtitle="Volver a una versión la escribe como una nueva. Las carpetas abiertas conservan la que tienen."
      />
      {currentData && currentData.length > 1 && <Comparar versiones={currentData} />}
      <div className={styles.frame}>
        {!currentData && <LoadingSkeleton rows={4} rowHeight={72} />}
        <ol className={styles.list} aria-label="Versiones del acto" reversed>
          {currentData?.map((version, index) => (
            <li key={version.n} className={styles.row}>
              <div className={styles.version}>
                <strong>Versión {version.n}</strong> · {version.creadaPor?.nombre ?? 'Catálogo inicial'} ·{' '}
                <Momento en={version.creadaEn} />
              </div>
              {canEdit && ultima && version !== ultima && <Volver actoId={actoId} version={version} desde={ultima.n} />}
              <Cambios antes={currentData[index + 1]} despues={version} />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

function Cambios({ antes, despues }: { antes: VersionDeActoDto | undefined; despues: VersionDeActoDto }) {
  const nombres = useNombres();
  if (!antes) return null;
  return (
    <ul className={styles.cambios} aria-label={`Cambios de la versión ${despues.n}`}>
      {cambiosEntre(antes, despues, nombres).map((cambio) => (
        <li key={cambio}>{cambio}</li>
      ))}
    </ul>
  );
}

/** Writes an earlier version as a new one. */
function Volver({ actoId, version, desde }: { actoId: string; version: VersionDeActoDto; desde: number }) {
  const [restore, { isLoading }] = useTiposActoRestoreMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const volver = async () => {
    const isSure = await confirm({
      title: `Volver a la versión ${version.n}`,
      message: 'El acto queda como era entonces, en una versión nueva. Ninguna versión se pierde.',
      actions: { confirm: { label: 'Volver' }, cancel: { label: 'Cancelar' } },
    });
    if (!isSure) return;
    try {
      const saved = await restore({ id: actoId, n: version.n, 'If-Match': `"${desde}"` }).unwrap();
      toast(saved.version === desde ? 'El acto ya era así' : `Versión ${saved.version} guardada`);
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Volver a esta: versión ${version.n}`}
      loading={isLoading}
      onClick={() => void volver()}
    >
      Volver a esta
    </Button>
  );
}
