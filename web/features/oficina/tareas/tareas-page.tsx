import { ListTodo, ListX, Plus, Rows3, SearchX, UserCheck } from 'lucide-react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { LostDraft } from '../../../autosave/lost-draft';
import { Button } from '../../../components/button';
import { DetailDrawer, DetailFrame } from '../../../components/detail-drawer';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Card, Row } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageHeader } from '../../../components/page-header';
import { useDocumentTitle } from '../../../lib/document-title';
import { contar } from '../../../lib/numeros';
import { useHotkey } from '../../../lib/use-hotkey';
import { useOpenItem } from '../../../lib/use-open-item';
import { searchOf } from '../../../lib/use-url-state';
import { useWasThere } from '../../../lib/use-was-there';
import { useApp } from '../../../store/hooks';
import { NoEncontrado } from '../../plataforma/papelera/public/no-encontrado';
import { AgregarTarea } from './agregar-tarea';
import { comenzarTarea } from './borradores';
import { type Busqueda, busquedaSchema, type ChangeBusqueda, hasFilters, sinFiltros, useBusqueda } from './busqueda';
import { TareaForm } from './detail/tarea-form';
import { TareaList } from './list/tarea-list';
import { TareasBar } from './list/tareas-bar';
import { countPendientes, pendientesText } from './pendientes';
import type { CambioTarea } from './tareas';
import type { Tarea } from './tareas-api';
import styles from './tareas-page.module.css';
import { type TareasPagina, useTareasPagina } from './use-tareas-page';

/** The state of the history entry in which a tarea was begun. The tarea may never have been created. */
interface ComenzadaState {
  esComenzada: true;
}

/** The page of the team's tareas. An open tarea is shown beside the list, or over it. */
export function TareasPage() {
  const { tareaId } = useParams();
  const [asked, change] = useBusqueda();
  const { busqueda, pagina, error, refetch } = useTareasPagina(asked);
  const { tareas, visibles, canEdit } = pagina;
  const { openId, open } = useOpenItem(tareaId);
  const agregar = useAgregar(busqueda, pagina, open);
  useAtajosTeclado(canEdit, agregar);
  /** A team without tareas is offered the first tarea in the middle of the page. The filters are hidden then. */
  const isNew = tareas?.length === 0 && busqueda.vista === 'todas' && !hasFilters(busqueda);

  return (
    <DetailFrame>
      <Row column className={styles.page}>
        <PageHeader
          title="Tareas"
          subtitle={<span aria-live="polite">{tareas ? subtitleOf(pagina, tareas, busqueda) : '\u00a0'}</span>}
          actions={canEdit && !isNew && <AgregarButtons onAgregar={agregar} />}
        />
        <LimiteDeRol permiso="tareas.editar" que="agregar ni cambiar tareas" quienes="gestores" />
        {!isNew && <TareasBar busqueda={busqueda} onChange={change} pagina={pagina} />}
        {tareas && !isNew && canEdit && (
          <Card className={styles.agregar}>
            <AgregarTarea campos={fieldsOf(busqueda, pagina.yo)} canAdd />
          </Card>
        )}
        {error !== undefined && <ErrorState error={error} onRetry={refetch} />}
        {!tareas && !error && <LoadingSkeleton rows={10} />}
        {tareas && visibles.length > 0 && <TareaList pagina={pagina} buscar={busqueda.buscar} openId={openId} />}
        {tareas && visibles.length === 0 && (
          <TareasVacias busqueda={busqueda} onChange={change} onAgregar={canEdit ? () => agregar('task') : undefined} />
        )}
      </Row>
      {openId && <TareaDrawer tareaId={openId} pagina={pagina} />}
    </DetailFrame>
  );
}

function subtitleOf({ visibles, yo }: TareasPagina, tareas: Tarea[], busqueda: Busqueda): string {
  const counted = busqueda.vista === 'mias' ? tareas.filter(({ assignedTo }) => assignedTo === yo) : tareas;
  const pendientes = pendientesText(countPendientes(counted));
  if (!hasFilters(busqueda)) return pendientes;
  return `${pendientes} · ${contar(visibles.length, 'coincide', 'coinciden')}`;
}

/** Ctrl+/ or ⌘+/ adds a task, Ctrl+. or ⌘+. a section, also while the person types. */
function useAtajosTeclado(isEnabled: boolean, agregar: (type: Tarea['type']) => void): void {
  const isWithControl = ({ ctrlKey, metaKey }: KeyboardEvent) => isEnabled && (ctrlKey || metaKey);
  useHotkey(
    (event) => event.key === '/' && isWithControl(event),
    () => agregar('task'),
  );
  useHotkey(
    (event) => event.key === '.' && isWithControl(event),
    () => agregar('section'),
  );
}

interface AgregarButtonsProps {
  onAgregar: (type: Tarea['type']) => void;
}

function AgregarButtons({ onAgregar }: AgregarButtonsProps) {
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Rows3 size={16} strokeWidth={1.75} aria-hidden="true" />}
        title="Agregar sección (Ctrl + .)"
        aria-keyshortcuts="Control+. Meta+."
        onClick={() => onAgregar('section')}
      >
        Agregar sección
      </Button>
      <Button
        variant="contained"
        startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
        title="Agregar tarea (Ctrl + /)"
        aria-keyshortcuts="Control+/ Meta+/"
        onClick={() => onAgregar('task')}
      >
        Agregar tarea
      </Button>
    </>
  );
}

interface TareasVaciasProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
  /** Adds the first tarea. Undefined when the person may only read. */
  onAgregar?: () => void;
}

/** Shown when the view has no tareas: the reason, and an action. */
function TareasVacias({ busqueda, onChange, onAgregar }: TareasVaciasProps) {
  if (hasFilters(busqueda)) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Ninguna tarea coincide"
        text="Pruebe con otras palabras o con menos filtros."
        action={
          <Button variant="outlined" onClick={() => onChange(sinFiltros)}>
            Quitar filtros
          </Button>
        }
      />
    );
  }
  if (busqueda.vista === 'mias') {
    return <EmptyState Icon={UserCheck} title="No tiene tareas asignadas" text="Lo que le asignen aparecerá aquí." />;
  }
  if (!onAgregar) return <EmptyState Icon={ListTodo} title="Todavía no hay tareas" />;
  return (
    <EmptyState
      Icon={ListTodo}
      title="Agregue una tarea para empezar a organizarse"
      text="Puede ordenarlas en secciones, darles fecha y asignarlas a su equipo."
      action={
        <Button
          variant="contained"
          startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
          onClick={onAgregar}
        >
          Agregar tarea
        </Button>
      }
    />
  );
}

interface TareaDrawerProps {
  tareaId: string;
  pagina: TareasPagina;
}

/** The open tarea, beside the list in a wide window and over it in a narrow one. */
function TareaDrawer({ tareaId, pagina }: TareaDrawerProps) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const tarea = pagina.tareas?.find(({ id }) => id === tareaId);
  const wasThere = useWasThere(tareaId, tarea !== undefined);
  useDocumentTitle(tarea?.title || 'Tarea');

  const open = (id: string | undefined) =>
    void navigate(`/apps/tasks${id ? `/${id}` : ''}${search}`, { preventScrollReset: true });

  // A tarea that was begun here and left empty does not exist. After a reload, or going back to it, the list is shown.
  const wasNeverMade = (state as ComenzadaState | null)?.esComenzada && !wasThere;
  if (!tarea && pagina.tareas && wasNeverMade) return <Navigate to={`/apps/tasks${search}`} replace />;

  return (
    <DetailDrawer isOpen onClose={() => open(undefined)} label={tarea?.title || 'Tarea'} sideFrom="xl" width={480}>
      <Row column grow className={styles.drawer}>
        {tarea && <TareaForm key={tarea.id} tarea={tarea} pagina={pagina} onOpen={open} />}
        {!tarea && pagina.tareas && (
          <NoEncontrado
            id={tareaId}
            que="la tarea"
            wasThere={wasThere}
            Icon={ListX}
            back={{ label: 'Cerrar', onClick: () => open(undefined) }}
          >
            <LostDraft kind="tarea" id={tareaId} onDiscarded={() => open(undefined)} />
          </NoEncontrado>
        )}
        {!pagina.tareas && <LoadingSkeleton rows={6} />}
      </Row>
    </DetailDrawer>
  );
}

type Open = (id: string, address: string, state: ComenzadaState) => void;

/**
 * Adds a tarea or a section and opens it. A new tarea takes its assignee and etiqueta from the filters. Filters by text
 * or due date that would hide the tarea are cleared.
 */
function useAgregar(busqueda: Busqueda, { yo }: TareasPagina, open: Open) {
  const app = useApp();
  return (type: Tarea['type']) => {
    const shown: Busqueda =
      type === 'section'
        ? { ...busqueda, ...sinFiltros, vista: 'todas' }
        : { ...busqueda, buscar: '', vence: null, hecho: '' };
    const id = comenzarTarea(app, { type, ...(type === 'task' && fieldsOf(shown, yo)) });
    open(id, `/apps/tasks/${id}${searchOf(busquedaSchema, shown)}`, { esComenzada: true });
  };
}

function fieldsOf({ vista, asignada, etiqueta }: Busqueda, yo: string | undefined): CambioTarea {
  const assignedTo = vista === 'mias' ? yo : asignada;
  return { ...(assignedTo && { assignedTo }), ...(etiqueta && { tags: [etiqueta] }) };
}
