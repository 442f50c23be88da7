import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useCurrentInSight } from '../lib/use-current-in-sight';
import { Box } from './layout/layout';
import styles from './page-tabs.module.css';

interface PageTabsProps {
  /** The accessible name. */
  label: string;
  /** {@link PageTab}s. */
  children: ReactNode;
}

/** The tabs of a page. They are links, because each has its own address. */
export function PageTabs({ label, children }: PageTabsProps) {
  const row = useCurrentInSight<HTMLDivElement>(useLocation().pathname);
  return (
    <Box as="nav" line="bottom" marginBottom={4} className={styles.tabs} aria-label={label}>
      <div className={styles.row} ref={row}>
        {children}
      </div>
    </Box>
  );
}

/** A tab. It counts as open while the page's address begins with the tab's address. */
export function PageTab({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink className={styles.tab} to={to}>
      {children}
    </NavLink>
  );
}
