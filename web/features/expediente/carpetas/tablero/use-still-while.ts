import { useState } from 'react';

/** Keeps a value as it was while something is dragged, so that nothing moves under the pointer. */
export function useStillWhile<Value>(isDragging: boolean, value: Value): Value {
  const [kept, setKept] = useState(value);
  if (!isDragging && kept !== value) setKept(value);
  return isDragging ? kept : value;
}
