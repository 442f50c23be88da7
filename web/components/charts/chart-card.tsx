import { ChartColumn } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { formatEntero } from '../../lib/numeros';
import { EmptyState } from '../empty-state';
import { LoadingSkeleton } from '../loading-skeleton';
import { type ChartData, isEmptyChart } from './chart-data';
import { ChartMenu } from './chart-menu';
import { ChartTable } from './chart-table';
import styles from './charts.module.css';

interface ChartCardProps {
  title: string;
  /** One line under the title: what is counted, and until when. */
  subtitle?: ReactNode;
  /** Undefined while it loads. */
  data: ChartData | undefined;
  /** How values are written in the table. */
  format?: (value: number) => string;
  /** A `PeriodSwitch`, a filter. */
  controls?: ReactNode;
  /** Said instead of a chart in which everything is zero. */
  emptyText: string;
  /** The least height of the chart in pixels, also while it loads, so that nothing moves. */
  height?: number;
  /** Figures below the chart. */
  footer?: ReactNode;
  className?: string;
  /** The chart. */
  children: (data: ChartData) => ReactNode;
}

/** A chart with its title, its menu and its table. */
export function ChartCard(props: ChartCardProps) {
  const {
    title,
    subtitle,
    data,
    format = formatEntero,
    controls,
    emptyText,
    height = 260,
    footer,
    className = '',
  } = props;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [isTable, setIsTable] = useState(false);
  const isEmpty = data && isEmptyChart(data);
  return (
    <section ref={card} className={`${styles.card} ${className}`} aria-labelledby={id}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h2 id={id}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <div className={styles.tools}>
          {controls}
          <ChartMenu title={title} data={data} card={card} isTable={isTable} onTable={setIsTable} />
        </div>
      </header>
      <div className={styles.body} style={{ minHeight: height }}>
        {!data && <LoadingSkeleton rows={Math.max(Math.floor(height / 48), 1)} />}
        {isEmpty && <EmptyState Icon={ChartColumn} title="Todavía no hay nada que mostrar" text={emptyText} />}
        {data && !isEmpty && (
          <>
            {!isTable && props.children(data)}
            <ChartTable title={title} data={data} format={format} isShown={isTable} />
          </>
        )}
      </div>
      {footer}
    </section>
  );
}
