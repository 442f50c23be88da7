import { useState } from 'react';

/**
 * Whether a thing is there, or was since its address was opened. If it is missing now, somebody deleted it.
 * A state and not a ref: React may throw away a render of the next address, and with it what that render wrote.
 */
export function useWasThere(id: string, isThere: boolean): boolean {
  const [seen, setSeen] = useState<string>();
  if (isThere && seen !== id) setSeen(id);
  return isThere || seen === id;
}
