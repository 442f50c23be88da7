import { useEffect, useEffectEvent } from 'react';
import { savesData } from '../lib/saves-data';
import { useApp } from '../store/hooks';
import { whenQuiet } from './when-quiet';

/** How long no request has run, in milliseconds. */
const QUIET_MS = 500;

/** Fetches what a press will need in a quiet moment once the page is drawn, unless the person saves data. */
export function useWhenQuiet(isDrawn: boolean, fetch: () => unknown): void {
  const { services } = useApp();
  const begin = useEffectEvent(() => void fetch());
  useEffect(() => {
    if (!isDrawn || savesData()) return;
    const stop = new AbortController();
    whenQuiet(services.pending, { forMs: QUIET_MS, signal: stop.signal }).then(begin, () => undefined);
    return () => stop.abort();
  }, [isDrawn, services]);
}
