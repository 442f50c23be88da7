import { use } from 'react';
import { DragArea, type DragMove } from '../../components/drag/drag-area';
import { SortableItems } from '../../components/drag/sortable-items';
import { useFrozenWhileDragging } from '../../components/drag/use-frozen-while-dragging';
import { withMoved } from './favoritos';
import type { FavoritosProps } from './favoritos-group';
import { ItemLink } from './item-link';
import { MenuPropioContext } from './menu-propio';
import { StarButton } from './star-button';
import styles from './vertical-navigation.module.css';

/** The favourites, ordered by dragging their links. */
export function FavoritosOrdenables({ items }: FavoritosProps) {
  const menu = use(MenuPropioContext);
  const { shown, hold, letGo } = useFrozenWhileDragging(items);

  const move = ({ id, to }: DragMove) => {
    if (!menu?.favoritos.includes(id)) return false;
    const ids = shown.map((item) => item.id);
    menu.ordenar(withMoved(menu.favoritos, ids, id, to.index));
  };

  return (
    <DragArea onMove={move} onStart={hold} onEnd={letGo}>
      <SortableItems
        listId="favoritos"
        label="Favoritos"
        className={styles.items}
        items={shown}
        nameOf={({ title = '' }) => title}
        renderItem={(item, { handleProps, isDragging }) => (
          <>
            <ItemLink item={item} handleProps={handleProps} isDragging={isDragging} />
            <StarButton item={item} />
          </>
        )}
      />
    </DragArea>
  );
}
