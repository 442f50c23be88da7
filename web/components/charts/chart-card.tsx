import { ChartColumn, Hash, Image as ImageIcon, Table2 } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { hoyEnLaCuenta } from '../../lib/fechas';
import { warn } from '../../lib/log';
import { formatEntero } from '../../lib/numeros';
import { saveFile } from '../../lib/save-file';
import { EmptyState } from '../empty-state';
import { Box, Row, Stack } from '../layout/layout';
import { LoadingSkeleton } from '../loading-skeleton';
import { useToast } from '../toast-actions';
import { ActionsMenu } from '../ui/actions-menu';
import { MenuItem, MenuSeparator } from '../ui/menu-entries';
import { type ChartData, isEmptyChart, rowsOf } from './chart-data';
import { chartPng } from './chart-png';
import styles from './charts.module.css';
import { CsvItem, PrintItem } from './table-menu';
import { useTramas } from './tramas';

interface ChartCardProps {
  title: string;
  /** A line under the title: the thing that is counted, and the last day. */
  subtitle?: ReactNode;
  /** The data; undefined while they load. */
  data: ChartData | undefined;
  /** Writes a value in the table. */
  format?: (value: number) => string;
  /** Controls of the card, such as a `PeriodSwitch` or a filter. */
  controls?: ReactNode;
  /** The text that is shown instead of a chart in which everything is zero. */
  emptyText: string;
  /** The least height of the chart in pixels. It also applies while the chart loads, so that nothing moves. */
  height?: number;
  /** Figures below the chart. */
  footer?: ReactNode;
  className?: string;
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
      <Row as="header" align="start" justify="between" wrap gap={[2, 4]}>
        <Box shrinks className={styles.titles}>
          <h2 id={id}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </Box>
        <Row align="center" gap={2} marginLeft="auto" only="screen">
          {controls}
          <ChartMenu title={title} data={data} card={card} isTable={isTable} onTable={setIsTable} />
        </Row>
      </Row>
      <Stack grow shrinks className={styles.body} style={{ minHeight: height }}>
        {!data && <LoadingSkeleton rows={Math.max(Math.floor(height / 48), 1)} />}
        {isEmpty && <EmptyState Icon={ChartColumn} title="Todavía no hay nada que mostrar" text={emptyText} />}
        {data && !isEmpty && (
          <>
            {!isTable && props.children(data)}
            <ChartTable title={title} data={data} format={format} isShown={isTable} />
          </>
        )}
      </Stack>
      {footer}
    </section>
  );
}

interface ChartMenuProps {
  title: string;
  data: ChartData | undefined;
  card: RefObject<HTMLElement | null>;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}

/** The menu of a chart: its table, files of it, and print. */
function ChartMenu({ title, data, card, isTable, onTable }: ChartMenuProps) {
  const toast = useToast();
  const tramas = useTramas();
  const isOff = !data || isEmptyChart(data);
  const savePng = async () => {
    try {
      if (card.current) saveFile(await chartPng(card.current, title), `${title} ${hoyEnLaCuenta()}.png`);
    } catch (error) {
      warn('A chart could not be drawn as a picture', error);
      toast('No se pudo hacer la imagen.', { severity: 'error' });
    }
  };
  return (
    <ActionsMenu label={`Más de «${title}»`} size="small">
      <MenuItem Icon={isTable ? ChartColumn : Table2} disabled={isOff} onClick={() => onTable(!isTable)}>
        {isTable ? 'Ver gráfico' : 'Ver tabla'}
      </MenuItem>
      <MenuItem Icon={Hash} onClick={() => tramas.set(!tramas.isAsked)}>
        {tramas.isAsked ? 'Quitar las tramas' : 'Distinguir con tramas'}
      </MenuItem>
      <MenuSeparator />
      <CsvItem title={title} rows={data && !isOff ? rowsOf(data) : undefined} />
      <MenuItem
        Icon={ImageIcon}
        disabled={isOff}
        motivo={isTable && !isOff ? 'Primero vuelva al gráfico.' : undefined}
        onClick={savePng}
      >
        Descargar PNG
      </MenuItem>
      <PrintItem card={card} isOff={isOff} />
    </ActionsMenu>
  );
}

interface ChartTableProps {
  title: string;
  data: ChartData;
  format: (value: number) => string;
  /** Whether the table is shown. Otherwise only screen readers read it, instead of the chart. */
  isShown: boolean;
}

/** The figures of a chart as a table. */
function ChartTable({ title, data: { heading, labels, series, links }, format, isShown }: ChartTableProps) {
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
