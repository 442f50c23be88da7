import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows. A page that the build drew shows `drawn` until its code has arrived.
 * @param read gives the same value at each call
 */
export function useBrowserValue<Value>(read: () => Value, drawn: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => drawn);
}

/** Whether the code of the page has arrived, also where the build drew it. */
export const useHasCode = () => useBrowserValue(always, false);

const always = () => true;
const neverChanges = () => () => undefined;
