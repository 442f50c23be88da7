import { type DragEvent, useState } from 'react';
import type { Item } from '../../../../api/agenda-api';
import { itemsIn } from '../../../../components/drop/arrastre';
import { ARRASTRE } from './agenda-item';
import type { Mover } from './use-mover';

/** Lets items be dropped on days. Returns a function that gives the properties of the place of a day. */
export function useSoltarEnDia(items: readonly Item[], mover: Mover) {
  const [over, setOver] = useState<string | null>(null);
  return (dia: string) => ({
    'data-sobre': dia === over,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(ARRASTRE.kind)) return;
      event.preventDefault();
      setOver(dia);
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(null);
      const [id] = itemsIn(event.dataTransfer, ARRASTRE) ?? [];
      const item = items.find((one) => one.id === id);
      if (item) void mover(item, dia);
    },
  });
}
