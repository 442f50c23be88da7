import { createContext } from 'react';
import type { NavigationItem } from './navigation-item';

/** The person's own choices about the menu. */
export interface MenuPropio {
  /** The ids of favourite entries, in the person's order. */
  favoritos: readonly string[];
  /** The ids of folded groups. */
  plegados: readonly string[];
  /** Makes an entry a favourite, or removes it from the favourites. */
  toggleFavorito(item: NavigationItem): void;
  /** Sets the order of the favourites. */
  ordenar(favoritos: string[]): void;
  /** Folds or unfolds a group. */
  togglePlegado(id: string): void;
}

/** Null where the menu has no choices of a person, as in a bar. */
export const MenuPropioContext = createContext<MenuPropio | null>(null);
