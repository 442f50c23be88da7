import { MessagesSquare, UserPlus } from 'lucide-react';
import { LinkButton } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { Card } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { PageHeader } from '../../../components/page-header';
import { usePermiso } from '../../../session/use-permiso';

/** Shown to a person who is alone in the office: it explains the chat, and how to invite others. */
export function ChatVacio() {
  const canInvite = usePermiso('equipo.administrar');
  return (
    <>
      <PageHeader title="Chat" />
      <Card>
        <EmptyState
          Icon={MessagesSquare}
          title="Todavía no hay con quién conversar"
          text="Cuando haya más integrantes, aquí se escribe a cada uno. Los mensajes llegan en el momento y quedan entre los dos."
          action={
            canInvite ? (
              <LinkButton
                variant="contained"
                to="/configuraciones/equipo"
                startIcon={<UserPlus size={16} strokeWidth={2} aria-hidden="true" />}
              >
                Invitar al equipo
              </LinkButton>
            ) : (
              <LimiteDeRol permiso="equipo.administrar" que="invitar integrantes" quienes="titulares" />
            )
          }
        />
      </Card>
    </>
  );
}
