import type { TareaDto } from '../../server/oficina/tareas/tareas.dto.js';
import type { EtiquetaTituladaDto } from '../../server/plataforma/etiquetas/etiquetas.dto.js';
import type { ApiClient } from './api-client.js';

/** Creates a tarea before all other tareas, or before the tarea `before`. */
export async function newTarea(
  client: ApiClient,
  { type = 'task', before, ...task }: Record<string, unknown> & { type?: 'task' | 'section'; before?: string } = {},
): Promise<TareaDto> {
  return made(client, '/apps/tasks/task', { type, before, task: { title: 'Tarea de prueba', ...task } });
}

export function newEtiquetaDeTareas(client: ApiClient, title = 'Urgente'): Promise<EtiquetaTituladaDto> {
  return made(client, '/apps/tasks/tag', { tag: { title } });
}

async function made<T>(client: ApiClient, path: string, sent: unknown): Promise<T> {
  const { status, body } = await client.post(path, sent);
  if (status !== 200) {
    throw new Error(`It was refused: ${JSON.stringify(body)}`);
  }
  return body;
}

export const TAREA = '/apps/tasks/task';
export const TAREAS = '/apps/tasks/all';
