import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../lib/browser-storage';
import { useMedia } from '../../lib/use-media';

const storageKey = 'carpetas.tramas';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function set(hasTramas: boolean): void {
  deviceStorage.write(storageKey, hasTramas ? 'sí' : null);
  for (const listener of listeners) listener();
}

/** Whether the surfaces of charts have patterns: on request on this device, or where the device asks for contrast. */
export function useTramas() {
  const isAsked = useSyncExternalStore(subscribe, () => deviceStorage.read(storageKey) !== null);
  const needsContrast = useMedia('(prefers-contrast: more)');
  return { hasTramas: isAsked || needsContrast, isAsked, set };
}
