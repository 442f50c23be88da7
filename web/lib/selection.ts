import { useMemo, useState } from 'react';

/** The chosen rows of a list, and the row at which a range begins. */
export interface Elegidas {
  readonly ids: ReadonlySet<string>;
  readonly ancla: string | null;
}

export const ninguna: Elegidas = { ids: new Set(), ancla: null };

/** Chooses a row, or removes it from the choice. */
export function alternar({ ids }: Elegidas, id: string): Elegidas {
  return con(ids, [id], !ids.has(id), id);
}

/** Does the same to all rows from the last touched row up to `id` as a click does to `id`. */
export function hasta({ ids, ancla }: Elegidas, lista: readonly string[], id: string): Elegidas {
  const from = ancla === null ? -1 : lista.indexOf(ancla);
  const to = lista.indexOf(id);
  const range = from < 0 ? [id] : lista.slice(Math.min(from, to), Math.max(from, to) + 1);
  return con(ids, range, !ids.has(id), id);
}

/** Extends the choice from one row to its neighbour. Going back shrinks the choice. */
export function extender({ ids }: Elegidas, from: string, to: string): Elegidas {
  return ids.has(from) && ids.has(to) ? con(ids, [from], false, to) : con(ids, [from, to], true, to);
}

function con(ids: ReadonlySet<string>, changed: readonly string[], isChosen: boolean, ancla: string): Elegidas {
  const next = new Set(ids);
  for (const id of changed) isChosen ? next.add(id) : next.delete(id);
  return { ids: next, ancla };
}

/** The rows that a list has not loaded yet. */
export interface PorCargar {
  /** The number of all rows. */
  total: number;
  /** Fetches the missing rows. @returns the ids of all rows; undefined when they could not be fetched */
  cargar: () => Promise<readonly string[] | undefined>;
}

/**
 * The choice among the rows of a list, given in their order. A row that leaves the list is no longer chosen.
 * @param resto for a list that is loaded in parts
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
      /** Whether there are no rows to choose, or not yet. */
      isEmpty: lista.length === 0,
      isAll: ids.length > 0 && ids.length === total,
      /** The number of rows, including rows that are not loaded yet. */
      total,
      /** Whether some rows are not loaded yet. */
      isPartial: total > lista.length,
      /**
       * Chooses a row, or removes it from the choice. With Shift, the same holds for all rows since the last touched
       * row.
       */
      toggle: (id: string, isRange = false) =>
        setElegidas((now) => (isRange ? hasta(now, lista, id) : alternar(now, id))),
      /** The action of Shift and an arrow key. */
      extend: (from: string, to: string) => setElegidas((now) => extender(now, from, to)),
      /** Chooses all rows. Rows that are not loaded yet follow, unless the person chooses otherwise meanwhile. */
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
