import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
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

/**
 * Finds which tabs of a row fit beside the open tab and the button of the menu. All tabs fit where nothing is laid out.
 * @param names changes with the tabs
 * @param open the index of the open tab; -1 for none
 */
function useFitting(row: RefObject<HTMLElement | null>, names: string, open: number): (index: number) => boolean {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are other elements
  useLayoutEffect(() => {
    const box = row.current;
    if (!box) return;
    const measure = () => setFitting(countFitting(box, open));
    measure();
    // jsdom has no ResizeObserver.
    if (!('ResizeObserver' in window)) return;
    // A count may arrive later and widen a tab.
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [row, names, open]);
  return (index) => index < fitting || index === open;
}

/** The number of first tabs that fit in the row, beside the open tab. */
function countFitting(box: HTMLElement, open: number): number {
  const widths = [...box.children].map((element) => element.getBoundingClientRect().width);
  const more = widths.pop() ?? 0;
  const gap = Number.parseFloat(getComputedStyle(box).columnGap) || 0;
  const room = box.clientWidth;
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (total <= room) return Number.POSITIVE_INFINITY;
  let used = more + (open < 0 ? 0 : (widths[open] ?? 0) + gap);
  let fitting = 0;
  for (const [index, width] of widths.entries()) {
    used += index === open ? 0 : width + gap;
    if (used > room) break;
    fitting = index + 1;
  }
  return fitting;
}
