import { Card, Text } from '../../../../components/layout/layout';
import { MiembroAvatar } from '../../../../components/miembro-avatar';
import { selectUnreached } from '../../../../live/connection-slice';
import { FailedLine } from '../../../../outbox/failed-line';
import { selectUser } from '../../../../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import actividad from '../actividad/actividad-tab.module.css';
import styles from './comentario-item.module.css';
import { type ComentarioNuevo, comentarioDiscarded, recomentarRequested } from './nuevos-slice';

interface ComentarioNuevoItemProps {
  comentario: ComentarioNuevo;
  /** Puts the comment back into the form. */
  onEdit: (comentario: ComentarioNuevo) => void;
}

/** A comment that the server does not have yet, with its state: being sent, waiting or refused. */
export function ComentarioNuevoItem({ comentario, onEdit }: ComentarioNuevoItemProps) {
  const { id, texto, hasFailed, isRefused } = comentario;
  const dispatch = useAppDispatch();
  const isAway = useAppSelector(selectUnreached) !== null;
  const yo = useAppSelector(selectUser);
  const discard = () => dispatch(comentarioDiscarded({ id }));
  return (
    <li className={`${actividad.evento} ${styles.comentario}`}>
      <MiembroAvatar id={yo?.id} nombre={yo?.name ?? ''} size={32} />
      <Card
        as="article"
        flow="stack"
        bounded
        grow
        shrinks
        gap={1}
        pad={[2, 4, 3]}
        className={styles.caja}
        aria-label="Comentario por enviar"
      >
        <p className={styles.texto}>{texto}</p>
        {hasFailed ? (
          <FailedLine
            item={comentario}
            isWaiting={isAway && !isRefused}
            onEdit={() => {
              discard();
              onEdit(comentario);
            }}
            onResend={() => dispatch(recomentarRequested({ id }))}
            onDiscard={discard}
          />
        ) : (
          <Text as="p" size="xs" tone="soft">
            Enviando…
          </Text>
        )}
      </Card>
    </li>
  );
}
