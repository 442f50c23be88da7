import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { usePlace } from '../lib/use-place';
import styles from './anchored-panel.module.css';
import { HintButton } from './hint-button';
import { Dialog } from './ui/dialog';

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

/** A panel under a button of the top bar, the whole screen of a phone. Another title is another content of it. */
export function AnchoredPanel({ title, anchor, onClose, actions, footer, children }: AnchoredPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = usePlaceUnder(anchor);
  useFocusOnNew(title, heading);

  return (
    <Dialog
      className={styles.panel}
      backdropClassName={styles.backdrop}
      style={place}
      focus="first"
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className={styles.header}>
        <h2 ref={heading} id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
        <HintButton className={styles.close} label="Cerrar" hintAlign="end" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </div>
      <div className={styles.content}>{children}</div>
      {footer}
    </Dialog>
  );
}

/** What had the focus may have gone with the content that it was in: the keyboard goes on from the new title. */
function useFocusOnNew(title: string, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    const element = heading.current;
    if (!element || element.closest('[role="dialog"]')?.contains(document.activeElement)) return;
    // Only now: the panel gives its first focus to what can be used.
    element.tabIndex = -1;
    element.focus();
  }, [title, heading]);
}

/** Pixels between the button and the panel, and between the panel and the window's edge. */
const gap = 8;
const width = 360;

/** Under the button, in line with its edge at that side of the window which is nearer, where there is room for that. */
function usePlaceUnder(anchor: HTMLElement): CSSProperties {
  const place = usePlace(anchor, ({ bottom, left: start, right }) => {
    const wanted = start + right < innerWidth ? start : right - width;
    const left = Math.min(Math.max(gap, wanted), innerWidth - width - gap);
    return `${Math.max(gap, left)}px ${Math.max(gap, Math.min(bottom + gap, innerHeight / 2))}px`;
  });
  const [left, top] = place.split(' ');
  return { '--panel-left': left, '--panel-top': top } as CSSProperties;
}
