import { latePart } from '../../components/late-part';
import { ItemLink } from './item-link';
import type { NavigationItem } from './navigation-item';
import { StarButton } from './star-button';
import styles from './vertical-navigation.module.css';

export interface FavoritosProps {
  items: NavigationItem[];
}

// The code that drags comes after the menu, and only for a person who has favourites.
const { Part: Ordenables } = latePart(async () => (await import('./favoritos-ordenables')).FavoritosOrdenables, {
  Meanwhile: PlainFavoritos,
});

/** The person's favourite entries, over the others. */
export function FavoritosGroup({ items }: FavoritosProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles.group} data-favoritos>
      <p className={styles.head}>
        <span className={styles.caption}>Favoritos</span>
      </p>
      {items.length > 1 ? <Ordenables items={items} /> : <PlainFavoritos items={items} />}
    </div>
  );
}

function PlainFavoritos({ items }: FavoritosProps) {
  return (
    <ol className={styles.items} aria-label="Favoritos">
      {items.map((item) => (
        <li key={item.id}>
          <ItemLink item={item} />
          <StarButton item={item} />
        </li>
      ))}
    </ol>
  );
}
