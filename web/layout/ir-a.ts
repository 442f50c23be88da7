import { useEffect, useEffectEvent } from 'react';
import { isHotkeyFree } from '../lib/use-hotkey';
import { letras } from './letras';
import type { NavigationItem } from './navigation/navigation-item';

const MS_BETWEEN_KEYS = 1500;

/** The keys that open a page of the menu. */
export function teclasDe(link: string | undefined): readonly string[] | undefined {
  const [letra] = Object.entries(letras).find(([, [page]]) => page === link) ?? [];
  return letra ? ['G', letra.toUpperCase()] : undefined;
}

/** Opens a page of this menu when `g` and the letter of the page are pressed one after another. */
export function useIrA(paginas: readonly NavigationItem[], go: (link: string) => void): void {
  const open = useEffectEvent((letra: string) => {
    const link = paginas.find((pagina) => pagina.link === letras[letra]?.[0])?.link;
    if (link) go(link);
    return link !== undefined;
  });
  useEffect(() => {
    let since = Number.NEGATIVE_INFINITY;
    const follow = (event: KeyboardEvent) => {
      const { key, timeStamp, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat || !isHotkeyFree(event)) return;
      const isSecond = timeStamp - since < MS_BETWEEN_KEYS;
      since = key === 'g' && !isSecond ? timeStamp : Number.NEGATIVE_INFINITY;
      if (!isSecond || !open(key.toLowerCase())) return;
      // The page has its own keys, such as C for a new mail.
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('keydown', follow, true);
    return () => document.removeEventListener('keydown', follow, true);
  }, []);
}
