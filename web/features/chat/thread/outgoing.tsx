import { CircleAlert } from 'lucide-react';
import { selectUnreached } from '../../../live/connection-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { toHtml } from '../message-html';
import { messageDiscarded, type OutgoingMessage, resendRequested } from '../outbox-slice';
import { Bubble } from './bubble';
import styles from './thread.module.css';

/** A message that is being sent. One that failed stays until it is sent again or discarded. */
export function Outgoing({ message: { id, text, hasFailed, isRefused } }: { message: OutgoingMessage }) {
  const dispatch = useAppDispatch();
  const isWaiting = useAppSelector(selectUnreached) !== null && !isRefused;
  return (
    <div className={styles.run} data-mine="true">
      <Bubble html={toHtml(text)} isMine state={hasFailed ? 'failed' : 'sending'} />
      {hasFailed ? (
        <div className={styles.failure} role="alert">
          <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
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
      ) : (
        <span className={styles.time}>Enviando…</span>
      )}
    </div>
  );
}
