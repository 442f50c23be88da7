import { useCallback, useState } from 'react';

/**
 * Keeps the value from the beginning of a drag until its end, so that nothing moves under the pointer. Call it beside
 * the query: `letGo` renders the component again, which then shows the cache's writes at once.
 */
export function useFrozenWhileDragging<Value>(value: Value) {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  const hold = () => setHeld({ value });
  const letGo = useCallback(() => setHeld(null), []);
  return { shown: held ? held.value : value, hold, letGo };
}
