import { memo } from 'react';
import { Pasaje } from '../../../../components/pasaje';
import { Elegir } from '../../../../components/seleccion/elegir';
import { ItemMenu } from '../acciones/item-menu';
import { contenidoText, rutaText } from '../item';
import { ItemIcon } from './item-icon';
import { ItemLink } from './item-link';
import { datosDe, type ItemProps } from './item-row';
import styles from './items.module.css';

/** An item as a tile. */
export const ItemTile = memo(function ItemTile({ item, hrefOf, placeHref, acciones, isTabStop }: ItemProps) {
  const { tamano } = datosDe(item);
  const detalle = item.tipo === 'directorio' ? contenidoText(item.directorio) : `${item.archivo.tipo} · ${tamano}`;
  return (
    <div className={styles.tile}>
      <span className={styles.tileTop}>
        <Elegir id={item.id} nombre={item.nombre} isTabStop={isTabStop} />
        <ItemMenu item={item} acciones={acciones} isTabStop={isTabStop} />
      </span>
      <ItemIcon item={item} size={48} pictureWidth={72} />
      <ItemLink item={item} hrefOf={hrefOf} placeHref={placeHref} isTabStop={isTabStop} />
      <span className={styles.soft} title={item.ruta && rutaText(item.ruta)}>
        {item.ruta ? rutaText(item.ruta) : detalle}
      </span>
      {item.tipo === 'archivo' && item.pasaje && <Pasaje trozos={item.pasaje} />}
    </div>
  );
});
