import { useHotkey } from '../../../lib/use-hotkey';
import type { Tarea } from './tareas-api';

/** Ctrl+/ or ⌘+/ adds a task, Ctrl+. or ⌘+. a section, also while the person types. */
export function useAtajosTeclado(isEnabled: boolean, agregar: (type: Tarea['type']) => void): void {
  const isWithControl = ({ ctrlKey, metaKey }: KeyboardEvent) => isEnabled && (ctrlKey || metaKey);
  useHotkey(
    (event) => event.key === '/' && isWithControl(event),
    () => agregar('task'),
  );
  useHotkey(
    (event) => event.key === '.' && isWithControl(event),
    () => agregar('section'),
  );
}
