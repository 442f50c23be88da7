import { useEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** An open dialog or menu takes the keys. A DetailDrawer (`data-beside`) does not, though it may be a dialog. */
const open = 'dialog[open], [role="dialog"]:not([data-beside]), [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Calls `press` on Ctrl+K or ⌘+K, and on «/» outside text fields; never over a dialog or a menu. */
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
