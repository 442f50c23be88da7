import { GraduationCap } from 'lucide-react';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Missing } from '../../../../components/missing';
import { useDocumentTitle } from '../../../../lib/document-title';
import { useWasThere } from '../../../../lib/use-was-there';
import { usePermiso } from '../../../../session/use-permiso';
import { NoEncontrado } from '../../../plataforma/papelera/public/no-encontrado';
import { useCurso } from '../curso/use-curso';
import { direccionDe } from '../direccion';
import { EditarView } from './editar-view';

/** The page on which a course of the cuenta is written. */
export function EditarPage() {
  const { courseId, curso, isGone, error, retry } = useCurso();
  const writes = usePermiso('academia.editar');
  const wasThere = useWasThere(courseId, curso !== undefined);
  useDocumentTitle(curso && `Editar ${curso.title}`);
  if (curso && !(writes && curso.own)) {
    return (
      <Missing
        Icon={GraduationCap}
        title="Este curso no se puede cambiar"
        text={curso.own ? 'Lo escriben los titulares y los adscriptos.' : 'Viene con la aplicación.'}
        back={{ label: 'Leer el curso', to: direccionDe(curso) }}
      />
    );
  }
  if (isGone) {
    return (
      <NoEncontrado
        id={courseId}
        que="el curso"
        wasThere={wasThere}
        Icon={GraduationCap}
        back={{ label: 'Ver los cursos', to: '/apps/academy' }}
      />
    );
  }
  if (curso) return <EditarView key={curso.id} curso={curso} />;
  return error ? <ErrorState error={error} onRetry={retry} /> : <LoadingSkeleton rows={8} />;
}
