import { useSyncExternalStore } from 'react';

/** Whether the window is out of sight, for example behind another tab. */
export const useWindowHidden = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
