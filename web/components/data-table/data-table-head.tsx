import { FlexRender, type Header, type RowData } from '@tanstack/react-table';
import { ArrowUp } from 'lucide-react';
import type { features } from './columns';
import type { Sort } from './data-table';
import styles from './data-table.module.css';

interface DataTableHeadProps<Row extends RowData> {
  headers: Header<typeof features, Row, unknown>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

export function DataTableHead<Row extends RowData>({ headers, sort, onSort }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {headers.map((header) => {
          const { id, columnDef } = header.column;
          const { meta } = columnDef;
          const direction = sort?.id === id ? sort.direction : undefined;
          // Not getCanSort(): it wants an accessor, as a table that sorts by itself would.
          const isSortable = onSort && columnDef.enableSorting !== false;
          const label = <FlexRender header={header} />;
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
                  {label}
                  <ArrowUp className={styles.arrow} size={14} strokeWidth={2} aria-hidden="true" />
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
