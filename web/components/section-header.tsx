import type { ReactNode } from 'react';
import { Row } from './layout/layout';
import type { Tokens } from './layout/tokens';

type SectionHeaderProps = Pick<Tokens, 'gap' | 'minHeight'> & { children: ReactNode };

/** The title of a section of a page, with the actions of the section. */
export function SectionHeader({ gap = [3, 4], minHeight = 36, children }: SectionHeaderProps) {
  return (
    <Row as="header" align="center" justify="between" wrap gap={gap} minHeight={minHeight} marginBottom={4}>
      {children}
    </Row>
  );
}
