import { useEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** What is open takes the keys; not what is open of a list, which is a dialog where it lies over the page. */
const open = 'dialog[open], [role="dialog"]:not([data-beside]), [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Ctrl+K or ⌘+K anywhere, and «/» where nothing is being typed; never over a dialog or a menu. */
export function useHotkey(press: () => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || !isHotkey(event) || document.querySelector(open)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isHotkey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey && !shiftKey;
  // On a Spanish keyboard «/» is Shift+7.
  return key === '/' && !altKey && !(target instanceof Element && target.closest(typing));
}
