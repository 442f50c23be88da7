import styles from './tab-count.module.css';

interface TabCountProps {
  /** What is counted, as it is shown. */
  value: number | string;
  /** What the count means, for screen readers: « pendientes». */
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
