import { ArchiveRestore, Trash2 } from 'lucide-react';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { formatFechaHora } from '../../../lib/fechas';
import { useDocumentoActions } from '../acciones/use-documento-actions';
import { rutaDe } from '../arbol';
import { documentosArg, useDocumentosFindOfCarpetaQuery } from '../documentos-api';
import { Momento } from '../lista/momento';
import { TipoIcon } from '../tipo-icon';
import styles from './papelera.module.css';
import { restoEn } from './resto';

interface PapeleraProps {
  carpetaId: string;
  canEdit: boolean;
}

/** The documents in the trash, which can be restored. */
export function Papelera({ carpetaId, canEdit }: PapeleraProps) {
  const { currentData, error, refetch } = useDocumentosFindOfCarpetaQuery(documentosArg(carpetaId, true), {
    refetchOnMountOrArgChange: true,
  });
  const { restore } = useDocumentoActions();
  const documentos = currentData?.documentos;

  return (
    <div className={styles.frame}>
      {!documentos && Boolean(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!documentos && !error && (
        <div className={styles.loading}>
          <LoadingSkeleton rows={3} rowHeight={56} />
        </div>
      )}
      {documentos?.length === 0 && (
        <EmptyState
          Icon={Trash2}
          title="Nada en la papelera"
          text="Aquí quedan por un tiempo los documentos eliminados."
        />
      )}
      {documentos && documentos.length > 0 && (
        <ul className={styles.list} aria-label="Documentos en la papelera">
          {documentos.map((documento) => (
            <li key={documento.id} className={styles.row}>
              <TipoIcon mime={documento.actual.mime} />
              <div className={styles.what}>
                <span className={styles.name}>{documento.nombre}</span>
                <span className={styles.when}>
                  {rutaDe(currentData.secciones, documento.seccionId)} · Eliminado{' '}
                  {documento.eliminadoEn && <Momento en={documento.eliminadoEn} />}
                  {documento.seEliminaEn && <Resto seEliminaEn={documento.seEliminaEn} />}
                </span>
              </div>
              {canEdit && (
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={`Restaurar ${documento.nombre}`}
                  startIcon={<ArchiveRestore size={16} strokeWidth={1.75} aria-hidden="true" />}
                  onClick={() => void restore(documento)}
                >
                  Restaurar
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How long a document stays in the trash. */
function Resto({ seEliminaEn }: { seEliminaEn: string }) {
  const { text, isSoon } = restoEn(seEliminaEn, new Date());
  return (
    <time className={styles.resto} data-soon={isSoon} dateTime={seEliminaEn} title={formatFechaHora(seEliminaEn)}>
      {text}
    </time>
  );
}
