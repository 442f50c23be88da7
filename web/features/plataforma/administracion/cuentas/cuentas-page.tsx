import { Building2, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../../components/button';
import type { DataColumn } from '../../../../components/data-table/columns';
import { EmptyState } from '../../../../components/empty-state';
import { Box, Stack, Text } from '../../../../components/layout/layout';
import { StatusChip, type StatusTone } from '../../../../components/status-chip';
import { useToast } from '../../../../components/toast-actions';
import { formatFecha } from '../../../../lib/fechas';
import { formatBytes, formatEntero } from '../../../../lib/numeros';
import { paisNombre } from '../../../../lib/paises';
import { useUrlState } from '../../../../lib/use-url-state';
import { selectCuentaId } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import {
  type Cuenta,
  useAdministracionCuentasInfiniteQuery,
  useCuentasAdministradasReactivateMutation,
  useCuentasAdministradasSuspendMutation,
} from '../administracion-api';
import { Busqueda, schema } from '../busqueda';
import { Cuando, Id, Lineas, Nombre, Suave } from '../cells';
import { MotivoDialog } from '../motivo-dialog';
import { SectionGate } from '../section-gate';
import { Tabla } from '../table';
import { useLista } from '../use-list';
import styles from './cuentas-page.module.css';

const estadosDeCuenta: Readonly<Record<Cuenta['estado'], { label: string; tone: StatusTone }>> = {
  activa: { label: 'Activa', tone: 'success' },
  por_cerrar: { label: 'Por cerrar', tone: 'warning' },
  suspendida: { label: 'Suspendida', tone: 'danger' },
  cerrada: { label: 'Cerrada', tone: 'neutral' },
};

/** The fraction of the limit from which the bar shows a warning. */
const scarceFrom = 0.9;

/** All cuentas with their plan, use and state. A cuenta is suspended and reactivated here. */
export function CuentasPage() {
  const [{ buscar }, change] = useUrlState(schema);
  const lista = useLista(useAdministracionCuentasInfiniteQuery(buscar ? { buscar } : {}), ({ cuentas }) => cuentas);
  const [changing, setChanging] = useState<Cuenta | null>(null);
  const propia = useAppSelector(selectCuentaId);
  const columns = useMemo(() => [...columnas, botones(propia, setChanging)], [propia]);
  return (
    <SectionGate error={lista.error} onRetry={lista.retry}>
      <Busqueda
        label="Buscar cuentas"
        value={buscar}
        onSearch={(next) => change({ buscar: next }, { replace: true })}
        total={lista.parte && `${formatEntero(lista.parte.total)} en total`}
      />
      <Tabla
        label="Cuentas"
        columns={columns}
        getKey={({ id }) => id}
        lista={lista}
        empty={
          buscar ? (
            <EmptyState
              Icon={SearchX}
              title="Ninguna cuenta coincide"
              text="Se busca en el nombre."
              action={
                <Button variant="outlined" onClick={() => change({ buscar: '' })}>
                  Ver todas
                </Button>
              }
            />
          ) : (
            <EmptyState Icon={Building2} title="Todavía no hay cuentas" />
          )
        }
      />
      {changing && <CambiarEstadoDialog cuenta={changing} onClose={() => setChanging(null)} />}
    </SectionGate>
  );
}

const columnas: DataColumn<Cuenta>[] = [
  {
    id: 'nombre',
    header: 'Cuenta',
    cell: ({ row: { original } }) => (
      <Nombre
        detalle={
          <>
            {paisNombre(original.pais)} · desde el {formatFecha(original.creadaEn)}
            <br />
            <Id id={original.id} label={`Copiar el id de ${original.nombre}`} />
          </>
        }
      >
        {original.nombre}
      </Nombre>
    ),
  },
  { id: 'plan', header: 'Plan', meta: { width: '80px' }, cell: ({ row }) => row.original.planNombre },
  {
    id: 'miembros',
    header: 'Integrantes',
    meta: { width: '104px' },
    cell: ({ row: { original } }) => (
      <Uso
        usado={original.miembros}
        limite={original.limites.miembros}
        texto={`${formatEntero(original.miembros)} de ${formatEntero(original.limites.miembros)}`}
      />
    ),
  },
  {
    id: 'bytes',
    header: 'Almacenamiento',
    meta: { width: '160px' },
    cell: ({ row: { original } }) => (
      <Uso
        usado={original.bytes}
        limite={original.limites.bytes}
        texto={`${formatBytes(original.bytes)} de ${formatBytes(original.limites.bytes)}`}
      />
    ),
  },
  {
    id: 'carpetas',
    header: 'Carpetas',
    meta: { width: '84px', hiddenBelow: 'xl' },
    cell: ({ row }) => formatEntero(row.original.carpetas),
  },
  {
    id: 'ultimaActividad',
    header: 'Último uso',
    meta: { width: '120px', hiddenBelow: 'xxl' },
    cell: ({ row }) => <Cuando en={row.original.ultimaActividad} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    meta: { width: '144px' },
    cell: ({ row }) => <EstadoCuenta cuenta={row.original} />,
  },
];

/** @param propia the cuenta that the operator works in: suspending it would end the operator's session in it */
const botones = (propia: string | null, onChange: (cuenta: Cuenta) => void): DataColumn<Cuenta> => ({
  id: 'acciones',
  header: 'Acciones',
  meta: { width: '120px', align: 'end', isHeaderHidden: true },
  cell: ({ row: { original } }) => {
    if (original.estado === 'cerrada') return null;
    if (original.id === propia) return <Suave>Usted está en ella</Suave>;
    const label = original.estado === 'suspendida' ? 'Reactivar' : 'Suspender';
    return (
      <Button
        variant="outlined"
        size="small"
        aria-label={`${label} ${original.nombre}`}
        onClick={() => onChange(original)}
      >
        {label}
      </Button>
    );
  },
});

interface UsoProps {
  usado: number;
  limite: number;
  /** «5 de 15» */
  texto: string;
}

/** The used part of a limit. The bar only illustrates the text. */
function Uso({ usado, limite, texto }: UsoProps) {
  const fraction = Math.min(usado / limite, 1);
  return (
    <Stack as="span" gap={1} className={styles.uso} data-scarce={fraction >= scarceFrom}>
      <Text numeric className={styles.texto}>
        {texto}
      </Text>
      <Box as="span" fill="sunken" round="full" className={styles.barra} aria-hidden="true">
        {/* Even a small use is visible. */}
        <span className={styles.lleno} style={{ width: usado > 0 ? `max(${fraction * 100}%, 3px)` : 0 }} />
      </Box>
    </Stack>
  );
}

/** The state of a cuenta, since or until when, and the reason. */
function EstadoCuenta({ cuenta }: { cuenta: Cuenta }) {
  const { estado, cierraEn, suspendidaEn, suspendidaMotivo } = cuenta;
  return (
    <Lineas>
      <StatusChip {...estadosDeCuenta[estado]} />
      {estado === 'por_cerrar' && cierraEn && <Suave>Cierra el {formatFecha(cierraEn)}</Suave>}
      {estado === 'suspendida' && suspendidaEn && (
        <Suave>
          Desde el {formatFecha(suspendidaEn)}
          {suspendidaMotivo && `: ${suspendidaMotivo}`}
        </Suave>
      )}
    </Lineas>
  );
}

interface CambiarEstadoDialogProps {
  cuenta: Cuenta;
  onClose: () => void;
}

/** Suspends a cuenta, or reactivates a suspended one. */
function CambiarEstadoDialog({ cuenta: { id, nombre, estado }, onClose }: CambiarEstadoDialogProps) {
  const [suspend] = useCuentasAdministradasSuspendMutation();
  const [reactivate] = useCuentasAdministradasReactivateMutation();
  const toast = useToast();
  const isSuspended = estado === 'suspendida';

  const confirm = async (motivo: string) => {
    await (isSuspended ? reactivate : suspend)({ id, motivoDto: { motivo } }).unwrap();
    toast(isSuspended ? `${nombre} se reactivó` : `${nombre} quedó suspendida`, { severity: 'success' });
  };

  return isSuspended ? (
    <MotivoDialog title={`Reactivar ${nombre}`} submitLabel="Reactivar" onConfirm={confirm} onClose={onClose}>
      Sus integrantes vuelven a entrar de inmediato, con los permisos que tenían.
    </MotivoDialog>
  ) : (
    <MotivoDialog title={`Suspender ${nombre}`} submitLabel="Suspender" isDanger onConfirm={confirm} onClose={onClose}>
      Sus integrantes dejan de entrar de inmediato, también los que están trabajando. Lo que guardó la cuenta queda como
      está, y se puede reactivar. El motivo no se les muestra.
    </MotivoDialog>
  );
}
