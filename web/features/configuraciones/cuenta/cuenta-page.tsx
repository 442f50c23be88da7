import { useAppSelector } from '../../../app/hooks';
import { ErrorState } from '../../../components/error-state';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { selectCuentaId } from '../../../session/session-selectors';
import { useMisCuentasQuery } from '../cuentas-api';
import { paisNombre } from '../pais-nombre';
import { Datos, Seccion } from '../seccion';

/** The cuenta at work. */
export function CuentaPage() {
  const cuentaId = useAppSelector(selectCuentaId);
  const { data, error, refetch } = useMisCuentasQuery();
  const cuenta = data?.find((each) => each.cuentaId === cuentaId);
  return (
    <Seccion title="Datos de la cuenta" text="La cuenta en la que trabaja ahora.">
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <LoadingSkeleton rows={3} />}
      {cuenta && (
        <Datos
          datos={[
            ['Nombre', cuenta.nombre],
            ['País', paisNombre(cuenta.pais)],
            ['Su rol', cuenta.rol],
          ]}
        />
      )}
    </Seccion>
  );
}
