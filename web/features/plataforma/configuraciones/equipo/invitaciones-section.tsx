import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Seccion } from '../seccion';
import styles from './equipo.module.css';
import { useInvitacionesFindAllQuery } from './equipo-api';
import { InvitacionItem } from './invitacion-item';
import { InvitarDialog } from './invitar-dialog';

/** The unused invitations, and a button to send another. */
export function InvitacionesSection() {
  const { data, error, refetch } = useInvitacionesFindAllQuery();
  const [isInviting, setIsInviting] = useState(false);
  const abiertas = data?.filter(({ estado }) => estado === 'pendiente' || estado === 'vencida');
  return (
    <Seccion title="Invitaciones" text="Se envían por correo, sirven una sola vez y solo a quien se invita.">
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <LoadingSkeleton rows={2} rowHeight={56} />}
      {abiertas?.length === 0 && <p className={styles.none}>No hay invitaciones pendientes.</p>}
      {abiertas && abiertas.length > 0 && (
        <ul className={styles.list} aria-label="Invitaciones pendientes">
          {abiertas.map((invitacion) => (
            <InvitacionItem key={invitacion.id} invitacion={invitacion} />
          ))}
        </ul>
      )}
      <div className={styles.below}>
        <Button
          variant="contained"
          startIcon={<UserPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setIsInviting(true)}
        >
          Invitar
        </Button>
      </div>
      {isInviting && <InvitarDialog onClose={() => setIsInviting(false)} />}
    </Seccion>
  );
}
