import { useState } from 'react';

/**
 * Whether a thing is there, or was there since its address was opened. If the thing is missing now, somebody deleted
 * it. The hook uses a state and not a ref, because React may discard a render of the next address together with the ref
 * that it wrote.
 */
export function useWasThere(id: string, isThere: boolean): boolean {
  const [seen, setSeen] = useState<string>();
  if (isThere && seen !== id) setSeen(id);
  return isThere || seen === id;
}
