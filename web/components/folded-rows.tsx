import type { ReactNode } from 'react';
import styles from './folded-rows.module.css';
import { Box } from './layout/layout';

interface FoldedRowsProps {
  title: string;
  /** Whether the rows show at first. */
  open?: boolean;
  className?: string;
  children: ReactNode;
}

/** Rows at the end of a list that show when their title is pressed. */
export function FoldedRows({ title, children, ...details }: FoldedRowsProps) {
  return (
    <Box as="details" line="top" {...details}>
      <summary className={styles.title}>{title}</summary>
      {children}
    </Box>
  );
}
