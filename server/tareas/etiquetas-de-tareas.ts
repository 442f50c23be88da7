import { etiquetaEntity } from '../etiquetas/etiqueta.entity.js';
import type { EtiquetasDe } from '../etiquetas/etiquetas-de.js';

/** What tareas are grouped by; they name them by their ids, so another title changes none of them. */
export const ETIQUETAS_DE_TAREAS: EtiquetasDe = {
  entity: etiquetaEntity('tarea_etiquetas', {}),
  order: 'desc',
  carried: { table: 'tarea_etiquetado', by: 'tarea_id' },
  tell: (realtime, _, isCarriedAnew) =>
    realtime.tellCuenta({ type: 'tasks.changed', ...(!isCarriedAnew && { tasks: [] }) }),
};
