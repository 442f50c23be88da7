import { useRef } from 'react';
import type { NavigationItem } from '../navigation-item';
import { HorizontalItem } from './horizontal-item';
import styles from './horizontal-navigation.module.css';
import { moveByKey } from './move-by-key';
import { useFlyouts } from './use-flyouts';

/** The main navigation as a bar. Its entries open their own entries below, and deeper entries beside. */
export function HorizontalNavigation({ items }: { items: NavigationItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const flyouts = useFlyouts(nav);
  const entries = items.filter(({ type }) => type !== 'divider' && type !== 'spacer');

  return (
    <nav
      ref={nav}
      className={styles.nav}
      aria-label="Navegación principal"
      onKeyDown={(event) => moveByKey(event, flyouts)}
      onBlur={({ relatedTarget }) => relatedTarget && !nav.current?.contains(relatedTarget) && flyouts.openOnly([])}
    >
      <ul className={styles.bar}>
        {entries.map((item) => (
          <HorizontalItem key={item.id} item={item} path={[item.id]} flyouts={flyouts} />
        ))}
      </ul>
    </nav>
  );
}
