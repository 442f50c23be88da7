import { useOpcionesOptionsQuery } from '../../../../../api/generated/acceso';
import { Button } from '../../../../../components/button';
import { ErrorState } from '../../../../../components/error-state';
import { PlainList, Text } from '../../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../../components/loading-skeleton';
import { useAttempt } from '../../../../../components/use-attempt';
import { leaveForProvider } from '../../../../../session/provider-flow';
import { Seccion } from '../../section';
import styles from '../seguridad.module.css';
import { useAccesosAbiertosFindQuery } from '../seguridad-api';
import { AccesoItem } from './acceso-item';

/** The other accesses that let somebody in, or show the person's data, in all their cuentas. */
export function AccesosSection() {
  const { data: accesos, error, refetch } = useAccesosAbiertosFindQuery(undefined, { refetchOnFocus: true });
  return (
    <Seccion
      title="Otros accesos"
      text="Lo demás que deja entrar o ver lo suyo, en todas sus cuentas. Quite lo que no reconozca."
    >
      {error && !accesos && <ErrorState error={error} onRetry={refetch} />}
      {!error && !accesos && <LoadingSkeleton rows={1} rowHeight={64} />}
      {accesos && accesos.length > 0 && (
        <PlainList flow="stack" lines className={styles.list} aria-label="Otros accesos">
          {accesos.map((acceso) => (
            <AccesoItem key={`${acceso.clase} ${acceso.cuentaId} ${acceso.detalle}`} acceso={acceso} />
          ))}
        </PlainList>
      )}
      {accesos?.length === 0 && (
        <Text as="p" tone="soft" className={styles.none}>
          No hay ninguno.
        </Text>
      )}
      {accesos && !accesos.some(({ clase }) => clase === 'proveedor') && <VincularProveedor />}
    </Seccion>
  );
}

/** A button to link the identity provider, if there is one. The person comes back to this page. */
function VincularProveedor() {
  const proveedor = useOpcionesOptionsQuery().data?.proveedor;
  const attempt = useAttempt();
  if (!proveedor) return null;
  const leave = () => leaveForProvider(proveedor, { redirectURL: location.pathname, mustAskAgain: true });
  return (
    <Button variant="outlined" size="small" onClick={() => void attempt(leave)}>
      Vincular {proveedor.nombre}
    </Button>
  );
}
