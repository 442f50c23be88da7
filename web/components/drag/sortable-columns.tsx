import { Draggable, Droppable } from '@hello-pangea/dnd';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useDragList } from './drag-context';
import { handlePropsOf } from './handle-props';
import styles from './sortable.module.css';
import type { SortableListProps, SortableRow } from './sortable-list';
import { useEdgeScroll } from './use-edge-scroll';

interface SortableColumnsProps<Item extends { id: string }>
  extends Pick<SortableListProps<Item>, 'listId' | 'items' | 'label' | 'nameOf' | 'isDisabled' | 'className'> {
  /** Draws a column, with a SortableList in it that has the same scroller. */
  renderItem: (item: Item, column: SortableRow) => ReactNode;
  type?: string;
  /** The element that scrolls in both directions. Give it as `scroller` to the lists in the columns. */
  ref?: RefObject<HTMLDivElement | null>;
  /** A part after the last column: «Agregar una lista». */
  children?: ReactNode;
}

/**
 * Columns side by side that are ordered by dragging. They share one scroller for both directions: a drag follows only
 * one scroller. Cards must reach columns that are out of sight. All columns are as high as the highest, so cards can be
 * dropped anywhere in them. `--columns-gap` is the space between them.
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
  useDragList({ listId, items, label, nameOf });
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
