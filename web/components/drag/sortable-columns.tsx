import { Draggable, Droppable } from '@hello-pangea/dnd';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useDragList } from './drag-context';
import { handlePropsOf } from './handle-props';
import styles from './sortable.module.css';
import type { SortableListProps, SortableRow } from './sortable-list';
import { useEdgeScroll } from './use-edge-scroll';

interface SortableColumnsProps<Item extends { id: string }>
  extends Pick<SortableListProps<Item>, 'listId' | 'items' | 'label' | 'nameOf' | 'isDisabled' | 'className'> {
  /** A column; inside it a SortableList with the same scroller. */
  renderItem: (item: Item, column: SortableRow) => ReactNode;
  type?: string;
  /** What scrolls, sideways and down: give it as `scroller` to the lists in the columns. */
  ref?: RefObject<HTMLDivElement | null>;
  /** After the last column: «Agregar una lista». */
  children?: ReactNode;
}

/**
 * Columns side by side that are put in order by dragging. They scroll together, both ways: a drag follows one scroller
 * only, and a card must reach the columns that are out of sight. All are as high as the highest, so that each takes a card
 * wherever it is let go. The room between them is `--columns-gap`.
 */
export function SortableColumns<Item extends { id: string }>({
  listId,
  items,
  label,
  nameOf,
  renderItem,
  type = 'column',
  isDisabled = false,
  className = '',
  ref,
  children,
}: SortableColumnsProps<Item>) {
  useDragList(listId, {
    label,
    count: items.length,
    nameOf: (id) => {
      const item = items.find((candidate) => candidate.id === id);
      return item ? nameOf(item) : '';
    },
  });
  const own = useRef<HTMLDivElement>(null);
  const scroller = ref ?? own;
  useEdgeScroll(scroller);
  return (
    <Droppable droppableId={listId} type={type} direction="horizontal" isDropDisabled={isDisabled}>
      {(provided) => (
        <div
          ref={(element) => {
            provided.innerRef(element);
            scroller.current = element;
          }}
          {...provided.droppableProps}
          className={`${styles.columns} ${className}`}
        >
          <div className={styles.inside}>
            {items.map((item, index) => (
              <Draggable
                key={item.id}
                draggableId={item.id}
                index={index}
                isDragDisabled={isDisabled}
                disableInteractiveElementBlocking
              >
                {(column, { isDragging }) => (
                  <div ref={column.innerRef} {...column.draggableProps} className={styles.column}>
                    {renderItem(item, { handleProps: handlePropsOf(column), isDragging })}
                  </div>
                )}
              </Draggable>
            ))}
            {provided.placeholder}
            {children}
          </div>
        </div>
      )}
    </Droppable>
  );
}
