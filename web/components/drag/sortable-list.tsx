import { Droppable } from '@hello-pangea/dnd';
import type { ReactNode, RefObject } from 'react';
import { useDragList } from './drag-context';
import { type HandleProps, handlePropsOf } from './handle-props';
import { SortableRows } from './sortable-rows';

/** What a row knows of itself. */
export interface SortableRow {
  /** For the element that one drags by: a real button, or the link that the row is. */
  handleProps: HandleProps | undefined;
  isDragging: boolean;
}

export interface SortableListProps<Item extends { id: string }> {
  /** Unique in its DragArea. */
  listId: string;
  items: readonly Item[];
  /** Its accessible name, and how the announcements call it: «la columna Por hacer». */
  label: string;
  /** How the announcements call an item. */
  nameOf: (item: Item) => string;
  /** Pixels, near to the truth, without the gap; each row is measured once it is shown. */
  estimateHeight: (item: Item) => number;
  /** Keep it the same between renders (useCallback), or every row in sight is drawn anew. */
  renderItem: (item: Item, row: SortableRow) => ReactNode;
  /** Lists of one type take from one another. */
  type?: string;
  /** Pixels between rows. */
  gap?: number;
  /** What scrolls, when it is not the list itself: lists side by side share their scroller. */
  scroller?: RefObject<HTMLElement | null>;
  /** Brought into sight when it changes: the open one, the one just made. */
  shownId?: string | null;
  /** Nothing is dragged here: for who may only look. */
  isDisabled?: boolean;
  className?: string;
}

/** A list that is put in order by dragging. Only the rows in sight are on the page: it may have thousands. */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { listId, items, label, nameOf, renderItem, type = 'item', isDisabled = false } = props;
  useDragList(listId, {
    label,
    count: items.length,
    nameOf: (id) => {
      const item = items.find((candidate) => candidate.id === id);
      return item ? nameOf(item) : '';
    },
  });
  return (
    <Droppable
      droppableId={listId}
      type={type}
      mode="virtual"
      isDropDisabled={isDisabled}
      // Among the page's content, which all that is shown should be in.
      getContainerForClone={() => document.getElementById('contenido') ?? document.body}
      // What is dragged follows the hand even when its row is scrolled away.
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
          // What is of this list has its room in it.
          hasGuest={isUsingPlaceholder && !draggingFromThisWith}
        />
      )}
    </Droppable>
  );
}
