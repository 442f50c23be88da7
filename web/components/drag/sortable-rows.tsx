import { Draggable, type DroppableProvided } from '@hello-pangea/dnd';
import {
  measureElement,
  observeElementRect,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PlainList } from '../layout/layout';
import { handlePropsOf } from './handle-props';
import styles from './sortable.module.css';
import type { SortableListProps } from './sortable-list';

/** The extra rows on each side of the rows in sight, for keyboard steps and fast scrolling. */
const overscan = 4;

interface SortableRowsProps<Item extends { id: string }> extends SortableListProps<Item> {
  provided: DroppableProvided;
  isOver: boolean;
  /** Whether an item of another list is over this list. The list then needs space for one more row. */
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
      <PlainList
        relative
        full
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
      </PlainList>
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

/** The row is memoised, so that scrolling does not render the rows again. */
const Row = memo(function Row({ item, index, count, top, gap, isDisabled, measure, renderItem }: RowProps) {
  return (
    <Draggable
      draggableId={item.id}
      index={index}
      isDragDisabled={isDisabled}
      // The handle may be a button, and by default the library starts no drag from a button.
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
          // The row is absolute, so the margin moves nothing. The drag library reads the row's space from it.
          style={{ ...provided.draggableProps.style, top, marginBottom: gap }}
        >
          {renderItem(item, { handleProps: handlePropsOf(provided), isDragging })}
        </li>
      )}
    </Draggable>
  );
});

/** Gives the size of the window for a list without a height: a hidden list, or a list in jsdom. */
const observeRect = (instance: Virtualizer<HTMLElement, HTMLLIElement>, tell: (rect: Rect) => void) =>
  observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : { width: innerWidth, height: innerHeight }));

/** Gives the estimate for a row without a height: a hidden row, or a row in jsdom. */
const measureRow: typeof measureElement<HTMLLIElement> = (element, entry, instance) =>
  measureElement(element, entry, instance) || instance.options.estimateSize(instance.indexFromElement(element));

/** Renders once more after the first time. The ref of a scroller around the list is set only then. */
function useScrollerOnceThere(scroller: RefObject<HTMLElement | null> | undefined): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(scroller !== undefined), [scroller]);
  return isThere;
}

/**
 * Pixels from the top of the scroller's content to the list. Only new items measure this again, because measuring
 * forces a layout.
 */
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

/** Scrolls to the row when its id changes. */
function useShown(virtualizer: Virtualizer<HTMLElement, HTMLLIElement>, index: number, id?: string | null): void {
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!id || index < 0 || shown.current === id) return;
    shown.current = id;
    virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [virtualizer, index, id]);
}
