import type { DraggableProvided, DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';

/** What an element needs for things to be dragged by it. */
export type HandleProps = Omit<DraggableProvidedDragHandleProps, 'role'>;

/** Without the role of the library: it belongs on a real button or link, which says by itself what it is. */
export function handlePropsOf({ dragHandleProps }: DraggableProvided): HandleProps | undefined {
  if (!dragHandleProps) return undefined;
  const { role: _, ...props } = dragHandleProps;
  return props;
}
