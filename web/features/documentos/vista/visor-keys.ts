import { createContext, type KeyboardEvent, type RefObject, use, useEffect } from 'react';

type OnKey = (event: KeyboardEvent) => void;

/** What the content that is shown does with the keys, wherever in the dialog the focus is. */
export const VisorKeys = createContext<RefObject<OnKey | null>>({ current: null });

/** Takes the dialog's keys while this content is shown; what it makes use of it prevents the default of. */
export function useVisorKeys(onKey: OnKey): void {
  const keys = use(VisorKeys);
  useEffect(() => {
    keys.current = onKey;
    return () => {
      keys.current = null;
    };
  });
}
