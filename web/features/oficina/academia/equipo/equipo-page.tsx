import { Send, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Stack } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { PageHeader } from '../../../../components/page-header';
import { usePermiso } from '../../../../session/use-permiso';
import { useAcademiaFindCoursesQuery, useAcademiaFindTeamQuery } from '../academia-api';
import { laAcademia } from '../camino';
import { PedirDialog } from './pedir-dialog';
import { PersonaSeccion } from './persona-section';

/** The courses of each member of the team. Only titulares see the page; they can ask members to take a course. */
export function EquipoPage() {
  const sees = usePermiso('academia.equipo');
  const {
    data: team,
    error,
    refetch,
  } = useAcademiaFindTeamQuery(undefined, {
    skip: !sees,
    refetchOnMountOrArgChange: 10,
  });
  const { data: cursos } = useAcademiaFindCoursesQuery({}, { skip: !sees });
  /** The ids of the people who are chosen when the form opens; null while the form is closed. */
  const [asked, setAsked] = useState<string[] | null>(null);

  if (!sees)
    return <EmptyState Icon={Users} title="Solo para titulares" text="Un titular ve qué cursos hizo cada uno." />;
  return (
    <>
      <PageHeader
        camino={[laAcademia]}
        title="Cursos del equipo"
        subtitle="Qué hizo cada uno, y qué le pidió que haga."
        actions={
          <Button
            variant="contained"
            startIcon={<Send size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setAsked([])}
          >
            Pedir un curso
          </Button>
        }
      />
      {!(team && cursos) &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingSkeleton rows={5} rowHeight={72} />
        ))}
      {team && cursos && (
        <Stack gap={4}>
          {team.map((persona) => (
            <PersonaSeccion key={persona.id} persona={persona} cursos={cursos} onAsk={() => setAsked([persona.id])} />
          ))}
        </Stack>
      )}
      {asked && cursos && (
        <PedirDialog
          team={team ?? []}
          cursos={cursos.filter(({ published }) => published)}
          initial={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
