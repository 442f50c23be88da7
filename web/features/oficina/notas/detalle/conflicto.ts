import type { CampoDistinto } from '../../../../autosave/dos-versiones';
import { dueText } from '../../../../components/due/due-state';
import type { CambioNota, Etiqueta, Nota } from '../notas-api';

/** The fields of a nota that were written here and are stored otherwise. */
export function camposDistintos(draft: CambioNota, nota: Nota, etiquetas: readonly Etiqueta[]): CampoDistinto[] {
  return (Object.keys(draft) as (keyof CambioNota)[])
    .map((field) => ({
      nombre: names[field],
      mio: textOf(field, draft, etiquetas),
      guardado: textOf(field, nota, etiquetas),
    }))
    .filter(({ mio, guardado }) => mio !== guardado);
}

const names: Record<keyof CambioNota, string> = {
  title: 'Título',
  content: 'Texto',
  tasks: 'Tareas',
  reminder: 'Recordatorio',
  labels: 'Etiquetas',
  archived: 'Archivo',
};

/** The value of a field, as the person reads it. */
function textOf(field: keyof CambioNota, campos: CambioNota, etiquetas: readonly Etiqueta[]): string {
  const { tasks, reminder, labels, archived } = campos;
  switch (field) {
    case 'tasks':
      return (tasks ?? []).map(({ content, completed }) => `${completed ? '☑' : '☐'} ${content}`).join('\n');
    case 'reminder':
      return reminder ? dueText(reminder, { withTime: true }) : '';
    case 'labels':
      return (labels ?? []).map((id) => etiquetas.find((one) => one.id === id)?.title ?? 'Otra etiqueta').join(', ');
    case 'archived':
      return archived ? 'Archivada' : 'A la vista';
    default:
      return campos[field] ?? '';
  }
}
