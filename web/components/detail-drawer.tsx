import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useMedia } from '../lib/use-media';
import styles from './detail-drawer.module.css';
import { Row } from './layout/layout';
import { useDrawerFocus, useDrawerKeys } from './use-drawer-focus';

interface DetailDrawerProps {
  isOpen: boolean;
  /** Called on Escape, and on a press outside when the drawer lies over the page. */
  onClose: () => void;
  /** The drawer's accessible name. */
  label: string;
  /** From this window width on, the drawer is beside the list (lg 1280 px, xl 1440 px). Below, it is over the list. */
  sideFrom: 'lg' | 'xl';
  /** The width in pixels. On a phone the drawer fills the screen. */
  width: number;
  children: ReactNode;
}

const wide = { lg: '(min-width: 1280px)', xl: '(min-width: 1440px)' };

/**
 * Shows the open item of a list, at the right. Put it inside a {@link DetailFrame}, after the list. Escape closes it.
 * An element with `data-autofocus`, or else the drawer, takes the focus. Closing gives the focus back.
 */
export function DetailDrawer({ isOpen, ...drawer }: DetailDrawerProps) {
  return isOpen && <OpenDrawer {...drawer} />;
}

/**
 * The same element serves beside and over the list. So a form keeps its text when the window becomes narrower. The
 * browser's modal dialog is not used: the form's confirmations, menus and toasts would be inert.
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

/** Lays out a list and the {@link DetailDrawer} after it, which makes the list narrower. */
export function DetailFrame({ children }: { children: ReactNode }) {
  return (
    <Row align="start" gap={6} className={styles.frame}>
      {children}
    </Row>
  );
}
