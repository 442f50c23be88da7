import { useCallback, useState } from 'react';

/**
 * Keeps the value that was shown when a drag began until it ends, so that nothing moves under the pointer. Call it
 * beside the query: `letGo` renders the component again, which shows at once what was written to the cache.
 */
export function useFrozenWhileDragging<Value>(value: Value) {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  const hold = () => setHeld({ value });
  const letGo = useCallback(() => setHeld(null), []);
  return { shown: held ? held.value : value, hold, letGo };
}
