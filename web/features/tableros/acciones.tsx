import Menu from '@mui/material/Menu';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { HintButton } from '../../components/hint-button';

interface AccionesProps {
  label: string;
  size?: 'small' | 'medium';
  /** The entries; `choose` closes the menu and does what was chosen. */
  children: (choose: (action: () => unknown) => () => void) => ReactNode;
}

/** Three dots, and the menu under them. It is built when it is opened: a tablero has thousands. */
export function Acciones({ label, size = 'small', children }: AccionesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => unknown) => () => {
    setAnchor(null);
    void action();
  };
  return (
    <>
      <HintButton
        label={label}
        size={size}
        hintAlign="end"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          {children(choose)}
        </Menu>
      )}
    </>
  );
}

/** How the icons of menus look. */
export const menuIcon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
