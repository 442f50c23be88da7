import { useState } from 'react';
import type { NotaTarea } from '../notas-api';

/**
 * The task that is being added. It is part of the nota from its first letter, so it is saved like the others. Until it
 * is finished, it is shown in its field and not in the list.
 *
 * @param keep receives all tasks, to save them
 */
export function useNuevaTarea(todas: readonly NotaTarea[], keep: (todas: readonly NotaTarea[]) => void) {
  const [id, setId] = useState<string | null>(null);
  const tarea = todas.find((one) => one.id === id);
  const others = tarea ? todas.filter((one) => one !== tarea) : todas;

  const write = (content: string) => {
    if (content.trim() === '') {
      setId(null);
      if (tarea) keep(others);
    } else if (tarea) keep([...others, { ...tarea, content }]);
    else {
      const made = { id: crypto.randomUUID(), content, completed: false };
      setId(made.id);
      keep([...todas, made]);
    }
  };
  const finish = () => {
    if (!tarea) return;
    keep([...others, { ...tarea, content: tarea.content.trim() }]);
    setId(null);
  };
  return {
    /** Undefined while nothing is being added. */
    tarea,
    /** The tasks that the list shows. */
    others,
    text: tarea?.content ?? '',
    write,
    /** Moves the task into the list. */
    finish,
    /** Moves it into the list after the field lost the focus. The layout moves then, so it waits for a press to end. */
    leave: () => afterPress(() => setId(null)),
  };
}

/** Runs the action now, or after the press in progress has ended and its click was handled. */
function afterPress(action: () => void): void {
  if (!document.querySelector(':active')) {
    action();
    return;
  }
  const ends = ['click', 'pointerup', 'pointercancel'] as const;
  const end = () => {
    for (const name of ends) removeEventListener(name, end);
    setTimeout(action);
  };
  for (const name of ends) addEventListener(name, end);
}
