import { FlexRender, type Row, type RowData } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import type { features } from './columns';
import styles from './data-table.module.css';

interface DataTableRowProps<Data extends RowData> {
  row: Row<typeof features, Data>;
  /** The column whose text is the row's link. */
  titleId: string | undefined;
  to: string | undefined;
}

/** One row. Its link is one real link that is spread over the row, so that it opens in a new tab like any other. */
export function DataTableRow<Data extends RowData>({ row, titleId, to }: DataTableRowProps<Data>) {
  return (
    <tr className={styles.row} data-link={to !== undefined}>
      {row.getAllCells().map((cell) => {
        const { id, columnDef } = cell.column;
        const { meta } = columnDef;
        const content = <FlexRender cell={cell} />;
        return (
          <td key={id} className={styles.cell} data-align={meta?.align} data-hidden-below={meta?.hiddenBelow}>
            {to && id === titleId ? (
              <Link className={styles.link} to={to}>
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
