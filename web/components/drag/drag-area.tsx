import { DragDropContext, type DragStart, type DragUpdate, type DropResult } from '@hello-pangea/dnd';
import { type ReactNode, useEffect, useState } from 'react';
import { dropped, instructions, lifted, moved } from './announcements';
import { DragContext, type DragContextValue, type DragProgress } from './drag-context';
import { forwardTouches } from './forward-touches';

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

/** Around lists between which things are dragged, by mouse, finger or keyboard. */
export function DragArea({ onMove, onStart, onEnd, children }: DragAreaProps) {
  const [context] = useState<DragContextValue>(() => ({ lists: new Map(), listeners: new Set() }));
  const { lists, listeners } = context;
  useEffect(forwardTouches, []);
  const tell = (progress: DragProgress | null) => {
    for (const listener of listeners) listener(progress);
  };
  return (
    <DragContext value={context}>
      <DragDropContext
        dragHandleUsageInstructions={instructions}
        onDragStart={(start, { announce }) => {
          announce(lifted(lists, start.draggableId, start.source));
          tell(progressOf(start, start.source));
          onStart?.();
        }}
        onDragUpdate={(update, { announce }) => {
          announce(moved(lists, update.source, update.destination));
          tell(progressOf(update, update.destination));
        }}
        onDragEnd={(result, { announce }) => {
          tell(null);
          announce(dropped(lists, result.draggableId, result.source, result.destination));
          const move = moveOf(result);
          if (move) onMove(move);
          onEnd?.();
        }}
      >
        {children}
      </DragDropContext>
    </DragContext>
  );
}

const progressOf = ({ mode, type }: DragStart, place: DragUpdate['destination']): DragProgress => ({
  isByKeyboard: mode === 'SNAP',
  type,
  listId: place?.droppableId ?? null,
});

/** Null when it was let go where it was, or nowhere. */
function moveOf({ draggableId, type, source, destination }: DropResult): DragMove | null {
  if (!destination) return null;
  if (destination.droppableId === source.droppableId && destination.index === source.index) return null;
  const place = ({ droppableId, index }: DropResult['source']) => ({ listId: droppableId, index });
  return { id: draggableId, type, from: place(source), to: place(destination) };
}
