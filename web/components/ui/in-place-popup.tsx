import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import floating from './floating.module.css';
import styles from './in-place-popup.module.css';

interface InPlacePopupProps {
  title: string;
  /** The element over which the popup is laid. */
  anchor: RefObject<HTMLElement | null>;
  /** The element that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** Called when the person presses Escape. */
  onCancel: () => void;
  /** Called when the person goes on to something else on the page. */
  onLeave: () => void;
  children: ReactNode;
}

/** A small open form over the thing that it edits, so that nothing on the page moves. */
export function InPlacePopup({ title, anchor, opener, onCancel, onLeave, children }: InPlacePopupProps) {
  return (
    <Popover.Root open onOpenChange={(_, { reason }) => (reason === 'escape-key' ? onCancel() : onLeave())}>
      <Popover.Portal>
        <Popover.Positioner
          className={floating.place}
          anchor={anchor}
          align="start"
          sideOffset={({ anchor: { height } }) => -height - 8}
          alignOffset={-12}
          collisionPadding={8}
          positionMethod="fixed"
        >
          <Popover.Popup className={`${floating.surface} ${styles.popup}`} aria-label={title} finalFocus={opener}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
