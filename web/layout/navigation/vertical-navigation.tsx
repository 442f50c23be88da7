import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollIntoSight } from '../../lib/scroll-into-sight';
import type { NavigationItem } from './navigation-item';
import { NavigationItems } from './navigation-items';
import styles from './vertical-navigation.module.css';

/** The main navigation as a column; how wide and with what of its entries is said by the frame's `data-appearance`. */
export function VerticalNavigation({ items }: { items: NavigationItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page marks another entry
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    if (current) scrollIntoSight(current);
  }, [pathname, items]);

  return (
    <nav
      ref={nav}
      className={styles.nav}
      aria-label="Navegación principal"
      onPointerOver={placeHint}
      onFocus={placeHint}
    >
      <NavigationItems items={items} />
    </nav>
  );
}

/** The column scrolls, and would cut a tooltip that stands in it: it is fixed to the window, at its entry's height. */
function placeHint({ target }: SyntheticEvent): void {
  const entry = (target as Element).closest<HTMLElement>('[data-hint]');
  if (!entry) return;
  const { top, height } = entry.getBoundingClientRect();
  entry.style.setProperty('--hint-top', `${top + height / 2}px`);
}
