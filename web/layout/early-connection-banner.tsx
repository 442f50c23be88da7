import { selectUnreached } from '../live/connection-slice';
import { useAppSelector } from '../store/hooks';
import styles from './connection-banner.module.css';

export const unreachedTexts = { network: 'Sin conexión a internet.', server: 'El servidor no responde.' };

/**
 * Says that the server cannot be reached while the code of the whole banner is not loaded, since it cannot be loaded
 * then.
 */
export function EarlyConnectionBanner() {
  const unreached = useAppSelector(selectUnreached);
  return (
    <div className={styles.place} role="status">
      {unreached && (
        <p className={styles.banner} data-tone="warning">
          {unreachedTexts[unreached]}
        </p>
      )}
    </div>
  );
}
