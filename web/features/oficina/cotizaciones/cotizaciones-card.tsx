import type { ReactNode } from 'react';
import { Card, Text } from '../../../components/layout/layout';
import styles from './cotizaciones.module.css';

interface TarjetaProps {
  /** The id of the title. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page, in a card with a title. */
export function Tarjeta({ id, title, children }: TarjetaProps) {
  return (
    <Card as="section" flow="stack" packed gap={4} shrinks pad={5} className={styles.card} aria-labelledby={id}>
      <Text as="h2" id={id} size="lg" weight="strong">
        {title}
      </Text>
      {children}
    </Card>
  );
}
