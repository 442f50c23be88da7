import { Link } from 'react-router-dom';
import { countPendientes, pendientesText } from '../pendientes';
import { useTareas } from '../tareas';

/** A link to the pending tareas of a carpeta, with their number. It is not shown for 0. */
export function PendientesLink({ carpetaId, className }: { carpetaId: string; className?: string }) {
  const { tareas } = useTareas({ carpetaId });
  const pendientes = tareas ? countPendientes(tareas) : 0;
  if (pendientes === 0) return null;
  return (
    <Link className={className} to={`/carpetas/${carpetaId}/tareas`}>
      {pendientesText(pendientes)}
    </Link>
  );
}
