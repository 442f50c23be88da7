import { GraduationCap } from 'lucide-react';
import { useReciente } from '../../../../comandos/recientes';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { useDocumentTitle } from '../../../../lib/document-title';
import { useWasThere } from '../../../../lib/use-was-there';
import { NoEncontrado } from '../../../plataforma/papelera/public/no-encontrado';
import { CursoView } from './curso-view';
import { useCurso } from './use-curso';

/** The page on which somebody takes a course, step by step. */
export function CursoPage() {
  const { courseId, curso, isGone, error, retry } = useCurso();
  const wasThere = useWasThere(courseId, curso !== undefined);
  useDocumentTitle(curso?.title);
  useReciente('academic-cap', `/apps/academy/${courseId}`, curso?.title);
  if (curso) return <CursoView key={curso.id} curso={curso} />;
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
  return error ? <ErrorState error={error} onRetry={retry} /> : <LoadingSkeleton rows={8} />;
}
