import { useState } from 'react';
import type { NotaTarea } from '../notas-api';

/**
 * The task that is being added. It belongs to the nota from its first letter, so that it is saved like all the rest, but
 * is shown where it is written until it is finished.
 *
 * @param keep gets all tasks as they are to be
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
    /** Undefined when there is none. */
    tarea,
    /** All the rest. */
    others,
    text: tarea?.content ?? '',
    write,
    /** It joins the others. */
    finish,
    /** The same for who goes elsewhere; where they press something, after that: it must not move away under the press. */
    leave: () => afterPress(() => setId(null)),
  };
}

/** Does it now, or once what is pressed is let go and has done its work. */
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
