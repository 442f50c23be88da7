import { CircleAlert, Clock3 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { messageDiscarded, messageReopened, resendRequested, selectOutgoingMessage } from '../outbox-slice';
import styles from './mensaje-row.module.css';

/** Under a message that did not arrive: it stays until it is sent again, corrected or discarded. */
export function FailedLine({ id, isWaiting }: { id: string; isWaiting: boolean }) {
  const dispatch = useAppDispatch();
  const { isRefused = false, motivo = '' } = useAppSelector((state) => selectOutgoingMessage(state, id)) ?? {};
  const Icon = isWaiting ? Clock3 : CircleAlert;
  const edit = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('section')?.querySelector('textarea')?.focus();
    dispatch(messageReopened({ id }));
  };
  return (
    <div className={styles.failure} data-waiting={isWaiting} role="alert">
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      {isWaiting ? 'Se enviará cuando vuelva la conexión.' : 'No se envió.'}
      {isRefused && <span>{motivo}</span>}
      {isRefused && (
        <button type="button" className={styles.link} onClick={edit}>
          Editar
        </button>
      )}
      {!isWaiting && !isRefused && (
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
