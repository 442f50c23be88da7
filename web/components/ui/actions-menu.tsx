import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { HintButton } from '../hint-button';
import { Menu } from './menu';

interface ActionsMenuProps {
  label: string;
  size?: 'small' | 'medium';
  /** Whether the Tab key reaches the button. In a list with arrow keys, only one row is a tab stop. */
  isTabStop?: boolean;
  /** The entries, from `menu-entries`. */
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
