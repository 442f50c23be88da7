import { Button } from '../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../components/dialog-frame';
import { ErrorState } from '../../components/error-state';
import { LoadingSkeleton } from '../../components/loading-skeleton';
import styles from './plantillas.module.css';
import { usePlantillasFindCamposQuery } from './publico/plantillas-api';

/** All that a template may name, and what a field may go through. */
export function CamposDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = usePlantillasFindCamposQuery();
  return (
    <DialogFrame title="Campos de las plantillas" onClose={onClose}>
      <DialogBody>
        <p className={styles.nota}>
          Escríbalos en el documento de Word, entre llaves. Lo que está entre {'{#lista}'} y {'{/lista}'} se repite por
          cada uno; con una condición, aparece solo si se cumple.
        </p>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingSkeleton rows={8} rowHeight={32} />}
        {data?.grupos.map(({ nombre, lista, campos }) => (
          <details key={nombre} className={styles.grupo}>
            <summary>
              {nombre} {lista && <code>{lista}</code>}
            </summary>
            <dl className={styles.campos}>
              {campos.map((campo) => (
                <div key={campo.escrito}>
                  <dt>
                    <code>{campo.escrito}</code>
                  </dt>
                  <dd>{campo.nombre}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
        {data && (
          <details className={styles.grupo}>
            <summary>Filtros</summary>
            <dl className={styles.campos}>
              {data.filtros.map(({ nombre, que, ejemplo }) => (
                <div key={nombre}>
                  <dt>
                    <code>{ejemplo}</code>
                  </dt>
                  <dd>{que}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
