import { Link } from 'react-router-dom';
import { openedHere } from '../../../lib/opened-here';
import type { Item } from '../item';
import type { Archivos } from '../use-archivos';
import styles from './items.module.css';

/** The name of an item: a directorio opens in its place, an archivo beside the list. */
export function ItemLink({ item, hrefOf, placeHref }: Pick<Archivos, 'hrefOf' | 'placeHref'> & { item: Item }) {
  if (item.tipo === 'directorio') {
    return (
      <Link className={styles.link} to={placeHref(item.id)} title={item.nombre}>
        {item.nombre}
      </Link>
    );
  }
  return (
    <Link
      className={styles.link}
      to={hrefOf({ archivo: item.id, directorio: null, version: null })}
      title={item.nombre}
      state={openedHere}
      preventScrollReset
    >
      {item.nombre}
    </Link>
  );
}
