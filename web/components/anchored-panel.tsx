import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { usePositionStyle } from '../lib/use-position-style';
import styles from './anchored-panel.module.css';
import { HintButton } from './hint-button';
import { Text } from './layout/layout';
import { Dialog } from './ui/dialog';

interface AnchoredPanelProps {
  title: string;
  /** The button that the panel opens under. It gets the focus back when the panel closes. */
  anchor: HTMLElement;
  onClose: () => void;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** A part that stays in sight below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel under a button; on a phone it fills the screen. A changed title means that the content changed. */
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
        <Text ref={heading} id={id} as="h2" grow shrinks size="lg" weight="strong">
          {title}
        </Text>
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

/** Focuses the new title when the focused element disappeared with the old content. */
function useFocusOnNew(title: string, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    const element = heading.current;
    if (!element || element.closest('[role="dialog"]')?.contains(document.activeElement)) return;
    // The heading becomes focusable only now: the panel must give its first focus to a control.
    element.tabIndex = -1;
    element.focus();
  }, [title, heading]);
}

/** Pixels between the button and the panel, and between the panel and the edge of the window. */
const gap = 8;
const width = 360;

/** Places the panel under the button, aligned with the button's edge nearer to a side of the window. */
function usePlaceUnder(anchor: HTMLElement): CSSProperties {
  const place = usePositionStyle(anchor, ({ bottom, left: start, right }) => {
    const wanted = start + right < innerWidth ? start : right - width;
    const left = Math.min(Math.max(gap, wanted), innerWidth - width - gap);
    return `${Math.max(gap, left)}px ${Math.max(gap, Math.min(bottom + gap, innerHeight / 2))}px`;
  });
  const [left, top] = place.split(' ');
  return { '--panel-left': left, '--panel-top': top } as CSSProperties;
}
