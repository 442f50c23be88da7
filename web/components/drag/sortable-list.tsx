import { Droppable } from '@hello-pangea/dnd';
import type { ReactNode, RefObject } from 'react';
import { useDragList } from './drag-context';
import { type HandleProps, handlePropsOf } from './handle-props';
import { SortableRows } from './sortable-rows';

/** The data that `renderItem` gets about its row. */
export interface SortableRow {
  /** The properties of the drag handle: a real button, or the row's link. */
  handleProps: HandleProps | undefined;
  isDragging: boolean;
}

export interface SortableListProps<Item extends { id: string }> {
  /** An id that is unique in the DragArea. */
  listId: string;
  items: readonly Item[];
  /** The accessible name, also used in the announcements: «la columna Por hacer». */
  label: string;
  /** Gives the name of an item for the announcements. */
  nameOf: (item: Item) => string;
  /** Gives the approximate height of a row in pixels, without the gap. Each row is measured when it is shown. */
  estimateHeight: (item: Item) => number;
  /** Draws a row. Keep the function the same between renders (useCallback), or all rows in sight render again. */
  renderItem: (item: Item, row: SortableRow) => ReactNode;
  /** Items move only between lists of the same type. */
  type?: string;
  /** Pixels between rows. */
  gap?: number;
  /** The element that scrolls, if it is not the list itself: lists side by side share one. */
  scroller?: RefObject<HTMLElement | null>;
  /** The id of an item to scroll to when the id changes: the open item, or a new item. */
  shownId?: string | null;
  /** Whether dragging is off, because the person may only look. */
  isDisabled?: boolean;
  /** Whether dropping is off; it may change during a drag. By default as `isDisabled`. */
  isDropDisabled?: boolean;
  className?: string;
}

/** A list ordered by dragging. Only the rows in sight are in the DOM, so the list may have thousands of items. */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { listId, items, renderItem, type = 'item', isDisabled = false, isDropDisabled = isDisabled } = props;
  useDragList(props);
  return (
    <Droppable
      droppableId={listId}
      type={type}
      mode="virtual"
      isDropDisabled={isDropDisabled}
      // The clone must be inside the page's landmark, as all visible content should be.
      getContainerForClone={() => document.getElementById('contenido') ?? document.body}
      // The clone follows the pointer, even when the row itself is scrolled out of sight.
      renderClone={(provided, _, { draggableId }) => {
        const item = items.find(({ id }) => id === draggableId);
        return (
          <div ref={provided.innerRef} {...provided.draggableProps}>
            {item && renderItem(item, { handleProps: handlePropsOf(provided), isDragging: true })}
          </div>
        );
      }}
    >
      {(provided, { isDraggingOver, isUsingPlaceholder, draggingFromThisWith }) => (
        <SortableRows
          {...props}
          provided={provided}
          isOver={isDraggingOver}
          // An item of this list already takes its space in the list.
          hasGuest={isUsingPlaceholder && !draggingFromThisWith}
        />
      )}
    </Droppable>
  );
}
