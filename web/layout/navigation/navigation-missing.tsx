import { BareButton } from '../../components/layout/layout';
import styles from './navigation-missing.module.css';

/** Shown in place of a menu that could not be loaded. */
export function NavigationMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.missing} role="status">
      <span>No se pudo cargar el menú.</span>
      <BareButton weight="medium" underline="always" className={styles.retry} onClick={onRetry}>
        Reintentar
      </BareButton>
    </p>
  );
}
