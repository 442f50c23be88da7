import { TabCount } from '../../../../components/tab-count';
import { countPendientes } from '../pendientes';
import { useTareas } from '../tareas';

/** The number of pending tareas, beside the name of a carpeta's tab. It is not shown for 0. */
export function TareasCount({ carpetaId }: { carpetaId: string }) {
  const { tareas } = useTareas({ carpetaId });
  const pendientes = tareas ? countPendientes(tareas) : 0;
  if (pendientes === 0) return null;
  return <TabCount value={pendientes} meaning={pendientes === 1 ? 'pendiente' : 'pendientes'} />;
}
