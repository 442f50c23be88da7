import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** How often the clock is looked at, in milliseconds. */
const LOOK_MS = 15_000;

/** The present minute. The component is drawn again when it changes. */
export function useAhora(): Date {
  const minute = useSyncExternalStore(onLook, () => Math.floor(Date.now() / MINUTE_MS));
  return new Date(minute * MINUTE_MS);
}

function onLook(listener: () => void) {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
}
