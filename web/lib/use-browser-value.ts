import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows. A page that the build drew shows `drawn` until its code has arrived.
 * @param read returns the same value at each call
 */
export function useBrowserValue<Value>(read: () => Value, drawn: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => drawn);
}

/** Whether the code of the page has arrived. It is false at first on a page that the build drew. */
export const useHasCode = () => useBrowserValue(always, false);

const always = () => true;
const neverChanges = () => () => undefined;
