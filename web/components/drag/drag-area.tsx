import { DragDropContext, type DropResult } from '@hello-pangea/dnd';
import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { type DragList, dropped, instructions, lifted, moved } from './announcements';

export interface DragPlace {
  listId: string;
  index: number;
}

export interface DragMove {
  /** What was moved. */
  id: string;
  /** The `type` of its list. */
  type: string;
  from: DragPlace;
  /** Where it is now: its index in that list without it. */
  to: DragPlace;
}

interface DragAreaProps {
  /**
   * Something was put elsewhere. The lists must have it there at once (an optimistic patch of the cache), or it jumps
   * back for a moment. Not called when it was let go where it was.
   */
  onMove: (move: DragMove) => void;
  onStart?: () => void;
  /** After every drop, also one that was cancelled or changed nothing; after `onMove`. */
  onEnd?: () => void;
  children: ReactNode;
}

/** The lists of the area by their ids, for the announcements. */
const ListsContext = createContext<Map<string, DragList> | null>(null);

/** Around lists between which things are dragged, by mouse, finger or keyboard. */
export function DragArea({ onMove, onStart, onEnd, children }: DragAreaProps) {
  const lists = useRef<Map<string, DragList>>(new Map()).current;

  const end = ({ draggableId, type, source, destination }: DropResult) => {
    if (!destination) return;
    if (destination.droppableId === source.droppableId && destination.index === source.index) return;
    const place = ({ droppableId, index }: DropResult['source']) => ({ listId: droppableId, index });
    onMove({ id: draggableId, type, from: place(source), to: place(destination) });
  };

  return (
    <ListsContext value={lists}>
      <DragDropContext
        dragHandleUsageInstructions={instructions}
        onDragStart={({ draggableId, source }, { announce }) => {
          announce(lifted(lists, draggableId, source));
          onStart?.();
        }}
        onDragUpdate={({ source, destination }, { announce }) => announce(moved(lists, source, destination))}
        onDragEnd={(result, { announce }) => {
          announce(dropped(lists, result.draggableId, result.source, result.destination));
          end(result);
          onEnd?.();
        }}
      >
        {children}
      </DragDropContext>
    </ListsContext>
  );
}

/** Tells the area around what a list is called and what is in it. */
export function useDragList(id: string, list: DragList): void {
  const lists = use(ListsContext);
  if (!lists) throw new Error('There is no DragArea around this list');
  useLayoutEffect(() => {
    lists.set(id, list);
  });
  useLayoutEffect(() => () => void lists.delete(id), [lists, id]);
}
