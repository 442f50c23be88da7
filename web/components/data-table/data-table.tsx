import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { openedHere } from '../../lib/opened-here';
import { ErrorState } from '../error-state';
import { Card, Text } from '../layout/layout';
import { LineSkeleton } from '../loading-skeleton';
import type { DataColumn } from './columns';
import styles from './data-table.module.css';
import { type Page, TablePager } from './table-pager';

const skeletonCount = 8;

export interface Sort {
  id: string;
  direction: 'asc' | 'desc';
}

interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: DataColumn<Row>[];
  /** The rows; undefined until the first answer, while skeletons are shown. */
  rows: Row[] | undefined;
  getRowId: (row: Row) => string;
  /** The address to which a click on the row, or Enter on its title, leads. */
  rowLink?: (row: Row) => string;
  /** Whether the page of a row opens over the list, which then keeps its scroll position. */
  opensOver?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  page?: Page;
  onPage?: (page: number) => void;
  /** The page sizes to choose from. */
  sizes?: readonly number[];
  onSize?: (size: number) => void;
  /** Whether new rows are loading while the old rows are still shown. */
  isRefreshing?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Shown instead of an empty table. */
  empty: ReactNode;
}

/**
 * A table whose rows the server searches, sorts and pages. It never scrolls sideways: narrow screens leave out columns
 * (`hiddenBelow`). The heading stays in sight.
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
  return (
    <Card clip className={styles.frame}>
      {children}
    </Card>
  );
}

function SkeletonRows<Row>({ columns }: { columns: DataColumn<Row>[] }) {
  return Array.from({ length: skeletonCount }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all the same
    <tr key={index} className={styles.skeleton}>
      {columns.map(({ id, meta }, column) => (
        <td key={id} className={styles.cell} data-hidden-below={meta?.hiddenBelow}>
          <LineSkeleton width={`${50 + ((index * 7 + column * 13) % 40)}%`} />
        </td>
      ))}
    </tr>
  ));
}

interface DataTableRowProps<Row> {
  columns: DataColumn<Row>[];
  row: Row;
  /** The column whose text is the row's link. */
  titleId: string | undefined;
  to: string | undefined;
  opensOver: boolean;
}

/** One row. Its link is a real link, which can be opened in a new tab. CSS spreads the link over the row. */
function DataTableRow<Row>({ columns, row, titleId, to, opensOver }: DataTableRowProps<Row>) {
  return (
    <tr className={styles.row} data-link={to !== undefined}>
      {columns.map(({ id, meta, cell }) => {
        const content = cell({ row: { original: row } });
        return (
          <td key={id} className={styles.cell} data-align={meta?.align} data-hidden-below={meta?.hiddenBelow}>
            {to && id === titleId ? (
              <Text
                as={Link}
                stretched
                tone="inherit"
                underline="never"
                className={styles.link}
                to={to}
                preventScrollReset={opensOver}
                state={opensOver ? openedHere : undefined}
              >
                {content}
              </Text>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface DataTableHeadProps<Row> {
  columns: DataColumn<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function DataTableHead<Row>({ columns, sort, onSort }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, meta, enableSorting }) => {
          const direction = sort?.id === id ? sort.direction : undefined;
          const isSortable = onSort && enableSorting !== false;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
              className={styles.cell}
              data-align={meta?.align}
              data-hidden-below={meta?.hiddenBelow}
              style={{ width: meta?.width }}
            >
              {isSortable ? (
                <button
                  type="button"
                  className={styles.sort}
                  data-direction={direction}
                  onClick={() => onSort({ id, direction: direction === 'asc' ? 'desc' : 'asc' })}
                >
                  {header}
                  <ArrowUp className={styles.arrow} size={14} strokeWidth={2} aria-hidden="true" />
                </button>
              ) : (
                <span className={meta?.isHeaderHidden ? 'visually-hidden' : undefined}>{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
