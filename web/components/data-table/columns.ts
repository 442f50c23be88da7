import { type ColumnDef, metaHelper, type RowData, rowSortingFeature, tableFeatures } from '@tanstack/react-table';

export interface ColumnLayout {
  align?: 'end';
  /** The column is left out on screens narrower than this. */
  hiddenBelow?: 'sm' | 'md' | 'lg' | 'xl';
  /** CSS width; the columns without one share what is left. */
  width?: string;
  /** Carries the row's link: the cell that names the row. The first column does when none says so. */
  isTitle?: boolean;
}

/** Sorting is the server's: the table only knows what is sorted by. */
export const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<ColumnLayout>() });

/**
 * A column. `id` is the name that the server sorts by; `enableSorting: false` when it cannot. The cell is drawn by
 * `cell: ({ row }) => …` of `row.original`.
 */
export type DataColumn<Row extends RowData> = ColumnDef<typeof features, Row> & { id: string };
