import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../../live/when-quiet';
import { useApp } from '../../store/hooks';

/** Shows the number of tareas in the menu. Loads after the first page, so that it does not delay it. */
export function LateTareasPendientes() {
  const { services } = useApp();
  const [Pendientes, setPendientes] = useState<ComponentType | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    whenQuiet(services.pending, { signal: gone.signal })
      .then(() => import('./tareas-pendientes'))
      .then(({ TareasPendientes }) => gone.signal.aborted || setPendientes(() => TareasPendientes))
      // Offline, or the menu is gone: it does without the number, and the next visit tries again.
      .catch(() => undefined);
    return () => gone.abort();
  }, [services]);
  return Pendientes && <Pendientes />;
}
