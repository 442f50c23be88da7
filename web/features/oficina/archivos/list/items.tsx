import { memo, useMemo } from 'react';
import { Card, Cut, PlainList, Row } from '../../../../components/layout/layout';
import { Pasaje } from '../../../../components/pasaje';
import { Elegir } from '../../../../components/selection/elegir';
import { elegibleOf } from '../../../../components/selection/row';
import { useMedia } from '../../../../lib/use-media';
import { useRowKeys } from '../../../../lib/use-row-keys';
import { ItemMenu } from '../actions/item-menu';
import type { Acciones } from '../actions/use-actions';
import { contenidoText, rutaText } from '../item';
import type { Archivos } from '../use-archivos';
import { ItemIcon } from './item-icon';
import { ItemLink } from './item-link';
import { datosDe, type ItemProps, ItemRow } from './item-row';
import styles from './items.module.css';
import { useLugares } from './use-lugares';

const ItemTile = memo(function ItemTile({ item, hrefOf, placeHref, acciones, isTabStop }: ItemProps) {
  const { tamano } = datosDe(item);
  const detalle = item.tipo === 'directorio' ? contenidoText(item.directorio) : `${item.archivo.tipo} · ${tamano}`;
  return (
    <Card pad={[2, 3, 3]} gap={1} items="center" relative centered flow="stack" className={styles.tile}>
      <Row as="span" justify="between" full className={styles.tileTop}>
        <Elegir id={item.id} nombre={item.nombre} isTabStop={isTabStop} />
        <ItemMenu item={item} acciones={acciones} isTabStop={isTabStop} />
      </Row>
      <ItemIcon item={item} size={48} pictureWidth={72} />
      <ItemLink item={item} hrefOf={hrefOf} placeHref={placeHref} isTabStop={isTabStop} />
      <Cut size="sm" tone="soft" className={styles.soft} title={item.ruta && rutaText(item.ruta)}>
        {item.ruta ? rutaText(item.ruta) : detalle}
      </Cut>
      {item.tipo === 'archivo' && item.pasaje && <Pasaje trozos={item.pasaje} />}
    </Card>
  );
});

interface ItemsProps {
  lista: Archivos;
  acciones: Acciones;
  /** The id of the directorio over which the person holds dragged items or files; undefined over none. */
  suelta: string | null | undefined;
}

/** The items in rows or in tiles. Only items in sight are drawn. */
export function Items({ lista, acciones, suelta }: ItemsProps) {
  const { items = [], como, more, direccion, hrefOf, placeHref } = lista;
  const isNarrow = useMedia('(max-width: 719.98px)');
  const hasPasajes = items.some((item) => item.tipo === 'archivo' && item.pasaje);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const abierto = direccion.archivo ?? direccion.directorio ?? undefined;
  const keys = useRowKeys(ids, abierto);
  const kept = keys.tabStop;
  const { list, columns, height, places } = useLugares(items.length, { como, isNarrow, hasPasajes, kept, more });
  const cortados = useMemo(() => new Set(acciones.cortados), [acciones.cortados]);
  const Item = como === 'grilla' ? ItemTile : ItemRow;
  return (
    <PlainList ref={list} relative data-como={como} style={{ height }} aria-label="Archivos y directorios">
      {places.map(({ index, style }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <li
            key={item.id}
            className={styles.item}
            style={style}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            data-cortado={cortados.has(item.id) || undefined}
            data-suelta={suelta === item.id ? 'encima' : undefined}
            data-abierto={item.id === abierto || undefined}
            {...(item.tipo === 'directorio' && lista.canWrite && { 'data-soltar': item.id })}
            onFocus={() => keys.keep(index)}
            onKeyDown={(event) => elegibleOf(event.target) === item.id && keys.press(event, index, { columns })}
          >
            <Item
              item={item}
              hrefOf={hrefOf}
              placeHref={placeHref}
              acciones={acciones.deItem}
              isNarrow={isNarrow}
              isTabStop={index === kept}
            />
          </li>
        );
      })}
    </PlainList>
  );
}
