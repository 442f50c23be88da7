import { useId } from 'react';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import type { DataColumn } from '../../../../components/data-table/columns';
import { Box, Text } from '../../../../components/layout/layout';
import { StatusChip } from '../../../../components/status-chip';
import { useToast } from '../../../../components/toast-actions';
import { formatEntero } from '../../../../lib/numeros';
import { type Cola, useTrabajosRetryAllMutation } from '../administracion-api';
import { Nada, Nombre } from '../cells';
import { formatDuracion } from '../duracion';
import { Tabla, whole } from '../table';

/** The queues with remaining jobs. */
export function Colas({ colas }: { colas: Cola[] }) {
  const id = useId();
  return (
    <Box as="section" marginBottom={8} aria-labelledby={id}>
      <Text id={id} as="h2" marginBottom={3} size="lg" weight="strong">
        Colas
      </Text>
      <Tabla label="Colas" columns={columnas} getKey={({ cola }) => cola} lista={whole(colas)} empty={null} />
    </Box>
  );
}

const cantidad = (value: number) => (value > 0 ? formatEntero(value) : <Nada />);

const columnas: DataColumn<Cola>[] = [
  { id: 'cola', header: 'Cola', cell: ({ row }) => <Nombre>{row.original.cola}</Nombre> },
  { id: 'esperan', header: 'Esperan', meta: { width: '96px' }, cell: ({ row }) => cantidad(row.original.esperan) },
  { id: 'enCurso', header: 'En curso', meta: { width: '96px' }, cell: ({ row }) => cantidad(row.original.enCurso) },
  {
    id: 'atraso',
    header: 'Atraso',
    meta: { width: '112px' },
    cell: ({ row: { original } }) => (original.atrasoSegundos > 0 ? formatDuracion(original.atrasoSegundos) : <Nada />),
  },
  {
    id: 'abandonados',
    header: 'Abandonados',
    meta: { width: '128px' },
    cell: ({ row: { original } }) =>
      original.abandonados > 0 ? <StatusChip label={formatEntero(original.abandonados)} tone="danger" /> : <Nada />,
  },
  {
    id: 'acciones',
    header: 'Acciones',
    meta: { width: '168px', align: 'end', isHeaderHidden: true },
    cell: ({ row }) => row.original.abandonados > 0 && <ReintentarCola cola={row.original} />,
  },
];

function ReintentarCola({ cola: { cola, abandonados } }: { cola: Cola }) {
  const [retryAll, { isLoading }] = useTrabajosRetryAllMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const press = async () => {
    const isSure = await confirm({
      title: `Reintentar los trabajos de ${cola}`,
      message: `${abandonados === 1 ? 'Se intenta de nuevo el único abandonado' : `Se intentan de nuevo los ${formatEntero(abandonados)} abandonados`}, también si lo que hacen ya no hace falta.`,
      actions: { confirm: { label: 'Reintentar', color: 'primary' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    const { data } = await retryAll({ colaDto: { cola } });
    if (!data) return;
    const { reintentados } = data;
    toast(reintentados === 1 ? 'Se reintenta 1 trabajo' : `Se reintentan ${formatEntero(reintentados)} trabajos`, {
      severity: 'success',
    });
  };
  return (
    <Button
      variant="outlined"
      size="small"
      loading={isLoading}
      aria-label={`Reintentar todos los de ${cola}`}
      onClick={() => void press()}
    >
      Reintentar todos
    </Button>
  );
}
