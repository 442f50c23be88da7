import styles from './tab-count.module.css';

interface TabCountProps {
  /** The count, as it is shown. */
  value: number | string;
  /** The meaning of the count, for screen readers: « pendientes». */
  meaning?: string;
  tono?: 'late' | 'unread';
}

/** A count beside the name of a tab. */
export function TabCount({ value, meaning, tono }: TabCountProps) {
  return (
    <span className={styles.count} data-tono={tono}>
      {value}
      {meaning && <span className="visually-hidden"> {meaning}</span>}
    </span>
  );
}
