import { Link } from 'react-router-dom';
import { openedHere } from '../../lib/opened-here';
import type { DataColumn } from './columns';
import styles from './data-table.module.css';

interface DataTableRowProps<Row> {
  columns: DataColumn<Row>[];
  row: Row;
  /** The column whose text is the row's link. */
  titleId: string | undefined;
  to: string | undefined;
  opensOver: boolean;
}

/** One row. Its link is a real one, spread over the row by CSS, so that it can be opened in a new tab. */
export function DataTableRow<Row>({ columns, row, titleId, to, opensOver }: DataTableRowProps<Row>) {
  return (
    <tr className={styles.row} data-link={to !== undefined}>
      {columns.map(({ id, meta, cell }) => {
        const content = cell({ row: { original: row } });
        return (
          <td key={id} className={styles.cell} data-align={meta?.align} data-hidden-below={meta?.hiddenBelow}>
            {to && id === titleId ? (
              <Link
                className={styles.link}
                to={to}
                preventScrollReset={opensOver}
                state={opensOver ? openedHere : undefined}
              >
                {content}
              </Link>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}
