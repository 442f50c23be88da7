import { MailCheck } from 'lucide-react';
import { Button } from '../../../../components/button';
import type { DataColumn } from '../../../../components/data-table/columns';
import { EmptyState } from '../../../../components/empty-state';
import { Text } from '../../../../components/layout/layout';
import { StatusChip, type StatusTone } from '../../../../components/status-chip';
import { useToast } from '../../../../components/toast-actions';
import { contar } from '../../../../lib/numeros';
import {
  type Correo,
  useAdministracionCorreosInfiniteQuery,
  useCorreosPendientesRetryMutation,
} from '../administracion-api';
import { Cuando, Lineas, Nada, Nombre, Suave } from '../cells';
import { SectionGate } from '../section-gate';
import { Tabla } from '../table';
import { useLista } from '../use-list';
import styles from './correos.module.css';

/** The mail that waits to be sent, or that the server has given up. It shows neither subjects nor texts. */
export function CorreosPage() {
  const lista = useLista(useAdministracionCorreosInfiniteQuery(), ({ correos }) => correos);
  const total = lista.parte?.total;
  return (
    <SectionGate error={lista.error} onRetry={lista.retry}>
      <Text as="p" marginBottom={3} size="sm" tone="soft" className={styles.total} aria-live="polite">
        {total !== undefined && total > 0 && `${contar(total, 'correo', 'correos')} sin enviar`}
      </Text>
      <Tabla
        label="Correos sin enviar"
        columns={columnas}
        getKey={({ id }) => id}
        lista={lista}
        empty={<EmptyState Icon={MailCheck} title="No hay correos sin enviar" />}
      />
    </SectionGate>
  );
}

const estados: Readonly<Record<Correo['estado'], { label: string; tone: StatusTone }>> = {
  espera: { label: 'En espera', tone: 'neutral' },
  reintento: { label: 'Se reintenta', tone: 'warning' },
  enviando: { label: 'Se envía', tone: 'info' },
  abandonado: { label: 'Abandonado', tone: 'danger' },
};

const columnas: DataColumn<Correo>[] = [
  {
    id: 'clase',
    header: 'Correo',
    cell: ({ row: { original } }) => (
      <Nombre detalle={[original.para, original.cuenta?.nombre].filter(Boolean).join(' · ')}>{original.clase}</Nombre>
    ),
  },
  {
    id: 'estado',
    header: 'Estado',
    meta: { width: '144px' },
    cell: ({ row: { original } }) => (
      <Lineas>
        <StatusChip {...estados[original.estado]} />
        {original.intentos > 0 && <Suave>{contar(original.intentos, 'intento', 'intentos')}</Suave>}
      </Lineas>
    ),
  },
  { id: 'error', header: 'Último error', cell: ({ row }) => row.original.error ?? <Nada /> },
  {
    id: 'desde',
    header: 'Desde',
    meta: { width: '136px', hiddenBelow: 'xl' },
    cell: ({ row }) => <Cuando en={row.original.desde} />,
  },
  {
    id: 'proximoIntento',
    header: 'Próximo intento',
    meta: { width: '152px' },
    cell: ({ row }) => <Cuando en={row.original.proximoIntento} />,
  },
  {
    id: 'acciones',
    header: 'Acciones',
    meta: { width: '136px', align: 'end', isHeaderHidden: true },
    cell: ({ row }) => row.original.estado !== 'enviando' && <Enviar correo={row.original} />,
  },
];

function Enviar({ correo: { id, clase, para } }: { correo: Correo }) {
  const [retry, { isLoading }] = useCorreosPendientesRetryMutation();
  const toast = useToast();
  const press = async () => {
    const { error } = await retry({ id });
    if (!error) toast('Se intenta enviar ahora', { severity: 'success' });
  };
  return (
    <Button
      variant="outlined"
      size="small"
      loading={isLoading}
      aria-label={`Enviar ahora: ${[clase, para].filter(Boolean).join(', a ')}`}
      onClick={() => void press()}
    >
      Enviar ahora
    </Button>
  );
}
