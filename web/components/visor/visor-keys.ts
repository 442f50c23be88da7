import { createContext, type KeyboardEvent, type RefObject, use, useEffect } from 'react';

type OnKey = (event: KeyboardEvent) => void;

/** The key handler of the shown content, wherever the focus is in the dialog. */
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
