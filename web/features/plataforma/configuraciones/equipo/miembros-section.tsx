import { Users } from 'lucide-react';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Seccion } from '../seccion';
import styles from './equipo.module.css';
import { MiembroItem } from './miembro-item';
import { activeTitulares } from './titulares';

/** The members with their live presence. */
export function MiembrosSection({ canManage }: { canManage: boolean }) {
  const { data: miembros, error, refetch } = useMiembrosFindAllQuery({ todos: true });
  const hasOneTitular = miembros !== undefined && activeTitulares(miembros).length === 1;
  return (
    <Seccion title="Equipo" text={miembros && cuantos(miembros.length)} grows>
      {error && !miembros && <ErrorState error={error} onRetry={refetch} />}
      {!error && !miembros && <LoadingSkeleton rows={4} rowHeight={64} />}
      {miembros?.length === 0 && (
        <EmptyState Icon={Users} title="Sin integrantes" text="Nadie trabaja todavía en esta cuenta." />
      )}
      {miembros && miembros.length > 0 && (
        <ul className={styles.list} aria-label="Integrantes">
          {miembros.map((miembro) => (
            <MiembroItem key={miembro.id} miembro={miembro} canManage={canManage} hasOneTitular={hasOneTitular} />
          ))}
        </ul>
      )}
      {!canManage && (
        <p className={styles.why}>Solo un titular de la cuenta puede invitar, cambiar roles o quitar a alguien.</p>
      )}
    </Seccion>
  );
}

const cuantos = (total: number) => (total === 1 ? '1 integrante' : `${total} integrantes`);
