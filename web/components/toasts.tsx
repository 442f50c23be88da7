import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { takeToastAction } from './toast-actions';
import styles from './toasts.module.css';
import { toastClosed } from './toasts-slice';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };
/** Milliseconds: an error has to be read, an undo to be reached. */
const shortly = 5_000;
const longer = 8_000;

/** Shows the queue of messages, one at a time. */
export function Toasts() {
  const dispatch = useAppDispatch();
  const [toast] = useAppSelector((state) => state.toasts);
  if (!toast) return null;

  const { id, text, severity, action } = toast;
  const Icon = icons[severity];
  const close = () => dispatch(toastClosed(id));

  return (
    <Snackbar
      key={id}
      open
      autoHideDuration={severity === 'error' || action ? longer : shortly}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <div className={styles.toast} data-severity={severity} role={severity === 'error' ? 'alert' : 'status'}>
        <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.text}>{text}</span>
        {action && (
          <Button
            size="small"
            onClick={() => {
              close();
              takeToastAction(id)?.();
            }}
          >
            {action}
          </Button>
        )}
        <IconButton size="small" aria-label="Cerrar el aviso" onClick={close}>
          <X size={16} strokeWidth={1.75} />
        </IconButton>
      </div>
    </Snackbar>
  );
}
