import type { ReactNode } from 'react';
import { Row } from './layout/layout';

/** The title of a section of a page, with the actions of the section. */
export function SectionHeader({ children }: { children: ReactNode }) {
  return (
    <Row as="header" align="center" justify="between" wrap gap={[3, 4]} minHeight={36} marginBottom={4}>
      {children}
    </Row>
  );
}
