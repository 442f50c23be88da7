import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { useServices } from '../store/hooks';
import styles from './loading-bar.module.css';

/** Milliseconds after which a request counts as pending. A quicker answer changes nothing on the page. */
const delay = 80;

/**
 * The 6 px bar at the top. It is shown while a request or the code of a page is pending. It also shows the progress of
 * work that reports it. It belongs into `main`, because screen readers find content inside a landmark.
 */
export function LoadingBar() {
  const { pending } = useServices();
  const isPending = useLate(useSyncExternalStore(pending.subscribe, pending.hasAny, pending.hasAny));
  const isMoving = useNavigation().state !== 'idle';
  const progress = useSyncExternalStore(pending.subscribe, pending.progress, pending.progress);
  if (progress === null)
    return (isPending || isMoving) && <div className={styles.bar} role="progressbar" aria-label="Cargando" />;
  return <progress className={styles.bar} max={100} value={progress} aria-label="Cargando" />;
}

/** Becomes true some time after `value` does, and false together with `value`. */
function useLate(value: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setIsLate(true), delay);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [value]);
  return value && isLate;
}
