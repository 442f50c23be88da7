import { Star } from 'lucide-react';
import { use } from 'react';
import { MenuPropioContext } from './menu-propio';
import type { NavigationItem } from './navigation-item';
import styles from './star-button.module.css';

/** Makes an entry of the menu a favourite, or removes it. It shows while its entry has the pointer or the focus. */
export function StarButton({ item }: { item: NavigationItem }) {
  const menu = use(MenuPropioContext);
  if (!menu || !item.link || item.disabled) return null;
  const isFavorito = menu.favoritos.includes(item.id);
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={isFavorito ? `Quitar ${item.title} de favoritos` : `Marcar ${item.title} como favorito`}
      data-favorito={isFavorito}
      onClick={() => menu.toggleFavorito(item)}
    >
      <Star size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
