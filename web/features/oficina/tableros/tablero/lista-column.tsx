import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useEscribir } from '../../../../collection/use-escribir';
import type { HandleProps } from '../../../../components/drag/handle-props';
import { SortableList, type SortableRow } from '../../../../components/drag/sortable-list';
import { Row } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { useClipboard } from '../../../../components/use-copy';
import { tableros } from '../tableros';
import type { Lista, Tarjeta } from '../tableros-api';
import { AgregarForm } from './agregar-form';
import { focusBesideLista } from './focus-tarjeta';
import styles from './lista-column.module.css';
import { ListaHeader } from './lista-header';
import { useTableroActions } from './tablero-context';
import { TarjetaCard } from './tarjeta-card';
import type { Nueva } from './use-agregar';
import type { Coincide } from './use-filter';

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
    <Row
      ref={section}
      as="section"
      column
      bordered
      round="lg"
      fill="sunken"
      className={styles.column}
      data-dragging={isDragging}
      aria-label={`Lista ${title}`}
    >
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
    </Row>
  );
}

const nameOf = ({ title }: Tarjeta) => title;

/** The estimated height in pixels, from the lines of the title, the labels and the date. */
const estimateHeight = ({ title, labels, dueDate, description }: Tarjeta): number =>
  26 + 21 * Math.ceil(title.length / 30) + (labels.length > 0 ? 29 : 0) + (dueDate || description ? 32 : 0);

/** Adds a card at the end of a list. The list scrolls to it, or a toast says that the filter hides it. */
function useAgregarTarjeta(lista: Lista, matches: Coincide | null, onAdded: (id: string) => void) {
  const toast = useToast();
  const { escribir } = useEscribir();
  return async ({ id, title }: Nueva) => {
    const { id: listId, boardId } = lista;
    // Without a position, the server puts the card after all cards that are there by then.
    const card = { id, boardId, listId, title };
    const made = await escribir(tableros.send('tarjetasPost', { crearTarjetaDto: { card } }));
    if (made && matches && !matches(made)) {
      toast(`Se agregó «${title}». El filtro no la muestra.`, { severity: 'info' });
    }
    if (made) onAdded(id);
    return made;
  };
}

/**
 * Scrolls a card that was added at the end of a list into sight, above the list's foot.
 *
 * @param list the element of the list
 * @param scroller the element that scrolls the list
 * @returns the function to call with the id of the card
 */
function useAddedInSight(
  cards: readonly { id: string }[],
  list: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
) {
  const [addedId, setAddedId] = useState<string | null>(null);
  const isShown = addedId !== null && cards.some(({ id }) => id === addedId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card, as soon as it is shown
  useLayoutEffect(() => {
    if (!isShown || !list.current || !scroller.current) return;
    // The foot of the list sticks over its cards until the end of the list is in sight.
    const below = list.current.getBoundingClientRect().bottom - scroller.current.getBoundingClientRect().bottom;
    if (below > 0) scroller.current.scrollTop += below;
  }, [addedId, isShown]);
  return setAddedId;
}

/**
 * Moves the focus to the list beside this one when this list is deleted with the focus inside. Does nothing when the
 * person leaves the whole tablero.
 *
 * @param scroller the element with all lists; null once the person has left the tablero
 * @returns `onLost`, which says that the list was deleted, and offers to copy the text typed into it
 */
function useListaPerdida(lista: Lista, scroller: RefObject<HTMLElement | null>) {
  const { tablero } = useTableroActions();
  const toast = useToast();
  const copy = useClipboard();
  const section = useRef<HTMLElement>(null);
  const focusBeside = useEffectEvent(() => scroller.current && focusBesideLista(tablero, lista));

  useLayoutEffect(() => {
    const element = section.current;
    return () => {
      // The element is still on the page, and has the focus until React removes it.
      if (element?.contains(document.activeElement)) queueMicrotask(focusBeside);
    };
  }, []);

  const onLost = (text: string) => {
    if (!scroller.current) return;
    toast(`Se eliminó la lista «${lista.title}». Lo que escribía no se agregó.`, {
      severity: 'error',
      action: { label: 'Copiar', onClick: () => void copy(text) },
    });
  };
  return { section, onLost };
}
