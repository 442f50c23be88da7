import { FileSignature } from 'lucide-react';
import type { DataColumn } from '../../components/data-table/columns';
import { DataTable, type Sort } from '../../components/data-table/data-table';
import { EmptyState } from '../../components/empty-state';
import { StatusChip } from '../../components/status-chip';
import { formatFecha } from '../../lib/fechas';
import { formatMonto } from '../../lib/numeros';
import { usePais } from '../../session/use-pais';
import styles from './finanzas.module.css';
import type { Operacion } from './finanzas-api';
import { type Columna, ordered } from './orden';

interface OperacionesCardProps {
  /** The latest first; undefined while they load. */
  operaciones: readonly Operacion[] | undefined;
  moneda: string;
  sort: { id: Columna; direction: 'asc' | 'desc' };
  onSort: (sort: { orden: Columna; direccion: 'asc' | 'desc' }) => void;
}

/** The latest signed operations, in the order that one chooses. Each leads to its carpeta. */
export function OperacionesCard({ operaciones, moneda, sort, onSort }: OperacionesCardProps) {
  const pais = usePais();
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
      cell: ({ row }) =>
        row.original.status === 'completed' ? (
          <StatusChip label="Entregada" tone="success" />
        ) : (
          <StatusChip label="Por entregar" tone="warning" />
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
    <section className={`${styles.entera} ${styles.operaciones}`} aria-labelledby="operaciones">
      <h2 id="operaciones">Últimas operaciones firmadas</h2>
      <DataTable
        label="Últimas operaciones firmadas"
        columns={columns}
        rows={operaciones && ordered(operaciones, sort.id, sort.direction)}
        getRowId={({ id }) => id}
        rowLink={({ id }) => `/carpetas/${id}`}
        sort={sort}
        onSort={({ id, direction }: Sort) => onSort({ orden: id as Columna, direccion: direction })}
        empty={
          <EmptyState
            Icon={FileSignature}
            title="Todavía no hay operaciones firmadas"
            text="Aparecen cuando una carpeta con monto en esta moneda pasa a firmada."
          />
        }
      />
    </section>
  );
}
