import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { empezarArrastre } from '../arrastre/arrastre';
import type { Documentos } from '../use-documentos';
import { useElegidos } from './seleccion';

interface ListaElegibleProps {
  lista: Documentos;
  children: ReactNode;
}

/**
 * What the keyboard and the mouse do with the rows inside. Space chooses the row of the focus, Shift and an arrow also
 * its neighbour, Ctrl+A all, and Escape none. A row is dragged with all that are chosen, if it is one of them.
 */
export function ListaElegible({ lista, children }: ListaElegibleProps) {
  const { documentos = [], permisos } = lista;
  const { ids, isChosen, toggle, extend, all, clear } = useElegidos();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = documentoOf(event.target);
    if (!id || event.altKey) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const next = step && documentos[documentos.findIndex((documento) => documento.id === id) + step]?.id;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) toggle(id, event.shiftKey);
    else if (event.shiftKey && next) {
      extend(id, next);
      focusRow(event.currentTarget, next, event.target);
    } else if (event.key.toLowerCase() === 'a' && isCommand) all();
    else if (event.key === 'Escape' && ids.length > 0) clear();
    else return;
    event.preventDefault();
  };

  const onDragStart = (event: DragEvent) => {
    const id = documentoOf(event.target);
    if (!id) return;
    if (!permisos.editarDocumentos) return event.preventDefault();
    const dragged = isChosen(id) ? ids : [id];
    empezarArrastre(
      event.dataTransfer,
      documentos.filter((documento) => dragged.includes(documento.id)),
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links and checkboxes inside
    <div onKeyDown={onKeyDown} onDragStart={onDragStart}>
      {children}
    </div>
  );
}

const selector = 'input[data-documento]';

const rowOf = (element: Element | null) => element?.closest('tr, li') ?? null;

/** The document of the row that something is in. Buttons and menus of the row have keys of their own. */
function documentoOf(target: EventTarget): string | undefined {
  if (!(target instanceof Element) || target.closest('button, [role="menu"]')) return undefined;
  return rowOf(target)?.querySelector<HTMLElement>(selector)?.dataset.documento;
}

/** Gives the focus to the row of a document: to its checkbox, or to its link. */
function focusRow(list: HTMLElement, id: string, from: EventTarget): void {
  const checkbox = list.querySelector<HTMLElement>(`input[data-documento="${CSS.escape(id)}"]`);
  const link = rowOf(checkbox)?.querySelector<HTMLElement>('a');
  (from instanceof HTMLInputElement ? checkbox : link)?.focus();
}
