import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';
import { Row } from './layout/layout';

/** Leads back to the list that a page belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Row as={Link} inline align="center" gap="6px" minHeight={24} underline="never" className={styles.back} to={to}>
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Row>
  );
}
