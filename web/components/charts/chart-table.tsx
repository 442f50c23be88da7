import { Link } from 'react-router-dom';
import type { ChartData } from './chart-data';
import styles from './charts.module.css';

interface ChartTableProps {
  title: string;
  data: ChartData;
  format: (value: number) => string;
  /** While it is not, screen readers alone read it, in place of the chart. */
  isShown: boolean;
}

/** The figures of a chart as a table. */
export function ChartTable({ title, data: { heading, labels, series, links }, format, isShown }: ChartTableProps) {
  const table = (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, row) => {
          const to = isShown && links?.[row];
          return (
            <tr key={label}>
              <th scope="row">{to ? <Link to={to}>{label}</Link> : label}</th>
              {series.map(({ name, values, links: own }) => {
                const value = values[row];
                const counted = isShown && value && own?.[row];
                const text = value == null ? '—' : format(value);
                return <td key={name}>{counted ? <Link to={counted}>{text}</Link> : text}</td>;
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
  if (!isShown) return <div className="visually-hidden">{table}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className={styles.scroll} tabIndex={0}>
      {table}
    </div>
  );
}
