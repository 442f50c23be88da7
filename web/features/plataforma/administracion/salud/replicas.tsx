import type { DataColumn } from '../../../../components/data-table/columns';
import { StatusChip } from '../../../../components/status-chip';
import { formatEntero } from '../../../../lib/numeros';
import type { Replica } from '../administracion-api';
import { Cuando, Nombre } from '../celdas';
import { Tabla, whole } from '../tabla';

const columns: DataColumn<Replica>[] = [
  {
    id: 'equipo',
    header: 'Réplica',
    cell: ({ row: { original } }) => (
      <Nombre detalle={original.id.slice(-8)}>
        {original.equipo}
        {original.actual && <StatusChip label="Responde ahora" tone="primary" hasDot={false} />}
      </Nombre>
    ),
  },
  { id: 'version', header: 'Versión', meta: { width: '144px' }, cell: ({ row }) => row.original.version },
  { id: 'node', header: 'Node', meta: { width: '120px' }, cell: ({ row }) => row.original.node },
  {
    id: 'iniciadaEn',
    header: 'En marcha desde',
    meta: { width: '176px' },
    cell: ({ row }) => <Cuando en={row.original.iniciadaEn} />,
  },
  {
    id: 'conexiones',
    header: 'Pestañas conectadas',
    meta: { width: '160px' },
    cell: ({ row }) => formatEntero(row.original.conexiones),
  },
];

/** The processes of the product, which share one database. */
export function Replicas({ replicas }: { replicas: Replica[] }) {
  return <Tabla label="Réplicas" columns={columns} getKey={({ id }) => id} lista={whole(replicas)} empty={null} />;
}
