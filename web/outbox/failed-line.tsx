import { CircleAlert, Clock3 } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { BareButton } from '../components/layout/layout';
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
      {isRefused && rest && <Accion onClick={rest.onSend}>{rest.label}</Accion>}
      {isRefused && <Accion onClick={onEdit}>Editar</Accion>}
      {!isWaiting && !isRefused && <Accion onClick={onResend}>Reintentar</Accion>}
      <Accion onClick={onDiscard}>Descartar</Accion>
    </div>
  );
}

const Accion = (props: ComponentProps<'button'>) => (
  <BareButton pad={1} tone="primary" weight="medium" underline="always" {...props} />
);
