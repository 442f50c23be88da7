import { ListX } from 'lucide-react';
import { useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { LostDraft } from '../../../../autosave/lost-draft';
import { DetailDrawer } from '../../../../components/detail-drawer';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { useDocumentTitle } from '../../../../lib/document-title';
import { NoEncontrado } from '../../../plataforma/papelera/publico/no-encontrado';
import type { ComenzadaState } from '../use-agregar';
import type { TareasPagina } from '../use-tareas-pagina';
import styles from './tarea-drawer.module.css';
import { TareaForm } from './tarea-form';

interface TareaDrawerProps {
  tareaId: string;
  pagina: TareasPagina;
}

/** The open tarea, beside the list in a wide window and over it in others. */
export function TareaDrawer({ tareaId, pagina }: TareaDrawerProps) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const tarea = pagina.tareas?.find(({ id }) => id === tareaId);
  const lastSeen = useRef<string>(undefined);
  if (tarea) lastSeen.current = tarea.id;
  useDocumentTitle(tarea?.title || 'Tarea');

  const open = (id: string | undefined) =>
    void navigate(`/apps/tasks${id ? `/${id}` : ''}${search}`, { preventScrollReset: true });

  // One that was begun here and left empty is nowhere: a reload, or going back to it, shows the list.
  const wasNeverMade = (state as ComenzadaState | null)?.esComenzada && lastSeen.current !== tareaId;
  if (!tarea && pagina.tareas && wasNeverMade) return <Navigate to={`/apps/tasks${search}`} replace />;

  return (
    <DetailDrawer isOpen onClose={() => open(undefined)} label={tarea?.title || 'Tarea'} sideFrom="xl" width={480}>
      <div className={styles.drawer}>
        {tarea && <TareaForm key={tarea.id} tarea={tarea} pagina={pagina} onOpen={open} />}
        {!tarea && pagina.tareas && (
          <NoEncontrado
            id={tareaId}
            que="la tarea"
            wasThere={lastSeen.current === tareaId}
            Icon={ListX}
            back={{ label: 'Cerrar', onClick: () => open(undefined) }}
          >
            <LostDraft kind="tarea" id={tareaId} onDiscarded={() => open(undefined)} />
          </NoEncontrado>
        )}
        {!pagina.tareas && <LoadingSkeleton rows={6} />}
      </div>
    </DetailDrawer>
  );
}
