import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { byId } from '../../../../lib/by-id';
import type { Etiqueta } from '../tareas-api';
import { useAcciones } from '../use-actions';
import type { TareasPagina } from '../use-tareas-page';

/** The data that all rows need besides their tarea. It stays the same object while its data is the same. */
export interface Filas {
  canEdit: boolean;
  /** The text of the search. */
  buscar: string;
  etiquetas: ReadonlyMap<string, Etiqueta>;
  miembros: ReadonlyMap<string, MiembroDto>;
  hrefOf: (id: string) => string;
  completar: (id: string, isDone: boolean) => void;
}

export function useFilas({ etiquetas, miembros, canEdit }: TareasPagina, buscar: string): Filas {
  const { search } = useLocation();
  const { cambiar } = useAcciones();
  return useMemo(
    () => ({
      canEdit,
      buscar,
      etiquetas: byId(etiquetas),
      miembros: byId(miembros),
      hrefOf: (id) => `/apps/tasks/${id}${search}`,
      completar: (id, completed) => cambiar(id, { completed }),
    }),
    [canEdit, buscar, etiquetas, miembros, search, cambiar],
  );
}
