import type { ReactNode } from 'react';
import { Row, Stack, Text } from './layout/layout';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** A line under the title, such as a count or a sentence. */
  subtitle?: ReactNode;
  /** A line above the title, such as a link back or a code. */
  eyebrow?: ReactNode;
  /** Buttons beside the title; they go under it where they do not fit. */
  actions?: ReactNode;
}

export function PageHeader({ title, subtitle, eyebrow, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <Stack gap={1} shrinks className={styles.text}>
        {eyebrow && (
          <Text as="div" size="sm" tone="soft">
            {eyebrow}
          </Text>
        )}
        <h1 className={styles.title}>{title}</h1>
        {subtitle && (
          <Text as="div" tone="soft" className={styles.subtitle}>
            {subtitle}
          </Text>
        )}
      </Stack>
      {actions && (
        <Row wrap gap={2} only="screen" className={styles.actions}>
          {actions}
        </Row>
      )}
    </header>
  );
}
