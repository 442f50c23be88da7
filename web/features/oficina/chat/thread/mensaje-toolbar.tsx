import { EllipsisVertical, Reply, SmilePlus } from 'lucide-react';
import { HintButton } from '../../../../components/hint-button';
import type { Mensaje } from '../chat-api';
import { useAcciones } from './acciones-context';
import styles from './mensaje-row.module.css';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The first actions of a message, beside it while it is pointed at, has the focus, or (`isHeld`) is acted upon. */
export function MensajeToolbar({ mensaje, isHeld }: { mensaje: Mensaje; isHeld: boolean }) {
  const { responder, openEmojis, openMenu } = useAcciones();
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Acciones del mensaje">
      <HintButton
        size="small"
        label="Reaccionar"
        aria-haspopup="dialog"
        aria-expanded={isHeld}
        onClick={({ currentTarget }) => openEmojis(mensaje, currentTarget)}
      >
        <SmilePlus {...icon} />
      </HintButton>
      <HintButton size="small" label="Responder" onClick={() => responder(mensaje)}>
        <Reply {...icon} />
      </HintButton>
      <HintButton
        size="small"
        label="Más acciones"
        hintAlign="end"
        aria-haspopup="menu"
        aria-expanded={isHeld}
        onClick={({ currentTarget }) => openMenu(mensaje, currentTarget)}
      >
        <EllipsisVertical {...icon} />
      </HintButton>
    </div>
  );
}
