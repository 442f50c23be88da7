import type { KeyboardEvent, ReactNode } from 'react';
import { useElegidas } from '../../../../components/selection/elegibles';
import { elegibleOf } from '../../../../components/selection/row';
import type { Tarea } from '../tareas-api';
import { useLote } from '../use-lote';

interface ConTeclasProps {
  /** The shown tareas that can be changed. */
  tareas: readonly Tarea[];
  /** The id of the usuario who looks at the page. */
  yo: string | undefined;
  children: ReactNode;
}

/** X completes the tarea with the focus, or opens it again, and Y assigns it to the person. Chosen tareas go together. */
export function ConTeclas({ tareas, yo, children }: ConTeclasProps) {
  const { isChosen } = useElegidas();
  const { completar, asignar } = useLote();
  const onKeyDown = (event: KeyboardEvent) => {
    const id = elegibleOf(event.target);
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const meant = tareas.filter((tarea) => (isChosen(id) ? isChosen(tarea.id) : tarea.id === id));
    const key = event.key.toLowerCase();
    if (key === 'x') void completar(meant);
    else if (key === 'y' && yo) void asignar(meant, yo);
    else return;
    event.preventDefault();
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links and checkboxes inside
  return <div onKeyDown={onKeyDown}>{children}</div>;
}
