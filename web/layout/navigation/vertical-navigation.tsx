import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollIntoSight } from '../../lib/scroll-into-sight';
import type { NavigationItem } from './navigation-item';
import { NavigationItems } from './navigation-items';
import styles from './vertical-navigation.module.css';

/** The main navigation as a column. The frame's `data-appearance` says how wide it is and what its entries show. */
export function VerticalNavigation({ items }: { items: NavigationItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page marks another entry
  useEffect(() => {
    let isHere = true;
    const show = () => {
      // The entry of the page comes after its parents, which are marked too.
      const current = [...(nav.current?.querySelectorAll('[aria-current]') ?? [])].at(-1);
      if (isHere && current) scrollIntoSight(current);
    };
    show();
    // An unfolding entry moves the entries below it.
    const moving = nav.current?.getAnimations?.({ subtree: true }) ?? [];
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(show);
    return () => {
      isHere = false;
    };
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

/** Places an entry's tooltip at its height. It is fixed to the window, because the scrolling column would cut it. */
function placeHint({ target }: SyntheticEvent): void {
  const entry = (target as Element).closest<HTMLElement>('[data-hint]');
  if (!entry) return;
  const { top, height } = entry.getBoundingClientRect();
  entry.style.setProperty('--hint-top', `${top + height / 2}px`);
}
