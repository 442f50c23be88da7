import { SearchX, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../../components/button';
import type { DataColumn } from '../../../../components/data-table/columns';
import { EmptyState } from '../../../../components/empty-state';
import { StatusChip } from '../../../../components/status-chip';
import { formatEntero } from '../../../../lib/numeros';
import { useUrlState } from '../../../../lib/use-url-state';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { Acceso } from '../acceso';
import { type Persona, useAdministracionPersonasInfiniteQuery } from '../administracion-api';
import { Busqueda, schema } from '../busqueda';
import { Cuando, Lineas, Nada, Nombre, Suave } from '../celdas';
import { Tabla } from '../tabla';
import { useLista } from '../use-lista';
import { CerrarSesionesDialog } from './cerrar-sesiones-dialog';
import { CuentasDePersona } from './cuentas-de-persona';

/** All people who can sign in. Their sessions are ended here. */
export function PersonasPage() {
  const [{ buscar }, change] = useUrlState(schema);
  const lista = useLista(useAdministracionPersonasInfiniteQuery(buscar ? { buscar } : {}), ({ personas }) => personas);
  const [ending, setEnding] = useState<Persona | null>(null);
  const propia = useAppSelector(selectUser)?.id;
  const columns = useMemo(() => [nombre(propia), ...columnas, botones(setEnding)], [propia]);
  return (
    <Acceso error={lista.error} onRetry={lista.retry}>
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
    </Acceso>
  );
}

/** @param propia the person who looks */
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
