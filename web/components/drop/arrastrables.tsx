import type { DragEvent, ReactNode } from 'react';
import { useElegidas } from '../selection/elegibles';
import { elegibleOf } from '../selection/row';
import { type Arrastrable, empezarArrastre } from './arrastre';

interface ArrastrablesProps {
  que: Arrastrable;
  items: readonly { id: string; nombre: string }[];
  /** Whether the person may move the rows. */
  canMove: boolean;
  effectAllowed?: DataTransfer['effectAllowed'];
  children: ReactNode;
}

/** Rows that can be dragged. Dragging a chosen row drags all chosen rows. */
export function Arrastrables({ que, items, canMove, effectAllowed, children }: ArrastrablesProps) {
  const { ids, isChosen } = useElegidas();

  const onDragStart = (event: DragEvent) => {
    const id = elegibleOf(event.target);
    if (!id) return;
    if (!canMove) return event.preventDefault();
    const dragged = isChosen(id) ? ids : [id];
    const chosen = items.filter((item) => dragged.includes(item.id));
    empezarArrastre(event.dataTransfer, que, chosen, effectAllowed);
  };

  // biome-ignore lint/a11y/noStaticElementInteractions: what is dragged is moved by the menu of its row too
  return <div onDragStart={onDragStart}>{children}</div>;
}
