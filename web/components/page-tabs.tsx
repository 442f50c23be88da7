import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useFitting } from '../lib/use-fitting';
import { BareButton, Box, Row } from './layout/layout';
import styles from './page-tabs.module.css';
import { Menu } from './ui/menu';
import { MenuLink } from './ui/menu-entries';

export interface PageTab {
  /** The address. The tab counts as open while the page's address begins with it. */
  to: string;
  label: string;
  /** A {@link TabCount}, or a component that draws one. */
  count?: ReactNode;
}

interface PageTabsProps {
  /** The accessible name. */
  label: string;
  tabs: readonly PageTab[];
}

/**
 * The tabs of a page. They are links, because each has its own address. The last tabs are in a menu when the row is too
 * short. The open tab is always in the row.
 */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const { pathname } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = tabs.findIndex(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const isShown = useFitting(row, tabs.map(({ to }) => to).join(), open);
  const rest = tabs.filter((_, index) => !isShown(index));
  return (
    <Box as="nav" line="bottom" marginBottom={3} className={styles.tabs} aria-label={label}>
      <div className={styles.row} ref={row}>
        {tabs.map(({ to, label, count }, index) => (
          <NavLink key={to} className={styles.tab} data-out={!isShown(index)} to={to}>
            {label} {count}
          </NavLink>
        ))}
        <BareButton
          className={styles.tab}
          data-out={rest.length === 0}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          Más <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.marks}>
            {rest.map(({ to, count }) => (
              <span key={to}>{count}</span>
            ))}
          </span>
        </BareButton>
      </div>
      <Menu label={`Más: ${label.toLowerCase()}`} anchor={anchor} align="end" onClose={() => setAnchor(null)}>
        {rest.map(({ to, label, count }) => (
          <MenuLink key={to} to={to}>
            <Row as="span" grow align="center" justify="between">
              {label} {count}
            </Row>
          </MenuLink>
        ))}
      </Menu>
    </Box>
  );
}
