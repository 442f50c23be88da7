import { useParams } from 'react-router-dom';
import { DetailFrame } from '../../../components/detail-drawer';
import { ErrorState } from '../../../components/error-state';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageHeader } from '../../../components/page-header';
import { formatEntero } from '../../../lib/numeros';
import { useOpenItem } from '../../../lib/use-open-item';
import { type Busqueda, hasFilters, useBusqueda } from './busqueda';
import { TareaDrawer } from './detalle/tarea-drawer';
import { AgregarButtons } from './lista/agregar-buttons';
import { TareaList } from './lista/tarea-list';
import { TareasBar } from './lista/tareas-bar';
import { TareasVacias } from './lista/tareas-vacias';
import { countPendientes, pendientesText } from './pendientes';
import type { Tarea } from './tareas-api';
import styles from './tareas-page.module.css';
import { useAgregar } from './use-agregar';
import { useAtajosTeclado } from './use-atajos-teclado';
import { type TareasPagina, useTareasPagina } from './use-tareas-pagina';

/** The page of the team's tareas. An open tarea is shown beside the list, or over it. */
export function TareasPage() {
  const { tareaId } = useParams();
  const [asked, change] = useBusqueda();
  const { busqueda, pagina, error, refetch } = useTareasPagina(asked);
  const { tareas, visibles, canEdit } = pagina;
  const { openId, open } = useOpenItem(tareaId);
  const agregar = useAgregar(busqueda, pagina, open);
  useAtajosTeclado(canEdit, agregar);
  /** Its first one is offered in the middle, and there is nothing to filter. */
  const isNew = tareas?.length === 0 && busqueda.vista === 'todas' && !hasFilters(busqueda);

  return (
    <DetailFrame>
      <div className={styles.page}>
        <PageHeader
          title="Tareas"
          subtitle={<span aria-live="polite">{tareas ? subtitleOf(pagina, tareas, busqueda) : '\u00a0'}</span>}
          actions={canEdit && !isNew && <AgregarButtons onAgregar={agregar} />}
        />
        <LimiteDeRol permiso="tareas.editar" que="agregar ni cambiar tareas" quienes="gestores" />
        {!isNew && <TareasBar busqueda={busqueda} onChange={change} pagina={pagina} />}
        {error !== undefined && <ErrorState error={error} onRetry={refetch} />}
        {!tareas && !error && <LoadingSkeleton rows={10} />}
        {tareas && visibles.length > 0 && <TareaList pagina={pagina} buscar={busqueda.buscar} openId={openId} />}
        {tareas && visibles.length === 0 && (
          <TareasVacias busqueda={busqueda} onChange={change} onAgregar={canEdit ? () => agregar('task') : undefined} />
        )}
      </div>
      {openId && <TareaDrawer tareaId={openId} pagina={pagina} />}
    </DetailFrame>
  );
}

function subtitleOf({ visibles, yo }: TareasPagina, tareas: Tarea[], busqueda: Busqueda): string {
  const counted = busqueda.vista === 'mias' ? tareas.filter(({ assignedTo }) => assignedTo === yo) : tareas;
  const pendientes = pendientesText(countPendientes(counted));
  if (!hasFilters(busqueda)) return pendientes;
  return `${pendientes} · ${formatEntero(visibles.length)} ${visibles.length === 1 ? 'coincide' : 'coinciden'}`;
}
