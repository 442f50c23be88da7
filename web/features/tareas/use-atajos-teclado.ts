import { useEffect, useRef } from 'react';
import type { Tarea } from './tareas-api';

/** While one of these is open, the shortcuts do nothing. */
const open =
  'dialog[open], [role="alertdialog"], [role="menu"], [role="listbox"], [aria-haspopup="dialog"][aria-expanded="true"]';

const typeOf: Readonly<Record<string, Tarea['type']>> = { '/': 'task', '.': 'section' };

/** Ctrl+/ or ⌘+/ adds a task, Ctrl+. or ⌘+. a section, also while the person types. */
export function useAtajosTeclado(isEnabled: boolean, agregar: (type: Tarea['type']) => void): void {
  const latest = useRef(agregar);
  useEffect(() => {
    latest.current = agregar;
  });
  useEffect(() => {
    if (!isEnabled) return;
    const listen = (event: KeyboardEvent) => {
      const type = typeOf[event.key];
      if (!type || !(event.ctrlKey || event.metaKey) || event.altKey || event.repeat) return;
      if (document.querySelector(open)) return;
      event.preventDefault();
      latest.current(type);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEnabled]);
}
