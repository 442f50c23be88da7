import { useElegidas } from '../../../../components/selection/elegibles';
import { elegibleOf } from '../../../../components/selection/row';
import { useHotkey } from '../../../../lib/use-hotkey';
import type { Item } from '../item';
import type { Archivos } from '../use-archivos';
import type { Acciones } from './use-actions';

const withCtrl = (letter: string) => (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === letter;
const alone = (key: string) => (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && event.key === key;

/**
 * The keys of the page: F2, Delete, and Ctrl with X, C and V. They act on the chosen items, or else on the row with the
 * focus.
 */
function useTeclas({ items = [] }: Archivos, acciones: Acciones): void {
  const { isChosen } = useElegidas();
  const { canWrite, eliminar, preguntar, tomar, pegar } = acciones;
  const elegidos = items.filter(({ id }) => isChosen(id));
  const touched = (): readonly Item[] => {
    if (elegidos.length > 0) return elegidos;
    const id = document.activeElement ? elegibleOf(document.activeElement) : undefined;
    return items.filter((item) => item.id === id);
  };
  const isSelecting = () => !getSelection()?.isCollapsed;

  useHotkey(
    (event) => canWrite && alone('F2')(event) && touched().length === 1,
    () => {
      const [item] = touched();
      if (item) preguntar({ tipo: 'nombre', item });
    },
  );
  useHotkey(
    (event) => canWrite && alone('Delete')(event) && touched().length > 0,
    () => void eliminar(touched()),
  );
  useHotkey(
    (event) => canWrite && withCtrl('x')(event) && !isSelecting() && touched().length > 0,
    () => tomar('cortar', touched()),
  );
  useHotkey(
    (event) => canWrite && withCtrl('c')(event) && !isSelecting() && touched().length > 0,
    () => tomar('copiar', touched()),
  );
  useHotkey((event) => canWrite && withCtrl('v')(event) && acciones.hasPortapapeles, pegar);
}

/** Calls {@link useTeclas} inside a list whose rows can be chosen. */
export function Teclas({ lista, acciones }: { lista: Archivos; acciones: Acciones }) {
  useTeclas(lista, acciones);
  return null;
}
