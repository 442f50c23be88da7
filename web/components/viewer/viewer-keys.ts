import { createContext, type KeyboardEvent, type RefObject, use, useEffect, useRef } from 'react';

type OnKey = (event: KeyboardEvent) => void;

/** The key handler of the shown content. It works wherever the focus is in the dialog. */
export const VisorKeys = createContext<RefObject<OnKey | null>>({ current: null });

/** Handles the dialog's keys while this content is shown. `onKey` prevents the default of the keys that it uses. */
export function useVisorKeys(onKey: OnKey): void {
  const keys = use(VisorKeys);
  useEffect(() => {
    keys.current = onKey;
    return () => {
      keys.current = null;
    };
  });
}

/**
 * The keys on the dialog's side: `keys` is for {@link VisorKeys}, `onKeyDown` for the dialog. Keys typed into a field
 * are left alone. `other` handles the keys that the content does not use.
 */
export function useDialogKeys(other?: OnKey) {
  const keys = useRef<OnKey | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    keys.current?.(event);
    if (!event.defaultPrevented) other?.(event);
  };
  return { keys, onKeyDown };
}

const isTyping = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select') !== null;
