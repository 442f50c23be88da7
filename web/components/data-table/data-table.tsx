import { type RowData, useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { ErrorState } from '../error-state';
import { type DataColumn, features } from './columns';
import styles from './data-table.module.css';
import { DataTableHead } from './data-table-head';
import { DataTableRow } from './data-table-row';
import { SkeletonRows } from './skeleton-rows';
import { type Page, TablePager } from './table-pager';

export interface Sort {
  id: string;
  direction: 'asc' | 'desc';
}

interface DataTableProps<Row extends RowData> {
  /** Names the table for readers. */
  label: string;
  /** At module scope or memoised: TanStack Table starts over with each new list. */
  columns: DataColumn<Row>[];
  /** Undefined until the first answer: rows of skeleton are shown. */
  rows: Row[] | undefined;
  getRowId: (row: Row) => string;
  /** Where a click on the row, or Enter on its title, leads. */
  rowLink?: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  page?: Page;
  onPage?: (page: number) => void;
  /** The sizes of a page that can be chosen. */
  sizes?: readonly number[];
  onSize?: (size: number) => void;
  /** New rows are on their way while the old ones still show. */
  isRefreshing?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Shown instead of an empty table. */
  empty: ReactNode;
}

const noRows: never[] = [];

/**
 * A list whose search, sort and pages are the server's work. It never scrolls sideways: on narrow screens columns are
 * left out (`hiddenBelow`), and its heading stays in sight.
 */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  getRowId,
  rowLink,
  sort,
  onSort,
  page,
  onPage,
  sizes,
  onSize,
  isRefreshing = false,
  error,
  onRetry,
  empty,
}: DataTableProps<Row>) {
  const sorting = sort ? [{ id: sort.id, desc: sort.direction === 'desc' }] : [];
  const table = useTable({
    features,
    columns,
    data: rows ?? (noRows as Row[]),
    getRowId,
    manualSorting: true,
    enableSorting: onSort !== undefined,
    state: { sorting },
  });
  const titleId = columns.find(({ meta }) => meta?.isTitle)?.id ?? columns[0]?.id;

  if (error && !rows) return <Frame>{<ErrorState error={error} onRetry={onRetry} />}</Frame>;
  if (rows?.length === 0 && !isRefreshing) return <Frame>{empty}</Frame>;

  return (
    <Frame>
      <table aria-label={label} aria-busy={!rows || isRefreshing} className={styles.table}>
        <DataTableHead headers={table.getHeaderGroups()[0]?.headers ?? []} sort={sort} onSort={onSort} />
        <tbody data-refreshing={isRefreshing} className={styles.body}>
          {rows ? (
            table
              .getRowModel()
              .rows.map((row) => <DataTableRow key={row.id} row={row} titleId={titleId} to={rowLink?.(row.original)} />)
          ) : (
            <SkeletonRows columns={columns} />
          )}
        </tbody>
      </table>
      {page && onPage && <TablePager page={page} onPage={onPage} sizes={sizes} onSize={onSize} />}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
