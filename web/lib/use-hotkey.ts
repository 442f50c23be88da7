import { useEffect, useEffectEvent } from 'react';

/** Elements in which people type. A form with `data-writing` counts with all its buttons; a checkbox does not. */
const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [data-writing]';
/** An open dialog or menu takes the keys. A DetailDrawer (`data-beside`) does not, although it may be a dialog. */
const open = 'dialog[open], [role="dialog"]:not([data-beside]), [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Calls `press` on the keys that `isHotkey` accepts, but never over a dialog or a menu. In a text field, keys without
 * Ctrl or ⌘ are left to the field.
 */
export function useHotkey(isHotkey: (event: KeyboardEvent) => boolean, press: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.repeat || !isHotkey(event)) return;
    if (!isHotkeyFree(event)) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const follow = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}

/** Whether no text field, dialog or menu takes this key. */
export const isHotkeyFree = (event: KeyboardEvent): boolean => !isTyping(event) && !document.querySelector(open);

const isTyping = ({ ctrlKey, metaKey, target }: KeyboardEvent) =>
  !ctrlKey && !metaKey && target instanceof Element && target.closest(typing) !== null;
