import { CircleAlert, Clock3 } from 'lucide-react';
import type { MouseEvent } from 'react';
import styles from './failed-line.module.css';
import type { Outgoing } from './outbox-saga';

interface FailedLineProps {
  item: Pick<Outgoing, 'isRefused' | 'motivo'>;
  /** Whether the server cannot be reached. */
  isWaiting: boolean;
  /** Puts the item back into its form. */
  onEdit: (event: MouseEvent<HTMLElement>) => void;
  onResend: () => void;
  onDiscard: () => void;
  /** Sends the rest of the item without a refused part. */
  rest?: { label: string; onSend: () => void } | undefined;
}

/** The line under an item that did not arrive. The item stays until it is sent again, corrected or discarded. */
export function FailedLine({ item, isWaiting, onEdit, onResend, onDiscard, rest }: FailedLineProps) {
  const { isRefused = false, motivo = '' } = item;
  const Icon = isWaiting ? Clock3 : CircleAlert;
  return (
    <div className={styles.failure} data-waiting={isWaiting} role="alert">
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      {isWaiting ? 'Se enviará cuando vuelva la conexión.' : 'No se envió.'}
      {isRefused && <span>{motivo}</span>}
      {isRefused && rest && (
        <button type="button" className={styles.link} onClick={rest.onSend}>
          {rest.label}
        </button>
      )}
      {isRefused && (
        <button type="button" className={styles.link} onClick={onEdit}>
          Editar
        </button>
      )}
      {!isWaiting && !isRefused && (
        <button type="button" className={styles.link} onClick={onResend}>
          Reintentar
        </button>
      )}
      <button type="button" className={styles.link} onClick={onDiscard}>
        Descartar
      </button>
    </div>
  );
}
