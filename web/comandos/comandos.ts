import { useEffect, useSyncExternalStore } from 'react';

/** Something that the search offers besides what it finds: a page to open, or an action. */
export interface Comando {
  /** Unique in its group. */
  key: string;
  texto: string;
  /** Further words that find it. */
  palabras?: string;
  /** The name of an icon for AppIcon. */
  icon: string;
  /** The address that it opens. Without one, it does `hacer`. */
  to?: string;
  hacer?: () => void;
  /** The keys that do the same, one after another. */
  teclas?: readonly string[];
}

export interface GrupoDeComandos {
  label: string;
  /** The order among the groups. The lowest number comes first. */
  orden: number;
  comandos: readonly Comando[];
}

const none: readonly GrupoDeComandos[] = [];
let grupos = none;
const listeners = new Set<() => void>();

function change(next: readonly GrupoDeComandos[]): void {
  grupos = next;
  for (const listener of listeners) listener();
}

/** Offers these comandos in the search while the caller is mounted. @param grupo must keep its identity */
export function useComandos(grupo: GrupoDeComandos): void {
  useEffect(() => {
    change([...grupos, grupo].sort((one, other) => one.orden - other.orden));
    return () => change(grupos.filter((one) => one !== grupo));
  }, [grupo]);
}

/** The comandos that are offered now, in groups. */
export const useTodosLosComandos = (): readonly GrupoDeComandos[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => grupos,
  );
