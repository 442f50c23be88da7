import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows. A page that the build drew shows `drawn` until its code has arrived.
 * @param read gives the same value at each call
 */
export function useBrowserValue<Value>(read: () => Value, drawn: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => drawn);
}

const neverChanges = () => () => undefined;
