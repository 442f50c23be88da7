import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { HintButton } from './hint-button';
import { endToast } from './toast-actions';
import styles from './toasts.module.css';
import type { Toast } from './toasts-slice';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };
/** Milliseconds. Errors and toasts with a button stay longest; one that is followed by another gives way soon. */
const briefly = 1_500;
const shortly = 5_000;
const longer = 8_000;

/** Shows the queue of messages, one at a time. */
export function Toasts() {
  const dispatch = useAppDispatch();
  const [toast, next] = useAppSelector((state) => state.toasts);
  const id = toast?.id;
  const end = useCallback(() => (id ? endToast(dispatch, id) : undefined), [dispatch, id]);
  return (
    <div className={styles.place} aria-live="polite">
      {toast && <ToastCard key={toast.id} toast={toast} isFollowed={Boolean(next)} onEnd={end} />}
    </div>
  );
}

interface ToastCardProps {
  toast: Toast;
  /** Another toast waits. */
  isFollowed: boolean;
  /** Removes it, and gives the function of its button. */
  onEnd: () => (() => void) | undefined;
}

function ToastCard({ toast, isFollowed, onEnd }: ToastCardProps) {
  const { text, severity, action } = toast;
  const Icon = icons[severity];
  // The toast stays while it is pointed at or has the focus.
  const [isHeld, setIsHeld] = useState(false);
  const hold = () => setIsHeld(true);
  const letGo = () => setIsHeld(false);

  useEffect(() => {
    if (isHeld) return;
    const plain = isFollowed ? briefly : shortly;
    const timer = setTimeout(onEnd, severity === 'error' || action ? longer : plain);
    return () => clearTimeout(timer);
  }, [isHeld, isFollowed, onEnd, severity, action]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep it shown while it is read
    <div
      className={styles.toast}
      data-severity={severity}
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.text}>{text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={() => onEnd()?.()}>
          {action}
        </button>
      )}
      <HintButton size="small" label="Cerrar el aviso" hintAlign="end" onClick={onEnd}>
        <X size={16} strokeWidth={1.75} />
      </HintButton>
    </div>
  );
}
