import { X } from 'lucide-react';
import { useId } from 'react';
import { ErrorState } from '../../../components/error-state';
import { HintButton } from '../../../components/hint-button';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { Dialog } from '../../../components/ui/dialog';
import { MetodoChoice } from './metodo-choice';
import { metodosPosibles } from './metodos';
import { useVerificacionOptionsQuery } from './verificacion-api';
import styles from './verificacion-dialog.module.css';

interface VerificacionDialogProps {
  /** Called once: with true when the person is verified, with false when they cancel. */
  onDone: (isVerified: boolean) => void;
}

/** Asks the person to prove who they are, before an action that a stranger at an open session must not do. */
export function VerificacionDialog({ onDone }: VerificacionDialogProps) {
  const id = useId();
  const { currentData: verificacion, error, refetch } = useVerificacionOptionsQuery();
  const cancel = () => onDone(false);
  return (
    <Dialog
      shape="card"
      className={styles.dialog}
      focus="first"
      onClose={cancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          Confirme que es usted
        </h2>
        <HintButton label="Cancelar" hintAlign="end" onClick={cancel}>
          <X size={18} strokeWidth={1.75} />
        </HintButton>
      </header>
      <p id={`${id}-text`} className={styles.text}>
        Lo que está por hacer es delicado, y alguien podría haber encontrado su sesión abierta. Después no se le vuelve
        a preguntar por unos minutos.
      </p>
      {verificacion && <MetodoChoice metodos={metodosPosibles(verificacion.metodos)} onVerified={() => onDone(true)} />}
      {!verificacion && error && <ErrorState error={error} onRetry={refetch} />}
      {!verificacion && !error && <LoadingSkeleton rows={2} rowHeight={44} />}
    </Dialog>
  );
}
