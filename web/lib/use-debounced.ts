import { useEffect, useState } from 'react';

/** The last value that stayed the same for `ms` milliseconds. */
export function useDebounced<Value>(value: Value, ms = 300): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
