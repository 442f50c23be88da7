import { CircleAlert } from 'lucide-react';
import { useAppDispatch } from '../../../store/hooks';
import { toHtml } from '../message-html';
import { messageDiscarded, type OutgoingMessage, resendRequested } from '../outbox-slice';
import { Bubble } from './bubble';
import styles from './thread.module.css';

/** A message that is being sent. One that failed stays until it is sent again or discarded. */
export function Outgoing({ message: { id, text, hasFailed } }: { message: OutgoingMessage }) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.run} data-mine="true">
      <Bubble html={toHtml(text)} isMine state={hasFailed ? 'failed' : 'sending'} />
      {hasFailed ? (
        <div className={styles.failure} role="alert">
          <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
          No se envió.
          <button type="button" className={styles.link} onClick={() => dispatch(resendRequested({ id }))}>
            Reintentar
          </button>
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
