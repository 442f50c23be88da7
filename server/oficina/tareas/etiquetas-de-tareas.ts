import { etiquetaEntity } from '../../plataforma/etiquetas/etiqueta.entity.js';
import type { EtiquetasDe } from '../../plataforma/etiquetas/etiquetas-de.js';

/** The tags of tareas. Tareas name tags by their ids, so that renaming a tag changes no tarea. */
export const ETIQUETAS_DE_TAREAS: EtiquetasDe = {
  entity: etiquetaEntity('tarea_etiquetas', {}),
  order: 'desc',
  carried: { table: 'tarea_etiquetado', by: 'tarea_id' },
  tell: (realtime, _, changesCarriers) =>
    realtime.tellCuenta({ type: 'tasks.changed', ...(!changesCarriers && { tasks: [] }) }),
};
