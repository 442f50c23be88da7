import { Droppable } from '@hello-pangea/dnd';
import type { ReactNode, RefObject } from 'react';
import { useDragList } from './drag-context';
import { type HandleProps, handlePropsOf } from './handle-props';
import { SortableRows } from './sortable-rows';

/** What `renderItem` is told about its row. */
export interface SortableRow {
  /** Props of the handle to drag by: a real button, or the row's link. */
  handleProps: HandleProps | undefined;
  isDragging: boolean;
}

export interface SortableListProps<Item extends { id: string }> {
  /** Unique in its DragArea. */
  listId: string;
  items: readonly Item[];
  /** The accessible name, also used in the announcements: «la columna Por hacer». */
  label: string;
  /** An item's name in the announcements. */
  nameOf: (item: Item) => string;
  /** The approximate height in pixels, without the gap. Each row is measured when it is shown. */
  estimateHeight: (item: Item) => number;
  /** Keep it the same between renders (useCallback), or all rows in sight render again. */
  renderItem: (item: Item, row: SortableRow) => ReactNode;
  /** Items move only between lists of the same type. */
  type?: string;
  /** Pixels between rows. */
  gap?: number;
  /** The element that scrolls, if it is not the list itself: lists side by side share one. */
  scroller?: RefObject<HTMLElement | null>;
  /** Id of an item to scroll to when the id changes: the open item, or a new one. */
  shownId?: string | null;
  /** Nothing can be dragged: the person may only look. */
  isDisabled?: boolean;
  /** Nothing can be dropped here; it may change during a drag. By default as `isDisabled`. */
  isDropDisabled?: boolean;
  className?: string;
}

/** A list ordered by dragging. Only the rows in sight are in the DOM, so it may have thousands. */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { listId, items, renderItem, type = 'item', isDisabled = false, isDropDisabled = isDisabled } = props;
  useDragList(props);
  return (
    <Droppable
      droppableId={listId}
      type={type}
      mode="virtual"
      isDropDisabled={isDropDisabled}
      // Inside the page's landmark, where all visible content should be.
      getContainerForClone={() => document.getElementById('contenido') ?? document.body}
      // A clone follows the pointer, even when the row itself is scrolled out of sight.
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
          // An item of this list already has its space in it.
          hasGuest={isUsingPlaceholder && !draggingFromThisWith}
        />
      )}
    </Droppable>
  );
}
