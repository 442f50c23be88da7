import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { useServices } from '../store/hooks';
import styles from './loading-bar.module.css';

/** The 6 px bar at the top, shown while a request or the code of a page is pending, or some work reports its progress. */
export function LoadingBar() {
  const { pending } = useServices();
  const isPending = useSyncExternalStore(pending.subscribe, pending.hasAny, pending.hasAny);
  const isMoving = useNavigation().state !== 'idle';
  const progress = useSyncExternalStore(pending.subscribe, pending.progress, pending.progress);
  if (progress === null)
    return (isPending || isMoving) && <div className={styles.bar} role="progressbar" aria-label="Cargando" />;
  return <progress className={styles.bar} max={100} value={progress} aria-label="Cargando" />;
}
