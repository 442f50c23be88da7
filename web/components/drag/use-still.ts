import { useCallback, useState } from 'react';

/**
 * Shows what there was when it began to be dragged about, until it is let go: nothing moves under the hand. It belongs
 * beside the query: letting go draws the component anew, and so shows at once what was written to the cache.
 */
export function useStill<Value>(value: Value) {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  const hold = () => setHeld({ value });
  const letGo = useCallback(() => setHeld(null), []);
  return { shown: held ? held.value : value, hold, letGo };
}
