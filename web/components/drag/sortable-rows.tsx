import { Draggable, type DroppableProvided } from '@hello-pangea/dnd';
import {
  measureElement,
  observeElementRect,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { handlePropsOf } from './handle-props';
import styles from './sortable.module.css';
import type { SortableListProps } from './sortable-list';

/** Rows beyond what is in sight, so that the keyboard has somewhere to go and a fast scroll shows no holes. */
const overscan = 4;

interface SortableRowsProps<Item extends { id: string }> extends SortableListProps<Item> {
  provided: DroppableProvided;
  isOver: boolean;
  /** Something of another list is over it: it needs room for one more. */
  hasGuest: boolean;
}

/** The rows in sight, each at its place. */
export function SortableRows<Item extends { id: string }>({
  items,
  label,
  estimateHeight,
  renderItem,
  gap = 0,
  scroller,
  shownId,
  isDisabled = false,
  className = '',
  provided,
  isOver,
  hasGuest,
}: SortableRowsProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const isThere = useScrollerOnceThere(scroller);
  const scrollMargin = useOffsetIn(root, isThere ? scroller : undefined, items);
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => (scroller ? scroller.current : root.current),
    estimateSize: (index) => estimateHeight(items[index]!),
    getItemKey: (index) => items[index]?.id ?? index,
    observeElementRect: observeRect,
    measureElement: measureRow,
    initialRect: { width: 0, height: 800 },
    scrollMargin,
    overscan,
    gap,
    useFlushSync: false,
  });
  useShown(virtualizer, shownId ? items.findIndex(({ id }) => id === shownId) : -1, shownId);

  const setRoot = useCallback(
    (element: HTMLDivElement | null) => {
      root.current = element;
      provided.innerRef(element);
    },
    [provided.innerRef],
  );
  return (
    <div
      ref={setRoot}
      {...provided.droppableProps}
      className={`${styles.list} ${className}`}
      data-scrolls={!scroller}
      data-over={isOver}
    >
      <ul
        className={styles.rows}
        aria-label={label}
        style={{
          height: virtualizer.getTotalSize() + (hasGuest ? gap + (virtualizer.getVirtualItems()[0]?.size ?? 64) : 0),
        }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          return (
            item && (
              <Row
                key={item.id}
                item={item}
                index={index}
                count={items.length}
                top={start - scrollMargin}
                gap={gap}
                isDisabled={isDisabled}
                measure={virtualizer.measureElement}
                renderItem={renderItem as SortableListProps<{ id: string }>['renderItem']}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}

interface RowProps extends Pick<SortableListProps<{ id: string }>, 'renderItem'> {
  item: { id: string };
  index: number;
  count: number;
  top: number;
  gap: number;
  isDisabled: boolean;
  measure: (element: HTMLLIElement | null) => void;
}

/** Not drawn anew while the list only scrolls. */
const Row = memo(function Row({ item, index, count, top, gap, isDisabled, measure, renderItem }: RowProps) {
  return (
    <Draggable
      draggableId={item.id}
      index={index}
      isDragDisabled={isDisabled}
      // The handle may be a button; nothing else of the row is dragged by.
      disableInteractiveElementBlocking
    >
      {(provided, { isDragging }) => (
        <li
          ref={(element) => {
            provided.innerRef(element);
            measure(element);
          }}
          {...provided.draggableProps}
          aria-setsize={count}
          aria-posinset={index + 1}
          data-index={index}
          className={styles.row}
          // The margin moves nothing here: by it a drag knows how much room the row takes among the others.
          style={{ ...provided.draggableProps.style, top, marginBottom: gap }}
        >
          {renderItem(item, { handleProps: handlePropsOf(provided), isDragging })}
        </li>
      )}
    </Draggable>
  );
});

/** What is not laid out has no height: hidden, or in a test without a browser. Then as high as the window. */
const observeRect = (instance: Virtualizer<HTMLElement, HTMLLIElement>, tell: (rect: Rect) => void) =>
  observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : { width: innerWidth, height: innerHeight }));

/** Nor has its row, whose estimate then stands. */
const measureRow: typeof measureElement<HTMLLIElement> = (element, entry, instance) =>
  measureElement(element, entry, instance) || instance.options.estimateSize(instance.indexFromElement(element));

/** A scroller around the list gets its ref after the list has been drawn: once more then. */
function useScrollerOnceThere(scroller: RefObject<HTMLElement | null> | undefined): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(scroller !== undefined), [scroller]);
  return isThere;
}

/** Pixels between the top of what the scroller scrolls and the list; anew with its items, since it makes a layout. */
function useOffsetIn(
  root: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null> | undefined,
  items: readonly unknown[],
): number {
  const [offset, setOffset] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is above the list changes with what is in it
  useLayoutEffect(() => {
    const outer = scroller?.current;
    if (!outer || !root.current) return;
    const distance = root.current.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;
    setOffset(Math.max(0, Math.round(distance)));
  }, [root, scroller, items]);
  return offset;
}

/** Brings a row into sight when it is another one than before. */
function useShown(virtualizer: Virtualizer<HTMLElement, HTMLLIElement>, index: number, id?: string | null): void {
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!id || index < 0 || shown.current === id) return;
    shown.current = id;
    virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [virtualizer, index, id]);
}
