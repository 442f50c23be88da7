import { GripVertical } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { DragArea, type DragMove } from '../../../../components/drag/drag-area';
import { SortableList, type SortableRow } from '../../../../components/drag/sortable-list';
import { useFrozenWhileDragging } from '../../../../components/drag/use-frozen-while-dragging';
import { HintButton } from '../../../../components/hint-button';
import { Text } from '../../../../components/layout/layout';
import { ConClics } from '../../../../components/selection/con-clics';
import { Elegibles } from '../../../../components/selection/elegibles';
import { useToast } from '../../../../components/toast-actions';
import { useMedia } from '../../../../lib/use-media';
import type { Tarea } from '../tareas-api';
import { useAcciones } from '../use-actions';
import type { TareasPagina } from '../use-tareas-page';
import { destinoDe, type Grupo } from '../view';
import { ConTeclas } from './con-teclas';
import styles from './tarea-list.module.css';
import { TareaRow } from './tarea-row';
import { BarraDeTareas } from './tareas-elegidas-bar';
import { useFilas } from './use-rows';

interface TareaListProps {
  pagina: TareasPagina;
  /** The text of the search, which is marked in the titles. */
  buscar: string;
  openId: string | undefined;
}

/** The heading of a group among the tareas. */
interface Titulo {
  id: string;
  grupo: Grupo;
}

type Fila = Tarea | Titulo;

/** The list of tareas. In the view `todas` people sort it by dragging. */
export function TareaList({ pagina, buscar, openId }: TareaListProps) {
  const { tareas = [] } = pagina;
  const { shown, hold, letGo } = useFrozenWhileDragging(pagina);
  const { visibles, grupos, canEdit } = shown;
  const filas = useFilas(shown, buscar);
  const { mover } = useAcciones();
  const toast = useToast();
  const isNarrow = useMedia('(max-width: 959.98px)') || openId !== undefined;
  const items = useMemo(() => (grupos ? withTitulos(grupos) : visibles), [grupos, visibles]);
  const isSortable = canEdit && grupos === null;
  const elegibles = useMemo(() => (canEdit ? visibles.filter(isElegible) : []), [canEdit, visibles]);

  // A dragged tarea stays in view even if somebody deletes it meanwhile.
  const move = ({ id, from, to }: DragMove) => {
    const stored = tareas.find((tarea) => tarea.id === id);
    if (!stored?.version) {
      toast(stored ? 'Esa tarea todavía no se guardó' : 'Alguien eliminó esa tarea', { severity: 'error' });
      return false;
    }
    void mover(id, destinoDe(tareas, visibles, from.index, to.index));
  };

  // The function stays the same until its data changes: a new function would draw all visible rows again.
  const renderRow = useCallback(
    (fila: Fila, { handleProps, isDragging }: SortableRow) => {
      if ('grupo' in fila) return <GrupoTitulo grupo={fila.grupo} />;
      const handle = isSortable ? <Asa name={nameOf(fila)} handleProps={handleProps} /> : undefined;
      return (
        <TareaRow tarea={fila} filas={filas} isOpen={fila.id === openId} isDragging={isDragging} handle={handle} />
      );
    },
    [filas, openId, isSortable],
  );

  return (
    <div className={styles.marco}>
      <Elegibles items={elegibles}>
        <ConTeclas tareas={elegibles} yo={pagina.yo}>
          <ConClics>
            <DragArea onMove={move} onStart={hold} onEnd={letGo}>
              <SortableList
                listId="tareas"
                label="Tareas"
                className={styles.list}
                items={items}
                nameOf={nameOf}
                estimateHeight={(fila) => heightOf(fila, isNarrow)}
                shownId={openId}
                isDisabled={!isSortable}
                renderItem={renderRow}
              />
            </DragArea>
          </ConClics>
        </ConTeclas>
        <BarraDeTareas tareas={elegibles} miembros={pagina.miembros} />
      </Elegibles>
    </div>
  );
}

/** Sections, and tareas that are not created yet, are not changed together with others. */
const isElegible = ({ type, version }: Tarea) => type === 'task' && version > 0;

/** The handle that a row is dragged by. */
function Asa({ name, handleProps }: { name: string; handleProps: SortableRow['handleProps'] }) {
  return (
    <HintButton {...handleProps} className={styles.handle} size="small" label={`Mover ${name}`} hintAlign="start">
      <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
    </HintButton>
  );
}

function GrupoTitulo({ grupo: { nombre, tareas } }: { grupo: Grupo }) {
  return (
    <h2 className={styles.grupo} data-vencidas={nombre === 'Vencidas'}>
      {nombre}{' '}
      <Text weight="regular" tone="faint" numeric>
        {tareas.length}
      </Text>
    </h2>
  );
}

/** The height in pixels, as in the styles of the rows. In a narrow list the marks are below the title. */
function heightOf(fila: Fila, isNarrow: boolean): number {
  if ('grupo' in fila) return 45;
  if (fila.type === 'section') return 44;
  return isNarrow ? 84 : 48;
}

const nameOf = (fila: Fila) => ('grupo' in fila ? fila.grupo.nombre : fila.title || 'sin título');

const withTitulos = (grupos: Grupo[]): Fila[] =>
  grupos.flatMap((grupo): Fila[] => [{ id: `grupo-${grupo.nombre}`, grupo }, ...grupo.tareas]);
