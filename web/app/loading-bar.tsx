import { useSyncExternalStore } from 'react';
import { useServices } from './hooks';
import styles from './loading-bar.module.css';

/** The 6 px bar at the top while at least one request is pending. */
export function LoadingBar() {
  const { pending } = useServices();
  const isPending = useSyncExternalStore(pending.subscribe, pending.hasAny);
  if (!isPending) return null;
  return <div className={styles.bar} role="progressbar" aria-label="Cargando" />;
}
