import { CircleAlert, Clock3 } from 'lucide-react';
import { useAppDispatch } from '../../../store/hooks';
import { messageDiscarded, resendRequested } from '../outbox-slice';
import styles from './mensaje-row.module.css';

/** Under a message that did not arrive: it stays until it is sent again or discarded. */
export function FailedLine({ id, isWaiting }: { id: string; isWaiting: boolean }) {
  const dispatch = useAppDispatch();
  const Icon = isWaiting ? Clock3 : CircleAlert;
  return (
    <div className={styles.failure} data-waiting={isWaiting} role="alert">
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      {isWaiting ? 'Se enviará cuando vuelva la conexión.' : 'No se envió.'}
      {!isWaiting && (
        <button type="button" className={styles.link} onClick={() => dispatch(resendRequested({ id }))}>
          Reintentar
        </button>
      )}
      <button type="button" className={styles.link} onClick={() => dispatch(messageDiscarded({ id }))}>
        Descartar
      </button>
    </div>
  );
}
