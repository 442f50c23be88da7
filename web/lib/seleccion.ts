import { useMemo, useState } from 'react';

/** The chosen rows of a list, and the row that a range begins at. */
export interface Elegidas {
  readonly ids: ReadonlySet<string>;
  readonly ancla: string | null;
}

export const ninguna: Elegidas = { ids: new Set(), ancla: null };

/** Chooses a row, or no longer. */
export function alternar({ ids }: Elegidas, id: string): Elegidas {
  return con(ids, [id], !ids.has(id), id);
}

/** Does to all rows from the last one that was touched up to `id` what a click does to `id`. */
export function hasta({ ids, ancla }: Elegidas, lista: readonly string[], id: string): Elegidas {
  const from = ancla === null ? -1 : lista.indexOf(ancla);
  const to = lista.indexOf(id);
  const range = from < 0 ? [id] : lista.slice(Math.min(from, to), Math.max(from, to) + 1);
  return con(ids, range, !ids.has(id), id);
}

/** Grows the choice from one row to its neighbour; going back shrinks it. */
export function extender({ ids }: Elegidas, from: string, to: string): Elegidas {
  return ids.has(from) && ids.has(to) ? con(ids, [from], false, to) : con(ids, [from, to], true, to);
}

function con(ids: ReadonlySet<string>, changed: readonly string[], isChosen: boolean, ancla: string): Elegidas {
  const next = new Set(ids);
  for (const id of changed) isChosen ? next.add(id) : next.delete(id);
  return { ids: next, ancla };
}

/** What is not in a list yet. */
export interface PorCargar {
  /** How many rows there are in all. */
  total: number;
  /** Fetches the others. @returns the ids of all rows; undefined when they could not be fetched */
  cargar: () => Promise<readonly string[] | undefined>;
}

/**
 * The choice among the rows of a list, given in their order. A row that leaves the list is no longer chosen.
 * @param resto of a list that comes in parts
 */
export function useSeleccion(lista: readonly string[], resto?: PorCargar) {
  const [elegidas, setElegidas] = useState(ninguna);
  const total = Math.max(lista.length, resto?.total ?? 0);
  const ids = useMemo(() => lista.filter((id) => elegidas.ids.has(id)), [lista, elegidas]);
  return useMemo(
    () => ({
      /** The chosen rows, in the order of the list. */
      ids,
      isChosen: (id: string) => elegidas.ids.has(id),
      /** There are no rows to choose, or not yet. */
      isEmpty: lista.length === 0,
      isAll: ids.length > 0 && ids.length === total,
      /** How many rows there are, with those that are not in the list yet. */
      total,
      /** Whether some are not in the list yet. */
      isPartial: total > lista.length,
      /** Chooses a row, or no longer; with Shift all since the last one. */
      toggle: (id: string, isRange = false) =>
        setElegidas((now) => (isRange ? hasta(now, lista, id) : alternar(now, id))),
      /** What Shift and an arrow key do. */
      extend: (from: string, to: string) => setElegidas((now) => extender(now, from, to)),
      /** Chooses all. Those that are not in the list yet follow, unless the person chooses otherwise meanwhile. */
      all: async () => {
        const chosen: Elegidas = { ids: new Set(lista), ancla: null };
        setElegidas(chosen);
        const every = total > lista.length && (await resto?.cargar());
        if (every) setElegidas((now) => (now === chosen ? { ids: new Set(every), ancla: null } : now));
      },
      clear: () => setElegidas(ninguna),
    }),
    [ids, elegidas, lista, total, resto],
  );
}

export type Seleccion = ReturnType<typeof useSeleccion>;
