import Dialog from '@mui/material/Dialog';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from './button';
import type { ConfirmOptions } from './confirm';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps extends ConfirmOptions {
  isOpen: boolean;
  onClose: (isConfirmed: boolean) => void;
}

/** The dialog of {@link useConfirm}, loaded when something is first asked. */
export function ConfirmDialog({
  title = 'Confirmar acción',
  message = '¿Confirma que quiere realizar esta acción?',
  confirm = 'Confirmar',
  cancel = 'Cancelar',
  color = 'danger',
  isDismissible = false,
  isOpen,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={isDismissible ? () => onClose(false) : undefined}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      transitionDuration={{ enter: 150, exit: 75 }}
    >
      <div className={styles.content}>
        <span className={styles.icon} data-color={color}>
          <TriangleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <div className={styles.message} id={`${id}-message`}>
            {message}
          </div>
        </div>
      </div>
      <div className={styles.actions}>
        <Button variant="outlined" autoFocus onClick={() => onClose(false)}>
          {cancel}
        </Button>
        <Button variant="contained" color={color === 'danger' ? 'danger' : 'primary'} onClick={() => onClose(true)}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
