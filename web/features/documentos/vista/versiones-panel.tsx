import { FileUp } from 'lucide-react';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { useAppSelector } from '../../../store/hooks';
import { SubidaRow } from '../subidas/subida-row';
import { isActive, selectSubidasDeDocumento } from '../subidas/subidas-slice';
import type { VistaData } from './use-vista';
import { VersionItem } from './version-item';
import styles from './versiones.module.css';

interface VersionesPanelProps {
  vista: VistaData;
  canEdit: boolean;
  onNuevaVersion: () => void;
  /** Called when a version is chosen, where the panel covers the content. */
  onChosen?: () => void;
}

/** All versions of the document, newest first, and the uploads of the next one. */
export function VersionesPanel({ vista, canEdit, onNuevaVersion, onChosen }: VersionesPanelProps) {
  const { documento, version, versiones, error, retry, versionHref } = vista;
  const subidas = useAppSelector((state) => selectSubidasDeDocumento(state, documento?.id ?? ''));
  const unsettled = subidas.filter((subida) => isActive(subida) || subida.estado === 'fallida');
  if (!documento) return null;
  return (
    <aside className={styles.panel} aria-label="Versiones">
      <header className={styles.header}>
        <h3 className={styles.title}>Versiones</h3>
        {canEdit && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onNuevaVersion}
          >
            Subir nueva versión
          </Button>
        )}
      </header>
      {unsettled.length > 0 && (
        <ul className={styles.subidas} aria-label="Subidas de este documento">
          {unsettled.map((subida) => (
            <SubidaRow key={subida.id} subida={subida} />
          ))}
        </ul>
      )}
      {!versiones && Boolean(error) && <ErrorState error={error} onRetry={retry} />}
      {!versiones && !error && <LoadingSkeleton rows={2} rowHeight={88} />}
      {versiones && (
        <ol className={styles.list} reversed>
          {versiones.map((item) => (
            <VersionItem
              key={item.n}
              documento={documento}
              version={item}
              to={versionHref(item.n)}
              isShown={item.n === version?.n}
              onChosen={onChosen}
            />
          ))}
        </ol>
      )}
    </aside>
  );
}
