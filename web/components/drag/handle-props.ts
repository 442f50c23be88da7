import type { DraggableProvided, DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';

/** The props of the element that an item is dragged by. */
export type HandleProps = Omit<DraggableProvidedDragHandleProps, 'role'>;

/** Leaves out the library's role: the handle must be a real button or link, which has its own. */
export function handlePropsOf({ dragHandleProps }: DraggableProvided): HandleProps | undefined {
  if (!dragHandleProps) return undefined;
  const { role: _, ...props } = dragHandleProps;
  return props;
}
