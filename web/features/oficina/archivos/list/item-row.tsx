import { memo } from 'react';
import { Cut, Stack } from '../../../../components/layout/layout';
import { Momento } from '../../../../components/momento';
import { Pasaje } from '../../../../components/pasaje';
import { Elegir } from '../../../../components/selection/elegir';
import { formatBytes } from '../../../../lib/numeros';
import { ItemMenu } from '../actions/item-menu';
import type { AccionesDeItem } from '../actions/use-actions';
import { contenidoText, type Item, rutaText } from '../item';
import type { Archivos } from '../use-archivos';
import { ItemIcon } from './item-icon';
import { ItemLink } from './item-link';
import styles from './items.module.css';

/**
 * The properties of an item. They stay the same when another part of the list arrives. So items already drawn stay as
 * they are.
 */
export interface ItemProps extends Pick<Archivos, 'hrefOf' | 'placeHref'> {
  item: Item;
  acciones: AccionesDeItem;
  isNarrow: boolean;
  /** Whether the Tab key reaches the item. Only one item is a tab stop; the arrow keys move on from it. */
  isTabStop: boolean;
}

export const ItemRow = memo(function ItemRow({ item, hrefOf, placeHref, acciones, isNarrow, isTabStop }: ItemProps) {
  const { tipo, quien, cuando, tamano } = datosDe(item);
  return (
    <Stack padLeft={4} padRight={2} gap={3} align="center" relative line="bottom" className={styles.row}>
      <Elegir id={item.id} nombre={item.nombre} isTabStop={isTabStop} />
      <ItemIcon item={item} size={36} />
      <Stack as="span" shrinks className={styles.textos}>
        <ItemLink item={item} hrefOf={hrefOf} placeHref={placeHref} isTabStop={isTabStop} />
        {item.ruta && (
          <Cut size="sm" tone="soft" className={styles.soft}>
            {rutaText(item.ruta)}
          </Cut>
        )}
        {isNarrow && (
          <Cut size="sm" tone="soft" className={styles.soft}>
            {tipo === 'Directorio' ? contenidoText(contenidoDe(item)) : `${tipo} · ${tamano}`} · <Momento en={cuando} />
          </Cut>
        )}
        {item.tipo === 'archivo' && item.pasaje && <Pasaje trozos={item.pasaje} />}
      </Stack>
      {!isNarrow && (
        <>
          <Cut size="sm" tone="soft" className={styles.tipo}>
            {tipo === 'Directorio' ? contenidoText(contenidoDe(item)) : tipo}
          </Cut>
          <Cut size="sm" tone="soft" numeric className={styles.tamano}>
            {tamano}
          </Cut>
          <span className={styles.quien} title={quien}>
            {quien}
          </span>
          <Cut size="sm" tone="soft">
            <Momento en={cuando} />
          </Cut>
        </>
      )}
      <span className={styles.menu}>
        <ItemMenu item={item} acciones={acciones} isTabStop={isTabStop} />
      </span>
    </Stack>
  );
});

const contenidoDe = (item: Item) => (item.tipo === 'directorio' ? item.directorio : { archivos: 0, directorios: 0 });

/** The columns of an item as texts. */
export function datosDe(item: Item): { tipo: string; quien: string; cuando: string; tamano: string } {
  if (item.tipo === 'directorio') {
    const { creadoPor, actualizadoEn, bytes } = item.directorio;
    return {
      tipo: 'Directorio',
      quien: creadoPor.nombre,
      cuando: actualizadoEn,
      tamano: bytes ? formatBytes(bytes) : '',
    };
  }
  const { actual, actualizadoEn, tipo } = item.archivo;
  return { tipo, quien: actual.autor.nombre, cuando: actualizadoEn, tamano: formatBytes(actual.bytes) };
}
