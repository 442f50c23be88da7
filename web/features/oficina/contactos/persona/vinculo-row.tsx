import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import styles from './vinculo-row.module.css';

interface VinculoFilaProps {
  face: ReactNode;
  name: string;
  /** The address to which the name leads. */
  to: string;
  /** The second line of the row. */
  detail: string;
  isSuggested?: boolean;
  /** A button at the end of the row. */
  children?: ReactNode;
}

/** A row for a contact of a persona, or for the persona of a contact. */
export function VinculoFila({ face, name, to, detail, isSuggested = false, children }: VinculoFilaProps) {
  return (
    <Row
      as="li"
      pad={[2, 3]}
      gap={[2, 3]}
      align="center"
      wrap
      relative
      minHeight={56}
      className={styles.fila}
      data-suggested={isSuggested}
    >
      {face}
      <Stack as="span" shrinks breaks className={styles.text}>
        <Text as={Link} weight="medium" tone="text" to={to}>
          {name}
        </Text>
        {detail && (
          <Text size="sm" tone="soft" numeric>
            {detail}
          </Text>
        )}
      </Stack>
      {children}
    </Row>
  );
}
