import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { HintButton } from '../hint-button';
import { Menu } from './menu';

interface ActionsMenuProps {
  label: string;
  size?: 'small' | 'medium';
  /** False in a list that the arrow keys move through, except in one row. */
  isTabStop?: boolean;
  /** Entries of `menu-entries`. */
  children: ReactNode;
}

/** A button with three dots that opens a menu. */
export function ActionsMenu({ label, size = 'medium', isTabStop = true, children }: ActionsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <HintButton
        label={label}
        size={size}
        hintAlign="end"
        tabIndex={isTabStop ? undefined : -1}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical size={size === 'small' ? 16 : 18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      <Menu label={label} anchor={anchor} align="end" onClose={() => setAnchor(null)}>
        {children}
      </Menu>
    </>
  );
}
