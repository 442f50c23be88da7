import { createContext, use, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { DragList } from './announcements';

/** The state of a drag: by pointer or by keyboard, and the list under the item. */
export interface DragProgress {
  isByKeyboard: boolean;
  type: string;
  listId: string | null;
}

export interface DragContextValue {
  /** The lists of the area by their ids, for the announcements. */
  lists: Map<string, DragList>;
  /** Called on each step of a drag, and with null at its end. */
  listeners: Set<(progress: DragProgress | null) => void>;
}

export const DragContext = createContext<DragContextValue | null>(null);

function useDragContext(): DragContextValue {
  const context = use(DragContext);
  if (!context) throw new Error('There is no DragArea around this list');
  return context;
}

interface ListedItems<Item> {
  listId: string;
  items: readonly Item[];
  label: string;
  nameOf: (item: Item) => string;
}

/** Registers a list in the DragArea around it, for the announcements. */
export function useDragList<Item extends { id: string }>({ listId, items, label, nameOf }: ListedItems<Item>): void {
  const { lists } = useDragContext();
  useLayoutEffect(() => {
    const nameOfId = (id: string) => {
      const item = items.find((candidate) => candidate.id === id);
      return item ? nameOf(item) : '';
    };
    lists.set(listId, { label, count: items.length, nameOf: nameOfId });
  });
  useLayoutEffect(() => () => void lists.delete(listId), [lists, listId]);
}

/** Follows the drags of the area without rendering the component again. */
export function useDragProgress(listener: (progress: DragProgress | null) => void): void {
  const { listeners } = useDragContext();
  const tell = useEffectEvent(listener);
  useEffect(() => {
    const follow = (progress: DragProgress | null) => tell(progress);
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, [listeners]);
}
