import { useExportacionesFindAllQuery, useExportacionesRequestMutation } from '../../../../api/cuenta-api';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { useRefusal } from '../../../../components/form/refusal';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Seccion } from '../seccion';
import styles from './cuenta.module.css';
import { ExportacionItem } from './exportacion-item';

/** Milliseconds between two requests while an export is being made. */
const pollingInterval = 3_000;

/** Lets a titular request a copy of all the cuenta's data and download it. */
export function ExportarSection() {
  const refuse = useRefusal();
  const { data: exportaciones, error, refetch } = useExportacionesFindAllQuery();
  const isPending = exportaciones?.some(({ estado }) => estado === 'pendiente') ?? false;
  useExportacionesFindAllQuery(undefined, { pollingInterval, skip: !isPending, skipPollingIfUnfocused: true });
  const [exportar, { isLoading }] = useExportacionesRequestMutation();

  return (
    <Seccion
      title="Exportar los datos"
      text="Un archivo ZIP con todo lo que hay en la cuenta: los datos en JSON, los documentos con todas sus versiones y la huella SHA-256 de cada archivo."
    >
      <Button
        variant="outlined"
        loading={isLoading}
        disabled={isPending}
        onClick={() => void exportar().unwrap().catch(refuse)}
      >
        Pedir una exportación
      </Button>
      <div className={styles.exportaciones}>
        {error && !exportaciones && <ErrorState error={error} onRetry={refetch} />}
        {!error && !exportaciones && <LoadingSkeleton rows={1} rowHeight={56} />}
        {exportaciones?.length === 0 && (
          <p className={styles.help}>Todavía no hay ninguna. Cuando pida una, se le avisará en cuanto esté lista.</p>
        )}
        {exportaciones && exportaciones.length > 0 && (
          <ul className={styles.list} aria-label="Exportaciones">
            {exportaciones.map((exportacion) => (
              <ExportacionItem key={exportacion.id} exportacion={exportacion} />
            ))}
          </ul>
        )}
      </div>
    </Seccion>
  );
}
