import type { ReactNode } from 'react';

export interface ColumnLayout {
  align?: 'end';
  /** The column is left out on screens narrower than this. */
  hiddenBelow?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl';
  /** The CSS width. Columns without a width share the rest. */
  width?: string;
  /** Whether this column has the row's link. By default the first column has it. */
  isTitle?: boolean;
  /** Whether only screen readers get the heading: a column of buttons needs no visible heading. */
  isHeaderHidden?: boolean;
}

/**
 * A column in the shape of TanStack Table. The library itself is not used: the server searches, sorts and pages,
 * so its 9 KB (brotli) would do nothing.
 */
export interface DataColumn<Row> {
  /** The name that the server sorts by. */
  id: string;
  header: ReactNode;
  /** False when the server cannot sort by it. */
  enableSorting?: boolean;
  meta?: ColumnLayout;
  cell: (context: { row: { original: Row } }) => ReactNode;
}
