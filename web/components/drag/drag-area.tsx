import { DragDropContext, type DragStart, type DragUpdate, type DropResult } from '@hello-pangea/dnd';
import { type ReactNode, useEffect, useState } from 'react';
import { dropped, instructions, lifted, moved, notMoved } from './announcements';
import './drag-area.css';
import { DragContext, type DragContextValue, type DragProgress } from './drag-context';

const touchKinds = ['touchmove', 'touchend', 'touchcancel'] as const;

export interface DragPlace {
  listId: string;
  index: number;
}

export interface DragMove {
  /** The id of the moved item. */
  id: string;
  /** The `type` of its list. */
  type: string;
  from: DragPlace;
  /** The new place. Its index counts the items of the list without the moved item. */
  to: DragPlace;
}

interface DragAreaProps {
  /**
   * Called when an item has a new place. The lists must show the item there at once, by an optimistic patch of the
   * cache. Otherwise the item jumps back for a moment. It is not called for a drop at the old place.
   * @returns false if the item cannot be moved there, which is announced
   */
  onMove: (move: DragMove) => unknown;
  /**
   * Called with the id of the dragged item.
   * @returns a text that is announced too, or anything else for none
   */
  onStart?: (id: string) => unknown;
  /** Called at the end of every drag, also a cancelled one, and after `onMove`. */
  onEnd?: () => void;
  children: ReactNode;
}

/** Wraps lists whose items are dragged, also from one list to another, by mouse, finger or keyboard. */
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
          tell(progressOf(start, start.source));
          const more = onStart?.(start.draggableId);
          const text = lifted(lists, start.draggableId, start.source);
          announce(typeof more === 'string' ? `${text} ${more}` : text);
        }}
        onDragUpdate={(update, { announce }) => {
          announce(moved(lists, update.source, update.destination));
          tell(progressOf(update, update.destination));
        }}
        onDragEnd={(result, { announce }) => {
          tell(null);
          const move = moveOf(result);
          // The announcement uses the names from before the move.
          const text = dropped(lists, result.draggableId, result.source, result.destination);
          const isRefused = move !== null && onMove(move) === false;
          announce(isRefused ? notMoved(lists, result.draggableId, result.source) : text);
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

/** Null when the item was dropped at its old place or outside the lists. */
function moveOf({ draggableId, type, source, destination }: DropResult): DragMove | null {
  if (!destination) return null;
  if (destination.droppableId === source.droppableId && destination.index === source.index) return null;
  const place = ({ droppableId, index }: DropResult['source']) => ({ listId: droppableId, index });
  return { id: draggableId, type, from: place(source), to: place(destination) };
}

/**
 * Sends the events of a touch to the window again when their element was removed. A touch sends all its events to the
 * element where it began. A virtual list removes that element when it is dragged, and a clone follows the finger. The
 * events of a removed element do not reach the window, where the drag library listens. Call this once for the page.
 * @returns a function that stops it
 */
function forwardTouches(): () => void {
  const start = ({ target }: TouchEvent) => {
    if (!target) return;
    const stop = () => {
      for (const kind of touchKinds) target.removeEventListener(kind, forward);
    };
    const forward = (event: Event) => {
      if (event.type !== 'touchmove') stop();
      if (event instanceof TouchEvent && target instanceof Node && !target.isConnected) tellWindow(event);
    };
    // The listeners are not passive, because the page must not scroll during a drag.
    for (const kind of touchKinds) target.addEventListener(kind, forward, { passive: false });
  };
  addEventListener('touchstart', start, { passive: true, capture: true });
  return () => removeEventListener('touchstart', start, { capture: true });
}

function tellWindow(event: TouchEvent): void {
  const { type, touches, targetTouches, changedTouches } = event;
  const again = new TouchEvent(type, {
    bubbles: true,
    cancelable: true,
    touches: [...touches],
    targetTouches: [...targetTouches],
    changedTouches: [...changedTouches],
  });
  if (!window.dispatchEvent(again)) event.preventDefault();
}
