import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Stack } from '../../../../components/layout/layout';
import styles from './vinculo-fila.module.css';

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
    <li className={styles.fila} data-suggested={isSuggested}>
      {face}
      <Stack as="span" shrinks breaks className={styles.text}>
        <Link className={styles.link} to={to}>
          {name}
        </Link>
        {detail && <span>{detail}</span>}
      </Stack>
      {children}
    </li>
  );
}
