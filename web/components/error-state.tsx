import { CloudOff } from 'lucide-react';
import { apiMessage } from '../api/api-message';
import { Button } from './button';
import { Row, Text } from './layout/layout';
import styles from './state.module.css';

interface ErrorStateProps {
  /** The error with which RTK Query or the http client rejected. */
  error: unknown;
  title?: string;
  onRetry?: () => void;
}

/** Shown instead of content that could not be loaded. */
export function ErrorState({ error, title = 'No se pudo cargar', onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>
        <CloudOff size={24} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <Text as="p" size="lg" weight="strong">
        {title}
      </Text>
      <p className={styles.text}>{apiMessage(error)}</p>
      {onRetry && (
        <Row justify="center" wrap gap={2} marginTop={4}>
          <Button variant="outlined" onClick={onRetry}>
            Reintentar
          </Button>
        </Row>
      )}
    </div>
  );
}
