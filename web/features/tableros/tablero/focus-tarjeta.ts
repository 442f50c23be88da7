import type { Lista, Tablero, Tarjeta } from '../tableros-api';

/**
 * Gives the focus to a card that was moved by its menu, which has gone with the place where it was; to the title of its
 * list when the card is out of sight there. Nothing scrolls: whoever sorts one card after the other stays at the first list.
 */
export function focusTarjeta(tarjetaId: string | undefined, listId: string): void {
  focusFirst(marked('tarjeta', tarjetaId), marked('lista', listId));
}

/** Gives the focus to what is beside a card that is deleted: the next one, else the one before, else its list. */
export function focusBeside({ lists }: Tablero, { id, listId }: Tarjeta): void {
  focusTarjeta(besideOf(lists.find((lista) => lista.id === listId)?.cards ?? [], id), listId);
}

/** The same for a list that is deleted; without another one, to where one is added. */
export function focusBesideLista({ lists }: Tablero, { id }: Lista): void {
  focusFirst(marked('lista', besideOf(lists, id)), '[data-agregar="Agregar lista"]');
}

const marked = (name: string, id: string | undefined) => `[data-${name}="${CSS.escape(id ?? '')}"]`;

function besideOf(items: readonly { id: string }[], id: string): string | undefined {
  const index = items.findIndex((one) => one.id === id);
  return (items[index + 1] ?? items[index - 1])?.id;
}

/** Frames that a dialog is waited for: longer than any takes to go. */
const patience = 60;

function focusFirst(...selectors: string[]): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const wait = (left: number) =>
    requestAnimationFrame(() => {
      // The one that the card was deleted in takes the focus back as long as it is there.
      if (left > 0 && find('[role="dialog"]')) return wait(left - 1);
      // The cache tells of a change with the next frame, and the card is drawn with it.
      requestAnimationFrame(() => selectors.map(find).find(Boolean)?.focus({ preventScroll: true }));
    });
  wait(patience);
}
