import { ScrollText } from 'lucide-react';
import type { DataColumn } from '../../../../components/data-table/columns';
import { EmptyState } from '../../../../components/empty-state';
import { capital } from '../../../../lib/capital';
import { formatFechaHora } from '../../../../lib/fechas';
import { formatEntero } from '../../../../lib/numeros';
import { type Hecho, useAdministracionRegistroInfiniteQuery } from '../administracion-api';
import { Nada, Nombre } from '../cells';
import { SectionGate } from '../section-gate';
import { Tabla } from '../table';
import { useLista } from '../use-list';

/** The actions of operators, newest first. */
export function LogPage() {
  const lista = useLista(useAdministracionRegistroInfiniteQuery({}), ({ hechos }) => hechos);
  return (
    <SectionGate error={lista.error} onRetry={lista.retry}>
      <Tabla
        label="Registro de operadores"
        columns={columnas}
        getKey={({ id }) => id}
        lista={lista}
        empty={
          <EmptyState
            Icon={ScrollText}
            title="Todavía no hay nada"
            text="Aquí queda escrito qué hizo cada operador, sobre qué y por qué. No se puede borrar."
          />
        }
      />
    </SectionGate>
  );
}

const columnas: DataColumn<Hecho>[] = [
  {
    id: 'texto',
    header: 'Qué hizo',
    cell: ({ row: { original } }) => (
      <Nombre detalle={original.motivo && `Motivo: ${original.motivo}`}>{capital(original.texto)}</Nombre>
    ),
  },
  {
    id: 'operador',
    header: 'Operador',
    meta: { width: '248px' },
    cell: ({ row: { original } }) => original.operador,
  },
  {
    id: 'direccion',
    header: 'Dirección',
    meta: { width: '144px', hiddenBelow: 'xl' },
    cell: ({ row }) => row.original.direccion ?? <Nada />,
  },
  {
    id: 'en',
    header: 'Cuándo',
    meta: { width: '160px' },
    cell: ({ row: { original } }) => <time dateTime={original.en}>{formatFechaHora(original.en)}</time>,
  },
  { id: 'n', header: 'N.º', meta: { width: '72px' }, cell: ({ row }) => formatEntero(row.original.n) },
];
