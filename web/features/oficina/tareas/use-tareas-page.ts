import { useMemo } from 'react';
import type { MiembroDto } from '../../../api/generated/miembros';
import { useMiembrosFindAllQuery } from '../../../api/miembros-api';
import { selectUser } from '../../../session/session-selectors';
import { usePermiso } from '../../../session/use-permiso';
import { useAppSelector } from '../../../store/hooks';
import { useSinCrear } from './borradores';
import type { Busqueda } from './busqueda';
import { useEtiquetas, useTareas } from './tareas';
import type { Etiqueta, Tarea } from './tareas-api';
import { agruparPorFecha, filtrar, type Grupo } from './view';

/** The data that the list and the open tarea share. */
export interface TareasPagina {
  /** All tareas, including those that are not created yet; undefined while they load. */
  tareas: Tarea[] | undefined;
  /** The tareas that are shown, in the order of the page. */
  visibles: Tarea[];
  /** Groups by due date; null in the view `todas`. */
  grupos: Grupo[] | null;
  etiquetas: readonly Etiqueta[];
  miembros: readonly MiembroDto[];
  canEdit: boolean;
  /** The id of the usuario who looks at the page. */
  yo: string | undefined;
}

const noMiembros: MiembroDto[] = [];
const noTareas: Tarea[] = [];
const ningunas: Etiqueta[] = [];

/**
 * The data of the page, as its address asks for them. An etiqueta that does not exist, or that was deleted, is ignored.
 */
export function useTareasPagina(asked: Busqueda) {
  const yo = useAppSelector(selectUser)?.id;
  const canEdit = usePermiso('tareas.editar');
  const { tareas: sent, error, refetch } = useTareas();
  const sinCrear = useSinCrear();
  const { etiquetas, areEtiquetasLoading } = useEtiquetas();
  const isUnknown = Boolean(asked.etiqueta && etiquetas && !etiquetas.some(({ id }) => id === asked.etiqueta));
  const busqueda = useMemo(() => (isUnknown ? { ...asked, etiqueta: null } : asked), [isUnknown, asked]);
  const { data: miembros = noMiembros } = useMiembrosFindAllQuery({});
  const tareas = useMemo(
    // Etiquetas make rows higher, so the rows wait for them and do not move later.
    () => (sent && !areEtiquetasLoading ? withSinCrear(sent, sinCrear) : undefined),
    [sent, sinCrear, areEtiquetasLoading],
  );
  const pagina = useMemo<TareasPagina>(() => {
    const filtradas = filtrar(tareas ?? noTareas, busqueda, yo);
    const grupos = busqueda.vista === 'todas' ? null : agruparPorFecha(filtradas);
    const visibles = grupos ? grupos.flatMap((grupo) => grupo.tareas) : filtradas;
    return { tareas, visibles, grupos, etiquetas: etiquetas ?? ningunas, miembros, canEdit, yo };
  }, [tareas, busqueda, yo, etiquetas, miembros, canEdit]);
  return { busqueda, pagina, error, refetch };
}

/** Adds the tareas that are not created yet: the last begun comes first, as it will when the server has it. */
function withSinCrear(sent: Tarea[], sinCrear: Tarea[]): Tarea[] {
  const missing = sinCrear.filter(({ id }) => !sent.some((one) => one.id === id));
  return missing.length > 0 ? [...missing.reverse(), ...sent] : sent;
}
