import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMedia } from '../lib/use-media';
import styles from './detail-drawer.module.css';
import { SideSheet } from './side-sheet';

interface DetailDrawerProps {
  isOpen: boolean;
  /** Escape, or a press outside where it lies over the page. */
  onClose: () => void;
  /** Names it for readers. */
  label: string;
  /** From that width of the window on it stands beside the list (lg 1280 px, xl 1440 px); below, it lies over it. */
  sideFrom: 'lg' | 'xl';
  /** Pixels; a phone gives it the whole screen. */
  width: number;
  children: ReactNode;
}

const wide = { lg: '(min-width: 1280px)', xl: '(min-width: 1440px)' };

/**
 * What is open of a list, at the right. Inside a {@link DetailFrame}, after the list. Escape closes it, and the focus
 * goes into it (an element with `data-autofocus`, or its first control) and back to what had it.
 */
export function DetailDrawer({ sideFrom, width, ...drawer }: DetailDrawerProps) {
  const isBeside = useMedia(wide[sideFrom]);
  const style = { '--drawer-width': `${width}px` } as CSSProperties;
  if (isBeside) return drawer.isOpen && <SideDetail {...drawer} style={style} />;
  return (
    <SideSheet
      side="right"
      className={styles.over}
      style={style}
      aria-label={drawer.label}
      isOpen={drawer.isOpen}
      onClose={drawer.onClose}
    >
      <div className={styles.inside}>{drawer.isOpen && drawer.children}</div>
    </SideSheet>
  );
}

type SideDetailProps = Omit<DetailDrawerProps, 'isOpen' | 'sideFrom' | 'width'> & { style: CSSProperties };

function SideDetail({ onClose, label, style, children }: SideDetailProps) {
  const panel = useRef<HTMLElement>(null);
  useFocusInside(panel);
  return (
    <aside
      ref={panel}
      className={styles.beside}
      style={style}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        // Who used it up already (a search that was emptied, a drag) has prevented the rest; a dialog in it is its own.
        if (event.key !== 'Escape' || event.defaultPrevented || isInDialog(event.target)) return;
        onClose();
      }}
    >
      <div className={styles.inside}>{children}</div>
    </aside>
  );
}

const isInDialog = (target: EventTarget) => target instanceof Element && target.closest('dialog') !== null;

/** The focus goes in when it opens, and back when it closes, unless it has gone elsewhere by itself. */
function useFocusInside(panel: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    if (!element) return;
    if (!element.contains(before)) {
      const first =
        element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>(controls);
      (first ?? element).focus({ preventScroll: true });
    }
    return () => {
      const isInside = element.contains(document.activeElement) || document.activeElement === document.body;
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [panel]);
}

const controls = 'button:enabled, a[href], input:enabled, textarea:enabled, select:enabled';

/** Lays out a list and the {@link DetailDrawer} after it, which takes its room from the list. */
export function DetailFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
