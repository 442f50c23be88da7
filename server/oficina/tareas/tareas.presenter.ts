import type { TareaDto, TareaHalladaDto } from './tareas.dto.js';
import type { TareaFila } from './tareas.repository.js';

export function toTarea(fila: TareaFila): TareaDto {
  const { carpetaId, carpetaCodigo, carpetaCaratula } = fila;
  return {
    id: fila.id,
    type: fila.tipo,
    title: fila.titulo,
    notes: fila.notas,
    completed: fila.completadaEn !== null,
    completedAt: fila.completadaEn,
    dueDate: fila.vence,
    priority: fila.prioridad,
    tags: fila.etiquetas,
    order: fila.orden,
    place: fila.lugar,
    assignedTo: fila.asignadaA,
    subTasks: fila.subtareas,
    carpetaId,
    carpeta: carpetaId === null ? null : { id: carpetaId, codigo: carpetaCodigo, caratula: carpetaCaratula ?? '' },
    createdBy: fila.creadaPor,
    version: fila.version,
    createdAt: fila.creadaEn,
    updatedAt: fila.actualizadaEn,
  };
}

export function toTareaHallada(fila: TareaFila): TareaHalladaDto {
  return { ...toTarea(fila), link: `/apps/tasks/${fila.id}`, value: fila.titulo };
}
