import type { CampoDistinto } from '../../../../autosave/dos-versiones';
import { formatFecha } from '../../../../lib/fechas';
import { prioridades } from '../prioridades';
import type { CambioTarea } from '../tareas';
import type { Tarea } from '../tareas-api';
import type { TareasPagina } from '../use-tareas-pagina';

type Nombres = Pick<TareasPagina, 'etiquetas' | 'miembros'>;

/** How each field is called, and its value as people read it. */
const campos: { [Field in keyof CambioTarea]?: [nombre: string, text: (tarea: CambioTarea, n: Nombres) => string] } = {
  title: ['Título', ({ title }) => title ?? ''],
  notes: ['Notas', ({ notes }) => notes ?? ''],
  subTasks: [
    'Subtareas',
    ({ subTasks = [] }) => subTasks.map(({ title, completed }) => `${completed ? '☑' : '☐'} ${title}`).join('\n'),
  ],
  completed: ['Estado', ({ completed }) => (completed ? 'Completada' : 'Pendiente')],
  dueDate: ['Vencimiento', ({ dueDate }) => (dueDate ? formatFecha(new Date(dueDate)) : '')],
  priority: ['Prioridad', ({ priority = 1 }) => prioridades[priority].nombre],
  tags: [
    'Etiquetas',
    ({ tags = [] }, { etiquetas }) =>
      tags.map((id) => etiquetas.find((one) => one.id === id)?.title ?? 'Otra etiqueta').join(', '),
  ],
  assignedTo: [
    'Asignada a',
    ({ assignedTo }, { miembros }) => miembros.find(({ id }) => id === assignedTo)?.nombre ?? 'Sin asignar',
  ],
  carpeta: ['Carpeta', ({ carpeta }) => (carpeta ? (carpeta.codigo ?? carpeta.caratula) : '')],
};

/** The fields of a tarea that were written here and are stored otherwise. */
export function camposDistintos(draft: CambioTarea, tarea: Tarea, nombres: Nombres): CampoDistinto[] {
  return Object.entries(campos).flatMap(([field, [nombre, text]]) => {
    if (!(field in draft)) return [];
    const [mio, guardado] = [text(draft, nombres), text(tarea, nombres)];
    return mio === guardado ? [] : [{ nombre, mio, guardado }];
  });
}
