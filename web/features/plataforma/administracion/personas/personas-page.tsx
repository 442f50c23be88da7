import { SearchX, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../../components/button';
import type { DataColumn } from '../../../../components/data-table/columns';
import { EmptyState } from '../../../../components/empty-state';
import { StatusChip } from '../../../../components/status-chip';
import { useToast } from '../../../../components/toast-actions';
import { formatEntero } from '../../../../lib/numeros';
import { useUrlState } from '../../../../lib/use-url-state';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import {
  type Persona,
  useAdministracionPersonasInfiniteQuery,
  usePersonasAdministradasEndSessionsMutation,
} from '../administracion-api';
import { Busqueda, schema } from '../busqueda';
import { Cuando, Lineas, Nada, Nombre, Suave } from '../cells';
import { MotivoDialog } from '../motivo-dialog';
import { SectionGate } from '../section-gate';
import { Tabla } from '../table';
import { useLista } from '../use-list';

/** The number of cuentas that a row shows. The title names the others. */
const maxCuentas = 3;

const estadoSuffix = { activa: '', suspendida: ' (suspendida)', retirada: ' (retirada)' };

/** All people who can sign in. An operator ends their sessions here. */
export function PersonasPage() {
  const [{ buscar }, change] = useUrlState(schema);
  const lista = useLista(useAdministracionPersonasInfiniteQuery(buscar ? { buscar } : {}), ({ personas }) => personas);
  const [ending, setEnding] = useState<Persona | null>(null);
  const propia = useAppSelector(selectUser)?.id;
  const columns = useMemo(() => [nombre(propia), ...columnas, botones(setEnding)], [propia]);
  return (
    <SectionGate error={lista.error} onRetry={lista.retry}>
      <Busqueda
        label="Buscar personas"
        placeholder="Nombre o correo"
        value={buscar}
        onSearch={(next) => change({ buscar: next }, { replace: true })}
        total={lista.parte && `${formatEntero(lista.parte.total)} en total. Lo que se busca queda en el registro.`}
      />
      <Tabla
        label="Personas"
        columns={columns}
        getKey={({ id }) => id}
        lista={lista}
        empty={
          buscar ? (
            <EmptyState
              Icon={SearchX}
              title="Ninguna persona coincide"
              text="Se busca en el nombre y en el correo."
              action={
                <Button variant="outlined" onClick={() => change({ buscar: '' })}>
                  Ver todas
                </Button>
              }
            />
          ) : (
            <EmptyState Icon={Users} title="Todavía no hay personas" />
          )
        }
      />
      {ending && <CerrarSesionesDialog persona={ending} isOwn={ending.id === propia} onClose={() => setEnding(null)} />}
    </SectionGate>
  );
}

/** @param propia the id of the operator who looks at the list */
const nombre = (propia: string | undefined): DataColumn<Persona> => ({
  id: 'nombre',
  header: 'Persona',
  cell: ({ row: { original } }) => (
    <Nombre detalle={original.email}>
      {original.nombre}
      {original.id === propia && <StatusChip label="Usted" tone="neutral" hasDot={false} />}
      {original.operador && <StatusChip label="Opera" tone="primary" hasDot={false} />}
      {original.suspendida && <StatusChip label="Suspendida" tone="danger" />}
    </Nombre>
  ),
});

const columnas: DataColumn<Persona>[] = [
  {
    id: 'segundoFactor',
    header: 'Dos pasos',
    meta: { width: '128px' },
    cell: ({ row: { original } }) => (
      <Lineas>
        <StatusChip
          label={original.segundoFactor ? 'Activados' : 'Sin activar'}
          tone={original.segundoFactor ? 'success' : 'neutral'}
        />
        {!original.verificada && <Suave>Correo sin confirmar</Suave>}
      </Lineas>
    ),
  },
  {
    id: 'cuentas',
    header: 'Cuentas',
    cell: ({ row }) => <CuentasDePersona cuentas={row.original.cuentas} />,
  },
  {
    id: 'ultimoIngreso',
    header: 'Último ingreso',
    meta: { width: '120px' },
    cell: ({ row }) => <Cuando en={row.original.ultimoIngreso} />,
  },
  {
    id: 'creadaEn',
    header: 'Se registró',
    meta: { width: '136px', hiddenBelow: 'xxl' },
    cell: ({ row }) => <Cuando en={row.original.creadaEn} />,
  },
  {
    id: 'sesiones',
    header: 'Sesiones',
    meta: { width: '80px', hiddenBelow: 'xl' },
    cell: ({ row: { original } }) => (original.sesiones > 0 ? formatEntero(original.sesiones) : <Nada />),
  },
];

const botones = (onEnd: (persona: Persona) => void): DataColumn<Persona> => ({
  id: 'acciones',
  header: 'Acciones',
  meta: { width: '152px', align: 'end', isHeaderHidden: true },
  cell: ({ row: { original } }) =>
    original.sesiones > 0 && (
      <Button
        variant="outlined"
        size="small"
        aria-label={`Cerrar sesiones de ${original.nombre}`}
        onClick={() => onEnd(original)}
      >
        Cerrar sesiones
      </Button>
    ),
});

/** The cuentas that a person belongs to, with the role, and the cuentas that they left. */
function CuentasDePersona({ cuentas }: Pick<Persona, 'cuentas'>) {
  if (cuentas.length === 0) return <Nada />;
  const textos = cuentas.map(({ nombre, rol, estado }) => `${nombre} · ${rol}${estadoSuffix[estado]}`);
  const others = textos.slice(maxCuentas);
  return (
    <Lineas>
      {cuentas.slice(0, maxCuentas).map(({ id }, index) => (
        <Suave key={id}>{textos[index]}</Suave>
      ))}
      {others.length > 0 && (
        <span title={others.join('\n')}>
          <Suave>{others.length === 1 ? 'y 1 más' : `y ${others.length} más`}</Suave>
        </span>
      )}
    </Lineas>
  );
}

interface CerrarSesionesDialogProps {
  persona: Persona;
  /** Whether the person is the operator, whose own session ends too. */
  isOwn: boolean;
  onClose: () => void;
}

/** Ends all sessions of a person. */
function CerrarSesionesDialog({ persona: { id, nombre }, isOwn, onClose }: CerrarSesionesDialogProps) {
  const [endSessions] = usePersonasAdministradasEndSessionsMutation();
  const toast = useToast();

  const confirm = async (motivo: string) => {
    const { cerradas } = await endSessions({ id, motivoDto: { motivo } }).unwrap();
    toast(cerradas === 1 ? `Se cerró 1 sesión de ${nombre}` : `Se cerraron ${cerradas} sesiones de ${nombre}`, {
      severity: 'success',
    });
  };

  return (
    <MotivoDialog
      title={`Cerrar las sesiones de ${nombre}`}
      submitLabel="Cerrarlas"
      isDanger
      onConfirm={confirm}
      onClose={onClose}
    >
      {isOwn
        ? 'Son las suyas, también la de esta página: deberá ingresar de nuevo. Dejan de servir también sus tokens personales.'
        : 'Debe ingresar de nuevo en todos sus dispositivos, y lo que allí no guardó se pierde. También dejan de servir sus tokens personales.'}
    </MotivoDialog>
  );
}
