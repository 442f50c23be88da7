import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../live/when-quiet';
import { useApp } from '../store/hooks';

/** Tells of what an earlier visit left unsaved, once the first page has been shown: nothing of it delays that page. */
export function LateRecuperados() {
  const { services } = useApp();
  const [Recuperados, setRecuperados] = useState<ComponentType | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    whenQuiet(services.pending, { signal: gone.signal })
      .then(() => import('./recuperados'))
      .then((module) => gone.signal.aborted || setRecuperados(() => module.Recuperados))
      // Offline before it arrived, or the shell is gone: what is kept waits for the next visit.
      .catch(() => undefined);
    return () => gone.abort();
  }, [services]);
  return Recuperados && <Recuperados />;
}
