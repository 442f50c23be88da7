import { Check } from 'lucide-react';
import { useCuentasFindMineQuery } from '../../../../api/cuentas-api';
import { Avatar } from '../../../../components/avatar';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { paisNombre } from '../../../../lib/paises';
import { selectCuentaId } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { useCambiarDeCuenta } from '../../../../subidas/use-cambiar-de-cuenta';
import styles from './perfil.module.css';

/** The person's cuentas with their role in each, and a button to switch to another. */
export function MisCuentas() {
  const cambiar = useCambiarDeCuenta();
  const activaId = useAppSelector(selectCuentaId);
  const { data: cuentas, error, refetch } = useCuentasFindMineQuery();
  if (error && !cuentas) return <ErrorState error={error} onRetry={refetch} />;
  if (!cuentas) return <LoadingSkeleton rows={2} rowHeight={56} />;
  return (
    <ul className={styles.cuentas}>
      {cuentas.map(({ cuentaId, nombre, rol, pais }) => (
        <li key={cuentaId} className={styles.cuenta}>
          <Avatar id={cuentaId} name={nombre} size={40} />
          <span className={styles.nombre}>
            {nombre}
            <span className={styles.rol}>
              {rol} · {paisNombre(pais)}
            </span>
          </span>
          {cuentaId === activaId ? (
            <span className={styles.activa}>
              <Check size={14} strokeWidth={2} aria-hidden="true" />
              Activa
            </span>
          ) : (
            <Button
              variant="outlined"
              size="small"
              aria-label={`Cambiar a ${nombre}`}
              onClick={() => void cambiar(cuentaId)}
            >
              Cambiar
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
