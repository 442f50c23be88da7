import { CloudOff } from 'lucide-react';
import { apiMessage } from '../api/api-message';
import { Button } from './button';
import styles from './state.module.css';

interface ErrorStateProps {
  /** What RTK Query or the http client rejected with. */
  error: unknown;
  title?: string;
  onRetry?: () => void;
}

/** Shown in place of content that could not be loaded. */
export function ErrorState({ error, title = 'No se pudo cargar', onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>
        <CloudOff size={24} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{apiMessage(error)}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button variant="outlined" onClick={onRetry}>
            Reintentar
          </Button>
        </div>
      )}
    </div>
  );
}
