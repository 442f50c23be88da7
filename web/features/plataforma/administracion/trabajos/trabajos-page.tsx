import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../components/button';
import type { DataColumn } from '../../../../components/data-table/columns';
import { EmptyState } from '../../../../components/empty-state';
import bar from '../../../../components/filter/filter-bar.module.css';
import { FilterButton } from '../../../../components/filter/filter-button';
import { Text } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import type { UrlCodec } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { type Trabajo, useAdministracionTrabajosInfiniteQuery, useTrabajosRetryMutation } from '../administracion-api';
import { Cuando, Nada, Nombre } from '../cells';
import { SectionGate } from '../section-gate';
import { Tabla } from '../table';
import { useLista } from '../use-list';
import { Colas } from './colas';
import styles from './trabajos.module.css';

/** The name of a queue, in the server's form. */
const cola: UrlCodec<string> = {
  initial: '',
  read: (typed) => (/^[\w-]{1,80}$/.test(typed) ? typed : undefined),
};
const schema = { cola };

/** The state of the queues, and the jobs that the server has given up. A person can retry these jobs here. */
export function TrabajosPage() {
  const [busqueda, change] = useUrlState(schema);
  const lista = useLista(
    useAdministracionTrabajosInfiniteQuery(busqueda.cola ? { cola: busqueda.cola } : {}),
    ({ trabajos }) => trabajos,
  );
  const id = useId();
  const colas = lista.parte?.colas;
  const failed = colas?.filter(({ abandonados, cola }) => abandonados > 0 || cola === busqueda.cola);
  return (
    <SectionGate error={lista.error} onRetry={lista.retry}>
      {colas && colas.length > 0 && <Colas colas={colas} />}
      <section aria-labelledby={id}>
        <Text id={id} as="h2" marginBottom={3} size="lg" weight="strong">
          Abandonados
        </Text>
        <p className={styles.texto}>Los que fallaron en todos sus intentos. Se guardan un día.</p>
        {failed && failed.length > 0 && (
          <search className={bar.bar}>
            <div className={bar.filters}>
              <FilterButton
                label="Cola"
                options={failed.map((one) => ({ value: one.cola, label: one.cola }))}
                values={busqueda.cola ? [busqueda.cola] : []}
                onChange={([next]) => change({ cola: next ?? '' })}
              />
            </div>
          </search>
        )}
        <Tabla
          label="Trabajos abandonados"
          columns={columnas}
          getKey={(trabajo) => trabajo.id}
          lista={lista}
          empty={
            <EmptyState
              Icon={CircleCheck}
              title={busqueda.cola ? 'Ninguno de esta cola' : 'No hay trabajos abandonados'}
              action={
                busqueda.cola && (
                  <Button variant="outlined" onClick={() => change({ cola: '' })}>
                    Ver todas las colas
                  </Button>
                )
              }
            />
          }
        />
      </section>
    </SectionGate>
  );
}

const columnas: DataColumn<Trabajo>[] = [
  {
    id: 'cola',
    header: 'Cola',
    meta: { width: '208px' },
    cell: ({ row: { original } }) => <Nombre detalle={original.cuenta?.nombre}>{original.cola}</Nombre>,
  },
  { id: 'error', header: 'Último error', cell: ({ row }) => row.original.error ?? <Nada /> },
  { id: 'intentos', header: 'Intentos', meta: { width: '80px' }, cell: ({ row }) => row.original.intentos },
  {
    id: 'creadoEn',
    header: 'Creado',
    meta: { width: '136px', hiddenBelow: 'xl' },
    cell: ({ row }) => <Cuando en={row.original.creadoEn} />,
  },
  {
    id: 'falladoEn',
    header: 'Abandonado',
    meta: { width: '136px' },
    cell: ({ row }) => <Cuando en={row.original.falladoEn} />,
  },
  {
    id: 'acciones',
    header: 'Acciones',
    meta: { width: '128px', align: 'end', isHeaderHidden: true },
    cell: ({ row }) => <ReintentarTrabajo trabajo={row.original} />,
  },
];

function ReintentarTrabajo({ trabajo: { id, cola } }: { trabajo: Trabajo }) {
  const [retry, { isLoading }] = useTrabajosRetryMutation();
  const toast = useToast();
  const press = async () => {
    const { error } = await retry({ id });
    if (!error) toast(`Se reintenta el trabajo de ${cola}`, { severity: 'success' });
  };
  return (
    <Button
      variant="outlined"
      size="small"
      loading={isLoading}
      aria-label={`Reintentar el trabajo de ${cola}`}
      onClick={() => void press()}
    >
      Reintentar
    </Button>
  );
}
