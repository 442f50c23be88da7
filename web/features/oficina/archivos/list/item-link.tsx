import { Link } from 'react-router-dom';
import { Cut } from '../../../../components/layout/layout';
import { openedHere } from '../../../../lib/opened-here';
import type { Item } from '../item';
import type { Archivos } from '../use-archivos';
import styles from './items.module.css';

interface ItemLinkProps extends Pick<Archivos, 'hrefOf' | 'placeHref'> {
  item: Item;
  isTabStop: boolean;
}

/** The name of an item: a directorio opens in its place, an archivo beside the list. */
export function ItemLink({ item, hrefOf, placeHref, isTabStop }: ItemLinkProps) {
  const fila = { tabIndex: isTabStop ? 0 : -1, 'data-fila': item.id };
  if (item.tipo === 'directorio') {
    return (
      <Cut
        as={Link}
        shrinks
        stretched
        weight="medium"
        tone="inherit"
        underline="never"
        className={styles.link}
        to={placeHref(item.id)}
        title={item.nombre}
        {...fila}
      >
        {item.nombre}
      </Cut>
    );
  }
  return (
    <Cut
      as={Link}
      shrinks
      stretched
      weight="medium"
      tone="inherit"
      underline="never"
      className={styles.link}
      to={hrefOf({ archivo: item.id, directorio: null, version: null })}
      title={item.nombre}
      state={openedHere}
      preventScrollReset
      {...fila}
    >
      {item.nombre}
    </Cut>
  );
}
