import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../live/when-quiet';
import { useApp } from '../store/hooks';

/** Tells the person what an earlier visit left unsaved. Loads after the first page, so that it does not delay it. */
export function LateRecuperados() {
  const { services } = useApp();
  const [Recuperados, setRecuperados] = useState<ComponentType | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    whenQuiet(services.pending, { signal: gone.signal })
      .then(() => import('./recuperados'))
      .then((module) => gone.signal.aborted || setRecuperados(() => module.Recuperados))
      // Offline, or the shell is gone: what is kept waits for the next visit.
      .catch(() => undefined);
    return () => gone.abort();
  }, [services]);
  return Recuperados && <Recuperados />;
}
