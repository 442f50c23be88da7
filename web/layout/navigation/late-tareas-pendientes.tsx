import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../../live/when-quiet';
import { useApp } from '../../store/hooks';

/** Counts the tareas for the menu, once the first page has been shown: nothing of it delays that page. */
export function LateTareasPendientes() {
  const { services } = useApp();
  const [Pendientes, setPendientes] = useState<ComponentType | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    whenQuiet(services.pending, { signal: gone.signal })
      .then(() => import('./tareas-pendientes'))
      .then(({ TareasPendientes }) => gone.signal.aborted || setPendientes(() => TareasPendientes))
      // Offline before it arrived, or the menu is gone: it does without, and the next visit brings it.
      .catch(() => undefined);
    return () => gone.abort();
  }, [services]);
  return Pendientes && <Pendientes />;
}
