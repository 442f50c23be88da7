import { useMemo } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { MiembroDto } from '../../api/generated/miembros';
import { useMiembrosFindAllQuery } from '../../api/miembros-api';
import { selectUser } from '../../session/session-selectors';
import { usePermiso } from '../../session/use-permiso';
import { useAppSelector } from '../../store/hooks';
import type { Busqueda } from './busqueda';
import { useEtiquetas, useTareas } from './tareas';
import type { Etiqueta, Tarea } from './tareas-api';
import { agruparPorFecha, filtrar, type Grupo } from './vista';

/** What the list and the open tarea share. */
export interface TareasPagina {
  /** All tareas; undefined while they load. */
  tareas: Tarea[] | undefined;
  /** The tareas that are shown, in the order of the page. */
  visibles: Tarea[];
  /** Groups by due date in the view `mias`; null in `todas`. */
  grupos: Grupo[] | null;
  etiquetas: readonly Etiqueta[];
  miembros: readonly MiembroDto[];
  canEdit: boolean;
  /** The id of the usuario. */
  yo: string | undefined;
}

const noMiembros: MiembroDto[] = [];
const noTareas: Tarea[] = [];

/** The data of the page, as its address asks for them. */
export function useTareasPagina(busqueda: Busqueda) {
  const yo = useAppSelector(selectUser)?.id;
  const canEdit = usePermiso('tareas.editar');
  const { tareas, error, refetch } = useTareas();
  const etiquetas = useEtiquetas();
  const { data: miembros = noMiembros } = useMiembrosFindAllQuery({});
  const pagina = useMemo<TareasPagina>(() => {
    const filtradas = filtrar(tareas ?? noTareas, busqueda, yo);
    const grupos = busqueda.vista === 'mias' ? agruparPorFecha(filtradas) : null;
    const visibles = grupos ? grupos.flatMap((grupo) => grupo.tareas) : filtradas;
    return { tareas, visibles, grupos, etiquetas, miembros, canEdit, yo };
  }, [tareas, busqueda, yo, etiquetas, miembros, canEdit]);
  return { pagina, error, refetch };
}

/** The data of the page, for the open tarea beside its list. */
export const usePaginaContext = () => useOutletContext<TareasPagina>();
