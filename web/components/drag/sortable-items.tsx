import { Draggable, Droppable } from '@hello-pangea/dnd';
import { PlainList } from '../layout/layout';
import { useDragList } from './drag-context';
import { handlePropsOf } from './handle-props';
import type { SortableListProps } from './sortable-list';

type SortableItemsProps<Item extends { id: string }> = Pick<
  SortableListProps<Item>,
  'listId' | 'items' | 'label' | 'nameOf' | 'renderItem' | 'isDisabled' | 'className'
> & {
  /** Whether the items stand in one scrolling row, and not below each other. */
  isRow?: boolean;
};

/** A short list in the flow of its page, ordered by dragging. Long lists are a `SortableList`. */
export function SortableItems<Item extends { id: string }>(props: SortableItemsProps<Item>) {
  const { listId, items, label, renderItem, isDisabled = false, className, isRow } = props;
  useDragList(props);
  return (
    <Droppable droppableId={listId} direction={isRow ? 'horizontal' : 'vertical'} isDropDisabled={isDisabled}>
      {({ innerRef, droppableProps, placeholder }) => (
        <PlainList as="ol" ref={innerRef} {...droppableProps} className={className} aria-label={label}>
          {items.map((item, index) => (
            <Draggable
              key={item.id}
              draggableId={item.id}
              index={index}
              isDragDisabled={isDisabled}
              // The handle is a button, and by default the library starts no drag from a button.
              disableInteractiveElementBlocking
            >
              {(provided, { isDragging }) => (
                <li ref={provided.innerRef} {...provided.draggableProps}>
                  {renderItem(item, { handleProps: handlePropsOf(provided), isDragging })}
                </li>
              )}
            </Draggable>
          ))}
          {placeholder}
        </PlainList>
      )}
    </Droppable>
  );
}
