import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Text } from './layout/layout';
import styles from './state.module.css';

interface EmptyStateProps {
  Icon: LucideIcon;
  title: string;
  text?: string;
  /** A button or a link that helps the person. */
  action?: ReactNode;
}

export function EmptyState({ Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <Text as="p" size="lg" weight="strong">
        {title}
      </Text>
      {text && <p className={styles.text}>{text}</p>}
      {action && (
        <Row justify="center" wrap gap={2} marginTop={4}>
          {action}
        </Row>
      )}
    </div>
  );
}
