import { useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../app/page-effects';
import { DetailDrawer } from '../../../components/detail-drawer';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { useAbierta } from '../use-tareas-pagina';
import { TareaAusente } from './tarea-ausente';
import styles from './tarea-drawer.module.css';
import { TareaForm } from './tarea-form';

/** One tarea, beside the list where the window has room for it. */
export function TareaDrawer() {
  const { tareaId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const pagina = useAbierta();
  const tarea = pagina.tareas?.find(({ id }) => id === tareaId);
  const lastSeen = useRef<string>(undefined);
  if (tarea) lastSeen.current = tarea.id;
  useDocumentTitle(tarea?.title || 'Tarea');

  const open = (id: string | undefined) =>
    void navigate(`/apps/tasks${id ? `/${id}` : ''}${search}`, { preventScrollReset: true });

  return (
    <DetailDrawer isOpen onClose={() => open(undefined)} label={tarea?.title || 'Tarea'} sideFrom="xl" width={480}>
      <div className={styles.drawer}>
        {tarea && <TareaForm key={tarea.id} tarea={tarea} pagina={pagina} onOpen={open} />}
        {!tarea && pagina.tareas && (
          <TareaAusente id={tareaId} wasDeleted={lastSeen.current === tareaId} onClose={() => open(undefined)} />
        )}
        {!pagina.tareas && <LoadingSkeleton rows={6} />}
      </div>
    </DetailDrawer>
  );
}
