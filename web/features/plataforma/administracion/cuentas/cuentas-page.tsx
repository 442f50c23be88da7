import { Building2, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../../components/button';
import type { DataColumn } from '../../../../components/data-table/columns';
import { EmptyState } from '../../../../components/empty-state';
import { formatFecha } from '../../../../lib/fechas';
import { formatBytes, formatEntero } from '../../../../lib/numeros';
import { paisNombre } from '../../../../lib/paises';
import { useUrlState } from '../../../../lib/use-url-state';
import { selectCuentaId } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { Acceso } from '../acceso';
import { type Cuenta, useAdministracionCuentasInfiniteQuery } from '../administracion-api';
import { Busqueda, schema } from '../busqueda';
import { Cuando, Id, Nombre, Suave } from '../celdas';
import { Tabla } from '../tabla';
import { useLista } from '../use-lista';
import { CambiarEstadoDialog } from './cambiar-estado-dialog';
import { EstadoCuenta } from './estado-cuenta';
import { Uso } from './uso';

/** All cuentas with their plan, use and state. A cuenta is suspended and reactivated here. */
export function CuentasPage() {
  const [{ buscar }, change] = useUrlState(schema);
  const lista = useLista(useAdministracionCuentasInfiniteQuery(buscar ? { buscar } : {}), ({ cuentas }) => cuentas);
  const [changing, setChanging] = useState<Cuenta | null>(null);
  const propia = useAppSelector(selectCuentaId);
  const columns = useMemo(() => [...columnas, botones(propia, setChanging)], [propia]);
  return (
    <Acceso error={lista.error} onRetry={lista.retry}>
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
    </Acceso>
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

/** @param propia the cuenta that the operator is in: suspending it would end their own session in it */
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
