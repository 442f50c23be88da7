import { type RefObject, useCallback } from 'react';
import type { HandleProps } from '../../../../components/drag/handle-props';
import { SortableList, type SortableRow } from '../../../../components/drag/sortable-list';
import type { Lista, Tarjeta } from '../tableros-api';
import { AgregarForm } from './agregar-form';
import styles from './columna.module.css';
import { ListaHeader } from './lista-header';
import { useTableroActions } from './tablero-context';
import { TarjetaCard } from './tarjeta-card';
import { useAddedInSight } from './use-added-in-sight';
import { useAgregarTarjeta } from './use-agregar-tarjeta';
import type { Coincide } from './use-filtro';
import { useListaPerdida } from './use-lista-perdida';

interface ColumnaProps {
  lista: Lista;
  /** The cards of the list that the filter shows. */
  cards: readonly Tarjeta[];
  /** The filter; null without one. */
  matches: Coincide | null;
  scroller: RefObject<HTMLDivElement | null>;
  handleProps: HandleProps | undefined;
  isDragging: boolean;
}

/** A list of the tablero with its cards. */
export function Columna({ lista, cards, matches, scroller, handleProps, isDragging }: ColumnaProps) {
  const { canEdit } = useTableroActions();
  const { id: listId, title } = lista;
  const { section, onLost } = useListaPerdida(lista, scroller);
  const add = useAgregarTarjeta(lista, matches, useAddedInSight(cards, section, scroller));
  const renderItem = useCallback(
    (tarjeta: Tarjeta, row: SortableRow) => <TarjetaCard tarjeta={tarjeta} {...row} />,
    [],
  );
  return (
    <section ref={section} className={styles.column} data-dragging={isDragging} aria-label={`Lista ${title}`}>
      <ListaHeader lista={lista} shown={cards.length} handleProps={handleProps} />
      <SortableList
        className={styles.cards}
        listId={listId}
        label={`la lista ${title}`}
        items={cards}
        nameOf={nameOf}
        estimateHeight={estimateHeight}
        renderItem={renderItem}
        type="tarjeta"
        gap={8}
        scroller={scroller}
        isDisabled={!canEdit}
      />
      {canEdit && (
        <div className={styles.foot}>
          <AgregarForm label="Agregar tarjeta" placeholder="Título de la tarjeta" onAdd={add} onLost={onLost} />
        </div>
      )}
    </section>
  );
}

const nameOf = ({ title }: Tarjeta) => title;

/** In pixels, from the lines of its title, its labels and its date. */
const estimateHeight = ({ title, labels, dueDate, description }: Tarjeta): number =>
  26 + 21 * Math.ceil(title.length / 30) + (labels.length > 0 ? 29 : 0) + (dueDate || description ? 32 : 0);
