import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../live/when-quiet';
import { useApp } from '../store/hooks';

/**
 * A component that loads after the first page, so that it does not delay that page.
 *
 * @param Meanwhile the component to show until then
 */
export function lateComponent(load: () => Promise<ComponentType>, Meanwhile?: ComponentType): ComponentType {
  return function Late() {
    const { services } = useApp();
    const [Loaded, setLoaded] = useState(() => Meanwhile);
    useEffect(() => {
      const unmounted = new AbortController();
      whenQuiet(services.pending, { signal: unmounted.signal })
        .then(services.whenReached)
        .then(load)
        .then((component) => unmounted.signal.aborted || setLoaded(() => component))
        // The component could not be loaded, or is no longer shown. The page works without it, and the next visit tries
        // again.
        .catch(() => undefined);
      return () => unmounted.abort();
    }, [services]);
    return Loaded && <Loaded />;
  };
}
