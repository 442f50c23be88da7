import { Button } from '../components/button';
import styles from './autosave-status.module.css';
import type { Autosave } from './use-autosave';

interface AutosaveStatusProps {
  // biome-ignore lint/suspicious/noExplicitAny: whatever its fields are
  autosave: Pick<Autosave<any>, 'estado' | 'retry' | 'discard'>;
  /** After «Usar la versión guardada»: to fetch what others have written. */
  onReload?: () => void;
}

const texts = { quieto: '', pendiente: '', guardando: 'Guardando…', guardado: 'Guardado' };

/** How the saving goes, in a few quiet words. */
export function AutosaveStatus({ autosave: { estado, retry, discard }, onReload }: AutosaveStatusProps) {
  return (
    <div className={styles.status} data-estado={estado} role="status">
      {estado === 'fallo' && (
        <>
          No se pudo guardar.
          <Button size="small" color="primary" onClick={retry}>
            Reintentar
          </Button>
        </>
      )}
      {estado === 'conflicto' && (
        <>
          Alguien lo cambió mientras tanto.
          <Button
            size="small"
            color="primary"
            onClick={() => {
              discard();
              onReload?.();
            }}
          >
            Ver lo guardado
          </Button>
          <Button size="small" color="primary" onClick={retry}>
            Guardar lo mío
          </Button>
        </>
      )}
      {estado !== 'fallo' && estado !== 'conflicto' && texts[estado]}
    </div>
  );
}
