import { type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { contar } from '../../lib/numeros';
import { scrollIntoSight } from '../../lib/scroll-into-sight';
import { favoritosIn } from './favoritos';
import { FavoritosGroup } from './favoritos-group';
import { filterMenu } from './menu-filter';
import { MenuFilterField } from './menu-filter-field';
import { MenuPropioContext } from './menu-propio';
import type { NavigationItem } from './navigation-item';
import { NavigationItems } from './navigation-items';
import styles from './vertical-navigation.module.css';

/**
 * The main navigation as a column: a field that filters it, the person's favourites, and the entries. The frame's
 * `data-appearance` says how wide it is and what its entries show.
 */
export function VerticalNavigation({ items }: { items: NavigationItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const menu = use(MenuPropioContext);
  const [filter, setFilter] = useState({ text: '', key });
  // Each navigation shows the whole menu again.
  if (filter.text && filter.key !== key) setFilter({ text: '', key });
  const isFiltered = filter.text.trim() !== '';
  const found = isFiltered ? filterMenu(items, filter.text) : null;
  const favoritos = menu ? favoritosIn(items, menu.favoritos) : [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page marks another entry
  useEffect(() => {
    let isHere = true;
    const show = () => {
      const current = currentIn(nav.current);
      if (isHere && current) scrollIntoSight(current);
    };
    show();
    // An unfolding entry moves the entries below it.
    const moving = nav.current?.getAnimations?.({ subtree: true }) ?? [];
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(show);
    return () => {
      isHere = false;
    };
  }, [pathname, items, isFiltered]);

  const firstLink = () => nav.current?.querySelector<HTMLElement>('a[href]');
  return (
    <>
      <MenuFilterField
        value={filter.text}
        onChange={(text) => setFilter({ text, key })}
        onOpenFirst={() => isFiltered && firstLink()?.click()}
        onLeave={() => firstLink()?.focus()}
      />
      <nav
        ref={nav}
        className={styles.nav}
        aria-label="Navegación principal"
        data-filtered={isFiltered}
        onPointerOver={placeHint}
        onFocus={placeHint}
      >
        {!found && <FavoritosGroup items={favoritos} />}
        {found?.length !== 0 && (
          <NavigationItems items={found ?? items} label={found ? 'Lo que coincide' : undefined} />
        )}
        {found?.length === 0 && <p className={styles.none}>Ninguna entrada coincide.</p>}
      </nav>
      <span className="visually-hidden" role="status">
        {found && contar(found.length, 'entrada', 'entradas')}
      </span>
    </>
  );
}

/** The entry of the page. A favourite is in sight at the top, and its other place need not be. */
function currentIn(nav: HTMLElement | null): Element | undefined {
  const marked = [...(nav?.querySelectorAll('[aria-current]') ?? [])];
  return marked.find((entry) => entry.closest('[data-favoritos]')) ?? marked.at(-1);
}

/** Places an entry's tooltip at its height. It is fixed to the window, because the scrolling column would cut it. */
function placeHint({ target }: SyntheticEvent): void {
  const entry = (target as Element).closest<HTMLElement>('[data-hint]');
  if (!entry) return;
  const { top, height } = entry.getBoundingClientRect();
  entry.style.setProperty('--hint-top', `${top + height / 2}px`);
}
