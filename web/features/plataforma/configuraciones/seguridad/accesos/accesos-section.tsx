import { ErrorState } from '../../../../../components/error-state';
import { LoadingSkeleton } from '../../../../../components/loading-skeleton';
import { Seccion } from '../../seccion';
import styles from '../seguridad.module.css';
import { useAccesosAbiertosFindQuery } from '../seguridad-api';
import { AccesoItem } from './acceso-item';
import { VincularProveedor } from './vincular-proveedor';

/** What else lets others in, or shows them what is the person's, in all their cuentas. */
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
        <ul className={styles.list} aria-label="Otros accesos">
          {accesos.map((acceso) => (
            <AccesoItem key={`${acceso.clase} ${acceso.cuentaId} ${acceso.detalle}`} acceso={acceso} />
          ))}
        </ul>
      )}
      {accesos?.length === 0 && <p className={styles.none}>No hay ninguno.</p>}
      {accesos && !accesos.some(({ clase }) => clase === 'proveedor') && <VincularProveedor />}
    </Seccion>
  );
}
