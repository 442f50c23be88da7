import { RefreshCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../../components/button';
import type { DataColumn } from '../../../../components/data-table/columns';
import { ErrorState } from '../../../../components/error-state';
import { PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Momento } from '../../../../components/momento';
import { StatusChip, type StatusTone } from '../../../../components/status-chip';
import { Alert } from '../../../../components/ui/alert';
import { formatHora } from '../../../../lib/fechas';
import { formatEntero } from '../../../../lib/numeros';
import { type Parte, type Replica, type Salud, useAdministracionGetSaludQuery } from '../administracion-api';
import { Cuando, Nombre } from '../cells';
import { SectionGate } from '../section-gate';
import { Tabla, whole } from '../table';
import { resumenDe } from './resumen';
import styles from './salud.module.css';

const replicaColumns: DataColumn<Replica>[] = [
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

/**
 * The health of all parts of the installation. A button asks again, because the server checks all of them each time.
 */
export function SaludPage() {
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useAdministracionGetSaludQuery();
  const retry = () => void refetch();
  return (
    <SectionGate error={error} onRetry={retry}>
      <Row align="center" justify="between" wrap gap={[2, 4]} minHeight={36} marginBottom={4}>
        <Text as="p" size="sm" tone="soft" role="status">
          {data && fulfilledTimeStamp && `Revisado a las ${formatHora(new Date(fulfilledTimeStamp))}`}
        </Text>
        <Button
          variant="outlined"
          startIcon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />}
          loading={isFetching}
          onClick={retry}
        >
          Revisar de nuevo
        </Button>
      </Row>
      {error && !isFetching ? (
        <ErrorState error={error} onRetry={retry} />
      ) : data ? (
        <Revisado salud={data} />
      ) : (
        <LoadingSkeleton rows={8} rowHeight={64} />
      )}
    </SectionGate>
  );
}

function Revisado({ salud }: { salud: Salud }) {
  const { version, node, postgres, iniciadaEn, replicas, partes } = salud;
  const { severity, text } = resumenDe(salud);
  const ids = { partes: useId(), version: useId() };
  return (
    <Stack bounded gap={6}>
      <Alert severity={severity}>{text}</Alert>
      <section aria-labelledby={ids.partes}>
        <Text id={ids.partes} as="h2" marginBottom={3} size="lg" weight="strong">
          En qué se apoya
        </Text>
        <PlainList card lines aria-labelledby={ids.partes}>
          {partes.map((parte) => (
            <ParteItem key={parte.clave} parte={parte} />
          ))}
        </PlainList>
      </section>
      <section aria-labelledby={ids.version}>
        <Text id={ids.version} as="h2" marginBottom={3} size="lg" weight="strong">
          Versión y réplicas
        </Text>
        <Stack as="dl" gap={4} margin={[0, 0, 4]} className={styles.datos}>
          <Dato nombre="Carpetas">{version}</Dato>
          <Dato nombre="Node">{node}</Dato>
          <Dato nombre="PostgreSQL">{postgres ?? 'No responde'}</Dato>
          <Dato nombre="En marcha desde">
            <Momento en={iniciadaEn} />
          </Dato>
        </Stack>
        <Replicas replicas={replicas} />
      </section>
    </Stack>
  );
}

const estados: Readonly<Record<Parte['estado'], { label: string; tone: StatusTone }>> = {
  bien: { label: 'Bien', tone: 'success' },
  ojo: { label: 'Para revisar', tone: 'warning' },
  mal: { label: 'No funciona', tone: 'danger' },
  sin_configurar: { label: 'Sin configurar', tone: 'neutral' },
};

function ParteItem({ parte: { nombre, estado, detalle, ms } }: { parte: Parte }) {
  return (
    <Stack as="li" align="baseline" gap={[1, 4]} pad={[3, 4]} className={styles.parte}>
      <Text as="p" weight="medium">
        {nombre}
      </Text>
      <Text as="p" tone="soft" breaks className={styles.detalle}>
        {detalle}
      </Text>
      <Row as="p" align="center" justify="between" gap={2}>
        <StatusChip {...estados[estado]} />
        <Text size="sm" tone="faint" numeric nowrap>
          {ms} ms
        </Text>
      </Row>
    </Stack>
  );
}

function Dato({ nombre, children }: { nombre: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size="sm" tone="soft">
        {nombre}
      </Text>
      <Text as="dd" margin={0} weight="medium" breaks>
        {children}
      </Text>
    </div>
  );
}

/** The processes of the product. They share one database. */
function Replicas({ replicas }: { replicas: Replica[] }) {
  return (
    <Tabla label="Réplicas" columns={replicaColumns} getKey={({ id }) => id} lista={whole(replicas)} empty={null} />
  );
}
