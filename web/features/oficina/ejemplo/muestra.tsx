import type { ReactNode } from 'react';
import { Row, Stack } from '../../../components/layout/layout';
import styles from './ejemplo.module.css';

interface MuestraProps {
  id: string;
  title: string;
  /** Says when to use the component. */
  text: string;
  children: ReactNode;
}

/** One chapter of the guide. */
export function Muestra({ id, title, text, children }: MuestraProps) {
  return (
    <Stack
      as="section"
      line="top"
      bounded
      gap={6}
      padY={8}
      className={styles.muestra}
      id={id}
      aria-labelledby={`${id}-titulo`}
    >
      <header>
        <h2 id={`${id}-titulo`}>{title}</h2>
        <p>{text}</p>
      </header>
      {children}
    </Stack>
  );
}

/** A few examples of one kind, side by side. */
export function Grupo({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack bounded gap={3} className={styles.grupo}>
      <h3>{title}</h3>
      <Row align="center" wrap gap={3}>
        {children}
      </Row>
    </Stack>
  );
}
