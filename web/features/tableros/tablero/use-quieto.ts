import { useCallback, useState } from 'react';

/** Shows what there was when it began to be dragged about, until it is let go: nothing moves under the hand. */
export function useQuieto<Value>(value: Value) {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  const hold = () => setHeld({ value });
  const letGo = useCallback(() => setHeld(null), []);
  return { shown: held ? held.value : value, hold, letGo };
}
