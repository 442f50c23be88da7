import { RefreshCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../../components/button';
import type { DataColumn } from '../../../../components/data-table/columns';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Momento } from '../../../../components/momento';
import { StatusChip, type StatusTone } from '../../../../components/status-chip';
import { Alert } from '../../../../components/ui/alert';
import { formatHora } from '../../../../lib/fechas';
import { formatEntero } from '../../../../lib/numeros';
import { Acceso } from '../acceso';
import { type Parte, type Replica, type Salud, useAdministracionGetSaludQuery } from '../administracion-api';
import { Cuando, Nombre } from '../celdas';
import { Tabla, whole } from '../tabla';
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

/** How everything is that the installation stands on. It is asked again by a button: the server looks at all of it. */
export function SaludPage() {
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useAdministracionGetSaludQuery();
  const retry = () => void refetch();
  return (
    <Acceso error={error} onRetry={retry}>
      <div className={styles.barra}>
        <p className={styles.cuando} role="status">
          {data && fulfilledTimeStamp && `Revisado a las ${formatHora(new Date(fulfilledTimeStamp))}`}
        </p>
        <Button
          variant="outlined"
          startIcon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />}
          loading={isFetching}
          onClick={retry}
        >
          Revisar de nuevo
        </Button>
      </div>
      {error && !isFetching ? (
        <ErrorState error={error} onRetry={retry} />
      ) : data ? (
        <Revisado salud={data} />
      ) : (
        <LoadingSkeleton rows={8} rowHeight={64} />
      )}
    </Acceso>
  );
}

function Revisado({ salud }: { salud: Salud }) {
  const { version, node, postgres, iniciadaEn, replicas, partes } = salud;
  const { severity, text } = resumenDe(salud);
  const ids = { partes: useId(), version: useId() };
  return (
    <div className={styles.secciones}>
      <Alert severity={severity}>{text}</Alert>
      <section aria-labelledby={ids.partes}>
        <h2 id={ids.partes} className={styles.titulo}>
          En qué se apoya
        </h2>
        <ul className={styles.partes} aria-labelledby={ids.partes}>
          {partes.map((parte) => (
            <ParteItem key={parte.clave} parte={parte} />
          ))}
        </ul>
      </section>
      <section aria-labelledby={ids.version}>
        <h2 id={ids.version} className={styles.titulo}>
          Versión y réplicas
        </h2>
        <dl className={styles.datos}>
          <Dato nombre="Carpetas">{version}</Dato>
          <Dato nombre="Node">{node}</Dato>
          <Dato nombre="PostgreSQL">{postgres ?? 'No responde'}</Dato>
          <Dato nombre="En marcha desde">
            <Momento en={iniciadaEn} />
          </Dato>
        </dl>
        <Replicas replicas={replicas} />
      </section>
    </div>
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
    <li className={styles.parte}>
      <p className={styles.nombre}>{nombre}</p>
      <p className={styles.detalle}>{detalle}</p>
      <p className={styles.estado}>
        <StatusChip {...estados[estado]} />
        <span className={styles.ms}>{ms} ms</span>
      </p>
    </li>
  );
}

function Dato({ nombre, children }: { nombre: string; children: ReactNode }) {
  return (
    <div className={styles.dato}>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The processes of the product, which share one database. */
function Replicas({ replicas }: { replicas: Replica[] }) {
  return (
    <Tabla label="Réplicas" columns={replicaColumns} getKey={({ id }) => id} lista={whole(replicas)} empty={null} />
  );
}
