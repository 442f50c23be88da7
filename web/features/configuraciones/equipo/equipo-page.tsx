import { Users } from 'lucide-react';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { useEquipoQuery } from '../cuentas-api';
import { Seccion } from '../seccion';
import styles from './equipo.module.css';
import { MiembroItem } from './miembro-item';

/** Who works in the cuenta, and how present each is: it changes as they change it. */
export function EquipoPage() {
  const { data: miembros, error, refetch } = useEquipoQuery();
  return (
    <Seccion title="Equipo" text={miembros && cuantos(miembros.length)}>
      {error && !miembros && <ErrorState error={error} onRetry={refetch} />}
      {!error && !miembros && <LoadingSkeleton rows={4} rowHeight={64} />}
      {miembros?.length === 0 && (
        <EmptyState Icon={Users} title="Sin integrantes" text="Nadie trabaja todavía en esta cuenta." />
      )}
      {miembros && miembros.length > 0 && (
        <ul className={styles.list} aria-label="Integrantes">
          {miembros.map((miembro) => (
            <MiembroItem key={miembro.id} miembro={miembro} />
          ))}
        </ul>
      )}
    </Seccion>
  );
}

const cuantos = (total: number) => (total === 1 ? '1 integrante' : `${total} integrantes`);
