import type { ReactNode } from 'react';
import { Row, Stack, Text } from './layout/layout';
import styles from './page-header.module.css';
import { PageTitle, type Paso, useTitlePlace } from './page-title';

interface PageHeaderProps {
  title: ReactNode;
  /** A line under the title, such as a count or a sentence. */
  subtitle?: ReactNode;
  /** The pages on the way to this page. */
  camino?: readonly Paso[];
  /** Buttons beside the title; they go under it where they do not fit. */
  actions?: ReactNode;
}

/** The beginning of a page. The title is in the top bar, so the page begins with its subtitle and its actions. */
export function PageHeader({ title, subtitle, camino, actions }: PageHeaderProps) {
  const isInBar = useTitlePlace() !== null;
  const shown = <PageTitle camino={camino}>{title}</PageTitle>;
  if (isInBar && !subtitle && !actions) return shown;
  return (
    <header className={styles.header} data-place={isInBar ? 'bar' : 'page'}>
      <Stack gap={1} shrinks className={styles.text}>
        {shown}
        {subtitle && (
          <Text as="div" tone="soft" className={styles.subtitle}>
            {subtitle}
          </Text>
        )}
      </Stack>
      {actions && (
        <Row wrap gap={2} only="screen">
          {actions}
        </Row>
      )}
    </header>
  );
}
