import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import styles from './anchored-panel.module.css';
import { HintButton } from './hint-button';

interface AnchoredPanelProps {
  title: string;
  /** The button under which it opens, and which has the focus again afterwards. */
  anchor: HTMLElement;
  onClose: () => void;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** What stays in sight below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A panel under a button of the top bar, the whole screen of a phone. The browser's own modal dialog: it keeps the
 * focus inside, closes on Escape, and gives the focus back.
 */
export function AnchoredPanel({ title, anchor, onClose, actions, footer, children }: AnchoredPanelProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const place = usePlace(anchor);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the dialog knows it
    <dialog
      ref={ref}
      className={styles.panel}
      style={place}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target }) => target === ref.current && onClose()}
    >
      <div className={styles.inside}>
        <div className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {actions}
          <HintButton className={styles.close} label="Cerrar" hintAlign="end" onClick={onClose}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        </div>
        <div className={styles.content}>{children}</div>
        {footer}
      </div>
    </dialog>
  );
}

/** Pixels between the button and the panel, and between the panel and the window's edge. */
const gap = 8;
const width = 360;

/** Under the button, its right edges in line where the window has room for that. */
function usePlace(anchor: HTMLElement) {
  const where = useSyncExternalStore(onResize, () => {
    const { bottom, right } = anchor.getBoundingClientRect();
    const left = Math.min(Math.max(gap, right - width), innerWidth - width - gap);
    return `${Math.max(gap, left)}px ${Math.max(gap, Math.min(bottom + gap, innerHeight / 2))}px`;
  });
  const [left, top] = where.split(' ');
  return { '--panel-left': left, '--panel-top': top } as React.CSSProperties;
}

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
