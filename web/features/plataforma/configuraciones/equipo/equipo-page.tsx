import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Box, PlainList, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { contar } from '../../../../lib/numeros';
import { selectRolId } from '../../../../session/session-selectors';
import { usePermiso } from '../../../../session/use-permiso';
import { useAppSelector } from '../../../../store/hooks';
import { Seccion } from '../section';
import styles from './equipo.module.css';
import { useInvitacionesFindAllQuery } from './equipo-api';
import { InvitacionItem } from './invitacion-item';
import { InvitarDialog } from './invitar-dialog';
import { MiembroItem } from './miembro-item';
import { SalirSection } from './salir-section';
import { activeTitulares } from './titulares';

const cuantosIntegrantes = (total: number) => contar(total, 'integrante', 'integrantes');

/** The cuenta's team. A titular administers it here; everybody else sees the members and may leave. */
export function EquipoPage() {
  const canManage = usePermiso('equipo.administrar');
  const isTitular = useAppSelector(selectRolId) === 1;
  return (
    <>
      <MiembrosSection canManage={canManage} />
      {canManage && <InvitacionesSection />}
      <SalirSection isTitular={isTitular} />
    </>
  );
}

/** The members with their live presence. */
function MiembrosSection({ canManage }: { canManage: boolean }) {
  const { data: miembros, error, refetch } = useMiembrosFindAllQuery({ todos: true });
  const hasOneTitular = miembros !== undefined && activeTitulares(miembros).length === 1;
  return (
    <Seccion title="Equipo" text={miembros && cuantosIntegrantes(miembros.length)} grows>
      {error && !miembros && <ErrorState error={error} onRetry={refetch} />}
      {!error && !miembros && <LoadingSkeleton rows={4} rowHeight={64} />}
      {miembros?.length === 0 && (
        <EmptyState Icon={Users} title="Sin integrantes" text="Nadie trabaja todavía en esta cuenta." />
      )}
      {miembros && miembros.length > 0 && (
        <PlainList flow="stack" lines className={styles.list} aria-label="Integrantes">
          {miembros.map((miembro) => (
            <MiembroItem key={miembro.id} miembro={miembro} canManage={canManage} hasOneTitular={hasOneTitular} />
          ))}
        </PlainList>
      )}
      {!canManage && (
        <Text as="p" line="top" padTop={4} marginTop={5} tone="soft">
          Solo un titular de la cuenta puede invitar, cambiar roles o quitar a alguien.
        </Text>
      )}
    </Seccion>
  );
}

/** The unused invitations, and a button to send another. */
function InvitacionesSection() {
  const { data, error, refetch } = useInvitacionesFindAllQuery();
  const [isInviting, setIsInviting] = useState(false);
  const abiertas = data?.filter(({ estado }) => estado === 'pendiente' || estado === 'vencida');
  return (
    <Seccion title="Invitaciones" text="Se envían por correo, sirven una sola vez y solo a quien se invita.">
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <LoadingSkeleton rows={2} rowHeight={56} />}
      {abiertas?.length === 0 && (
        <Text as="p" tone="soft">
          No hay invitaciones pendientes.
        </Text>
      )}
      {abiertas && abiertas.length > 0 && (
        <PlainList flow="stack" lines className={styles.list} aria-label="Invitaciones pendientes">
          {abiertas.map((invitacion) => (
            <InvitacionItem key={invitacion.id} invitacion={invitacion} />
          ))}
        </PlainList>
      )}
      <Box marginTop={5}>
        <Button
          variant="contained"
          startIcon={<UserPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setIsInviting(true)}
        >
          Invitar
        </Button>
      </Box>
      {isInviting && <InvitarDialog onClose={() => setIsInviting(false)} />}
    </Seccion>
  );
}
