import { FileSignature } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import charts from '../../../components/charts/charts.module.css';
import { TableMenu } from '../../../components/charts/table-menu';
import type { DataColumn } from '../../../components/data-table/columns';
import { DataTable, type Sort } from '../../../components/data-table/data-table';
import { EmptyState } from '../../../components/empty-state';
import { Box, Row } from '../../../components/layout/layout';
import { StatusChip } from '../../../components/status-chip';
import { formatFecha } from '../../../lib/fechas';
import { formatEntero, formatMonto } from '../../../lib/numeros';
import { usePais } from '../../../session/use-pais';
import { carpetasCon } from '../../expediente/carpetas/public/direcciones';
import styles from './finanzas.module.css';
import type { Finanzas, Operacion } from './finanzas-api';
import { type Columna, ordered } from './orden';

const title = 'Operaciones firmadas';
const estados = { completed: 'Entregada', pending: 'Por entregar' } as const;

interface OperacionesCardProps {
  /** The figures of the period; undefined while they load. */
  finanzas: Finanzas | undefined;
  sort: { id: Columna; direction: 'asc' | 'desc' };
  onSort: (sort: { orden: Columna; direccion: 'asc' | 'desc' }) => void;
}

/** The latest signed operations of the period, in the order that the person chooses. Each leads to its carpeta. */
export function OperacionesCard({ finanzas, sort, onSort }: OperacionesCardProps) {
  const pais = usePais();
  const card = useRef<HTMLElement>(null);
  const moneda = finanzas?.moneda ?? 'ARS';
  const operaciones = finanzas && ordered(finanzas.recentTransactions, sort.id, sort.direction);
  const columns: DataColumn<Operacion>[] = [
    {
      id: 'date',
      header: 'Firma',
      meta: { width: '112px', hiddenBelow: 'sm' },
      cell: ({ row }) => formatFecha(row.original.date),
    },
    {
      id: 'transactionId',
      header: 'Código',
      meta: { width: '148px', hiddenBelow: 'md' },
      cell: ({ row }) => row.original.transactionId,
    },
    { id: 'name', header: 'Carátula', meta: { isTitle: true }, cell: ({ row }) => row.original.name },
    {
      id: 'status',
      header: 'Estado',
      meta: { width: '140px', hiddenBelow: 'md' },
      cell: ({ row }) => (
        <StatusChip
          label={estados[row.original.status]}
          tone={row.original.status === 'completed' ? 'success' : 'warning'}
        />
      ),
    },
    {
      id: 'amount',
      header: 'Monto',
      meta: { width: '152px', align: 'end' },
      cell: ({ row }) => formatMonto(row.original.monto, moneda, pais),
    },
  ];
  return (
    <section ref={card} className={`${styles.entera} ${styles.operaciones}`} aria-labelledby="operaciones">
      <Row as="header" align="start" justify="between" wrap gap={[2, 4]}>
        <Box shrinks className={charts.titles}>
          <h2 id="operaciones">{title}</h2>
          {finanzas && finanzas.periodo.carpetas > finanzas.recentTransactions.length && (
            <p>
              Las últimas {finanzas.recentTransactions.length}.{' '}
              <Link to={carpetasCon('firmada', finanzas.periodo.desde, finanzas.periodo.hasta, { moneda })}>
                Ver las {formatEntero(finanzas.periodo.carpetas)} en Carpetas
              </Link>
            </p>
          )}
        </Box>
        <Row align="center" gap={2} marginLeft="auto" only="screen">
          <TableMenu title={title} rows={operaciones?.length ? toRows(operaciones, moneda) : undefined} card={card} />
        </Row>
      </Row>
      <DataTable
        label={title}
        columns={columns}
        rows={operaciones}
        getRowId={({ id }) => id}
        rowLink={({ id }) => `/carpetas/${id}`}
        sort={sort}
        onSort={({ id, direction }: Sort) => onSort({ orden: id as Columna, direccion: direction })}
        empty={
          <EmptyState
            Icon={FileSignature}
            title="No hay operaciones firmadas en el período"
            text="Aparecen cuando una carpeta con monto en esta moneda pasa a firmada."
          />
        }
      />
    </section>
  );
}

const toRows = (operaciones: readonly Operacion[], moneda: string): string[][] => [
  ['Firma', 'Código', 'Carátula', 'Estado', 'Monto', 'Moneda'],
  ...operaciones.map(({ date, transactionId, name, status, monto }) => [
    ...[formatFecha(date), transactionId, name, estados[status], monto.replace('.', ','), moneda],
  ]),
];
