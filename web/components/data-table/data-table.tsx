import type { ReactNode } from 'react';
import { ErrorState } from '../error-state';
import type { DataColumn } from './columns';
import styles from './data-table.module.css';
import { DataTableHead } from './data-table-head';
import { DataTableRow } from './data-table-row';
import { SkeletonRows } from './skeleton-rows';
import { type Page, TablePager } from './table-pager';

export interface Sort {
  id: string;
  direction: 'asc' | 'desc';
}

interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: DataColumn<Row>[];
  /** Undefined until the first answer; skeletons are shown meanwhile. */
  rows: Row[] | undefined;
  getRowId: (row: Row) => string;
  /** Where a click on the row, or Enter on its title, leads. */
  rowLink?: (row: Row) => string;
  /** The page of a row opens over the list, which keeps its scroll position. */
  opensOver?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  page?: Page;
  onPage?: (page: number) => void;
  /** Page sizes to choose from. */
  sizes?: readonly number[];
  onSize?: (size: number) => void;
  /** New rows are loading while the old ones still show. */
  isRefreshing?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Shown instead of an empty table. */
  empty: ReactNode;
}

/**
 * A table whose rows the server searches, sorts and pages. It never scrolls sideways: narrow screens leave out
 * columns (`hiddenBelow`). Its heading stays in sight.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  getRowId,
  rowLink,
  opensOver = false,
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
  const titleId = columns.find(({ meta }) => meta?.isTitle)?.id ?? columns[0]?.id;

  if (error && !rows) return <Frame>{<ErrorState error={error} onRetry={onRetry} />}</Frame>;
  if (rows?.length === 0 && !isRefreshing) return <Frame>{empty}</Frame>;

  return (
    <Frame>
      <table aria-label={label} aria-busy={!rows || isRefreshing} className={styles.table}>
        <DataTableHead columns={columns} sort={sort} onSort={onSort} />
        <tbody data-refreshing={isRefreshing} className={styles.body}>
          {rows ? (
            rows.map((row) => (
              <DataTableRow
                key={getRowId(row)}
                columns={columns}
                row={row}
                titleId={titleId}
                to={rowLink?.(row)}
                opensOver={opensOver}
              />
            ))
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
