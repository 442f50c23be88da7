import { useRef, useState } from 'react';
import { type Mover, type Periodo, useMover } from '../mes/use-mover';
import type { ItemConHora } from './franjas';

/** The place that an event was given here, over the place in the agenda. */
interface Puesto extends Periodo {
  /** The version of the event with this place. Null while the place is not stored. */
  version: number | null;
}

interface Reubicar {
  /** Gives an event the place that it has here. */
  enSuLugar: <Con extends ItemConHora>(item: Con) => Con;
  /** Shows an event in another place, and stores nothing yet. */
  mostrar: (item: ItemConHora, periodo: Periodo) => void;
  /** Takes back what was only shown. */
  soltar: (item: ItemConHora) => void;
  /**
   * Shows an event in another place, and stores it.
   * @param item the event as it was before the move
   */
  guardar: (item: ItemConHora, periodo: Periodo) => Promise<void>;
}

/**
 * Moves events that are seen in their new place at once. The moves of one event are stored one after the other, since
 * each needs the version of the one before. Without its move, an event is shown as the agenda has it.
 */
export function useReubicar(): Reubicar {
  const mover = useMover();
  const [puestos, setPuestos] = useState<ReadonlyMap<string, Puesto>>(new Map());
  const last = useRef(new Map<string, Promise<number | null>>());

  const put = (id: string, puesto: Puesto) => setPuestos((before) => new Map(before).set(id, puesto));
  const remove = (id: string, isGone: (puesto: Puesto) => boolean) =>
    setPuestos((before) => {
      const puesto = before.get(id);
      return puesto && isGone(puesto) ? new Map([...before].filter(([one]) => one !== id)) : before;
    });

  const guardar = async (item: ItemConHora, periodo: Periodo) => {
    put(item.id, { ...periodo, version: null });
    const move = moveAfter(last.current.get(item.id), mover, item, periodo);
    last.current.set(item.id, move);
    const version = await move;
    if (last.current.get(item.id) !== move) return;
    if (version === null) remove(item.id, () => true);
    else put(item.id, { ...periodo, version });
  };

  return {
    enSuLugar: (item) => {
      const puesto = puestos.get(item.id);
      if (!puesto || (puesto.version !== null && (item.version ?? 0) >= puesto.version)) return item;
      return { ...item, desde: puesto.desde, hasta: puesto.hasta };
    },
    mostrar: (item, periodo) => put(item.id, { ...periodo, version: null }),
    soltar: (item) => remove(item.id, ({ version }) => version === null),
    guardar,
  };
}

async function moveAfter(
  before: Promise<number | null> | undefined,
  mover: Mover,
  item: ItemConHora,
  periodo: Periodo,
): Promise<number | null> {
  const version = Math.max((await before) ?? 0, item.version ?? 0);
  return mover({ ...item, version }, periodo);
}
