import type { ReactNode } from 'react';

export interface ColumnLayout {
  align?: 'end';
  /** The column is left out on screens narrower than this. */
  hiddenBelow?: 'sm' | 'md' | 'lg' | 'xl';
  /** CSS width; the columns without one share what is left. */
  width?: string;
  /** Carries the row's link: the cell that names the row. The first column does when none says so. */
  isTitle?: boolean;
  /** The heading is for readers only: a column of buttons needs none for the eye. */
  isHeaderHidden?: boolean;
}

/**
 * A column, shaped as TanStack Table has them. That library itself is left out: with the search, the order and the
 * pages being the server's work, it would be 9 KB (brotli) of every list that do nothing.
 */
export interface DataColumn<Row> {
  /** The name that the server sorts by. */
  id: string;
  header: string;
  /** False when the server cannot sort by it. */
  enableSorting?: boolean;
  meta?: ColumnLayout;
  cell: (context: { row: { original: Row } }) => ReactNode;
}
