import { useEffect } from 'react';
import { tabStorage } from '../lib/browser-storage';
import { selectScope } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';

/** A thing that was opened in this tab. */
export interface Reciente {
  to: string;
  titulo: string;
  /** The name of an icon for AppIcon. */
  icon: string;
}

/** Six show in the search, and one may be the page itself. */
const most = 7;

const keyOf = (scope: string) => `carpetas.recientes.${scope}`;

/** The things that were opened last, the latest first. They are kept until the tab is closed. */
export function readRecientes(scope: string | null): Reciente[] {
  try {
    return scope === null ? [] : JSON.parse(tabStorage.read(keyOf(scope)) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * Remembers that this thing was opened.
 * @param to its address, the same for all its tabs
 * @param titulo undefined while it loads
 */
export function useReciente(icon: string, to: string, titulo: string | undefined): void {
  const scope = useAppSelector(selectScope);
  useEffect(() => {
    if (scope === null || !titulo) return;
    const others = readRecientes(scope).filter((one) => one.to !== to);
    tabStorage.write(keyOf(scope), JSON.stringify([{ to, titulo, icon }, ...others].slice(0, most)));
  }, [scope, icon, to, titulo]);
}
