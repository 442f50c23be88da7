import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useMedia } from '../lib/use-media';
import styles from './detail-drawer.module.css';
import { useDrawerFocus, useDrawerKeys } from './use-drawer-focus';

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
 * goes into it (to an element with `data-autofocus`, or to itself) and back to what had it.
 */
export function DetailDrawer({ isOpen, ...drawer }: DetailDrawerProps) {
  return isOpen && <OpenDrawer {...drawer} />;
}

/**
 * One element in both places: a window that is made narrower loses nothing of a form. Not the browser's own modal
 * dialog, which would make the confirmations, menus and toasts inert that a form in it needs.
 */
function OpenDrawer({ onClose, label, sideFrom, width, children }: Omit<DetailDrawerProps, 'isOpen'>) {
  const isBeside = useMedia(wide[sideFrom]);
  const panel = useRef<HTMLDivElement>(null);
  useDrawerFocus(panel);
  const keys = useDrawerKeys(panel, { isTrap: !isBeside, onClose });
  return (
    <>
      {!isBeside && <div className={styles.backdrop} aria-hidden="true" onClick={onClose} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has a role, one of two */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: only the dialog is modal */}
      <div
        ref={panel}
        role={isBeside ? 'complementary' : 'dialog'}
        aria-modal={isBeside ? undefined : true}
        className={styles.drawer}
        data-beside={isBeside}
        style={{ '--drawer-width': `${width}px` } as CSSProperties}
        aria-label={label}
        tabIndex={-1}
        onKeyDown={keys}
      >
        {children}
      </div>
    </>
  );
}

/** Lays out a list and the {@link DetailDrawer} after it, which takes its room from the list. */
export function DetailFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
