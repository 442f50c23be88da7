import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from '../../app/hooks';
import { whenQuiet } from '../../live/when-quiet';

/** Counts the tareas for the menu, once the first page has been shown: nothing of it delays that page. */
export function LateTareasPendientes() {
  const { services } = useApp();
  const [Pendientes, setPendientes] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    whenQuiet(services.pending)
      .then(() => import('./tareas-pendientes'))
      .then(({ TareasPendientes }) => isGone || setPendientes(() => TareasPendientes))
      // Offline before it arrived: the menu does without, and the next visit brings it.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [services]);
  return Pendientes && <Pendientes />;
}
