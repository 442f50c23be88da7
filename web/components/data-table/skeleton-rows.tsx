import { LineSkeleton } from '../loading-skeleton';
import type { DataColumn } from './columns';
import styles from './data-table.module.css';

const count = 8;

/** Placeholders for rows that are loading. */
export function SkeletonRows<Row>({ columns }: { columns: DataColumn<Row>[] }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all the same
    <tr key={index}>
      {columns.map(({ id, meta }, column) => (
        <td key={id} className={styles.cell} data-hidden-below={meta?.hiddenBelow}>
          <LineSkeleton width={`${50 + ((index * 7 + column * 13) % 40)}%`} />
        </td>
      ))}
    </tr>
  ));
}
