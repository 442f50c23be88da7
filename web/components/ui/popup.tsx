import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import floating from './floating.module.css';
import { useFocusReturn } from './use-focus-return';

interface PopupProps {
  /** The popup's accessible name. */
  label: string;
  /** The element beside which the popup opens. It gets the focus back. */
  anchor: HTMLElement;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** A small open panel beside an element. Escape or a press outside closes it. */
export function Popup({
  label,
  anchor,
  side = 'bottom',
  align = 'start',
  onClose,
  className = '',
  children,
}: PopupProps) {
  useFocusReturn(true, anchor);
  return (
    <Popover.Root open onOpenChange={(isOpening) => isOpening || onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          className={floating.place}
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          positionMethod="fixed"
        >
          <Popover.Popup className={`${floating.surface} ${className}`} aria-label={label} finalFocus={false}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
