import type { DraggableProvided, DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';

/** The properties of the element by which an item is dragged. */
export type HandleProps = Omit<DraggableProvidedDragHandleProps, 'role'>;

/** Leaves out the library's role: the handle must be a real button or link, which has a role of its own. */
export function handlePropsOf({ dragHandleProps }: DraggableProvided): HandleProps | undefined {
  if (!dragHandleProps) return undefined;
  const { role: _, ...props } = dragHandleProps;
  return props;
}
