import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
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
    <TableHead>
      <TableRow>
        {headers.map((header) => {
          const { id, columnDef } = header.column;
          const { meta } = columnDef;
          const direction = sort?.id === id ? sort.direction : undefined;
          const label = <FlexRender header={header} />;
          return (
            <TableCell
              key={id}
              align={meta?.align === 'end' ? 'right' : 'left'}
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
              className={styles.cell}
              data-hidden-below={meta?.hiddenBelow}
              style={{ width: meta?.width }}
            >
              {onSort && header.column.getCanSort() ? (
                <TableSortLabel
                  active={direction !== undefined}
                  direction={direction ?? 'asc'}
                  IconComponent={SortIcon}
                  onClick={() => onSort({ id, direction: direction === 'asc' ? 'desc' : 'asc' })}
                >
                  {label}
                </TableSortLabel>
              ) : (
                label
              )}
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
}

function SortIcon({ className }: { className?: string }) {
  return <ArrowUp className={className} size={14} strokeWidth={2} aria-hidden="true" />;
}
