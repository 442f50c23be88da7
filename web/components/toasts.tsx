import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { focusNear, pathOf } from '../lib/kept-focus';
import { useWindowHidden } from '../lib/use-window-hidden';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { HintButton } from './hint-button';
import { BareButton } from './layout/layout';
import { endToast } from './toast-actions';
import styles from './toasts.module.css';
import type { Toast } from './toasts-slice';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };
/** Milliseconds for which a toast is shown. Errors and toasts with a button stay longest. */
const shortly = 5_000;
const longer = 10_000;
/** The most toasts in sight. Older toasts wait until there is room, and lose no time. */
const most = 3;

/**
 * Shows the newest toasts. Their time starts again after the pointer or the focus was on them. It also does after the
 * window was hidden.
 */
export function Toasts() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector((state) => state.toasts);
  const isAway = useWindowHidden();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** The path of the element that had the focus before the toasts took it. */
  const before = useRef<Element[]>([]);
  const end = useCallback(
    (id: string) => {
      // The browser does not report that the pointer or the focus left a removed element.
      setIsPointedAt(false);
      setHasFocus(false);
      if (place.current?.contains(document.activeElement)) requestAnimationFrame(() => focusNear(before.current));
      return endToast(dispatch, id);
    },
    [dispatch],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep the toasts while they are read
    <div
      ref={place}
      className={styles.place}
      aria-live="polite"
      onMouseOver={() => setIsPointedAt(true)}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHasFocus(true);
        if (!currentTarget.contains(relatedTarget)) before.current = pathOf(relatedTarget);
      }}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      {toasts.map((toast, index) => {
        const isWaiting = index < toasts.length - most;
        return (
          <ToastCard
            key={toast.id}
            toast={toast}
            isWaiting={isWaiting}
            isStopped={isWaiting || isPointedAt || hasFocus || isAway}
            onEnd={end}
          />
        );
      })}
    </div>
  );
}

interface ToastCardProps {
  toast: Toast;
  /** Whether the toast is out of sight until newer toasts have ended, or the focus enters it. */
  isWaiting: boolean;
  isStopped: boolean;
  /** Removes the toast, and gives the function of its button. */
  onEnd: (id: string) => (() => void) | undefined;
}

function ToastCard({ toast: { id, text, severity, action }, isWaiting, isStopped, onEnd }: ToastCardProps) {
  const Icon = icons[severity];
  const end = () => onEnd(id);

  useEffect(() => {
    if (isStopped) return;
    const timer = setTimeout(() => onEnd(id), severity === 'error' || action ? longer : shortly);
    return () => clearTimeout(timer);
  }, [isStopped, onEnd, id, severity, action]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in its buttons closes it
    <div
      className={styles.toast}
      data-severity={severity}
      data-waiting={isWaiting}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        end();
      }}
    >
      <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.text} id={`aviso-${id}`}>
        {text}
      </span>
      {action && (
        <BareButton
          hover
          pad={[1, 2]}
          round="sm"
          weight="medium"
          tone="primary"
          aria-describedby={`aviso-${id}`}
          onClick={() => end()?.()}
        >
          {action}
        </BareButton>
      )}
      <HintButton size="small" label="Cerrar el aviso" hintAlign="end" onClick={end}>
        <X size={16} strokeWidth={1.75} />
      </HintButton>
    </div>
  );
}
