import { ArrowUp } from 'lucide-react';
import type { DataColumn } from './columns';
import type { Sort } from './data-table';
import styles from './data-table.module.css';

interface DataTableHeadProps<Row> {
  columns: DataColumn<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

export function DataTableHead<Row>({ columns, sort, onSort }: DataTableHeadProps<Row>) {
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
