import type { Lista, Tablero, Tarjeta } from '../tableros-api';

/**
 * Focuses a card that was moved by its menu; its menu disappeared with the old place. If the card is not on the page,
 * the title of its list takes the focus. Nothing scrolls, so that a person who sorts many cards stays where they are.
 */
export function focusTarjeta(tarjetaId: string | undefined, listId: string): void {
  focusFirst(marked('tarjeta', tarjetaId), marked('lista', listId));
}

/** Focuses what is beside a deleted card: the next card, else the one before, else its list. */
export function focusBeside({ lists }: Tablero, { id, listId }: Tarjeta): void {
  focusTarjeta(besideOf(lists.find((lista) => lista.id === listId)?.cards ?? [], id), listId);
}

/** Focuses the list beside a deleted one, else the button that adds a list. */
export function focusBesideLista({ lists }: Tablero, { id }: Lista): void {
  focusFirst(marked('lista', besideOf(lists, id)), '[data-agregar="Agregar lista"]');
}

const marked = (name: string, id: string | undefined) => `[data-${name}="${CSS.escape(id ?? '')}"]`;

function besideOf(items: readonly { id: string }[], id: string): string | undefined {
  const index = items.findIndex((one) => one.id === id);
  return (items[index + 1] ?? items[index - 1])?.id;
}

/** The most frames to wait for a dialog to close; closing takes fewer. */
const patience = 60;

function focusFirst(...selectors: string[]): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const wait = (left: number) =>
    requestAnimationFrame(() => {
      // A dialog takes the focus back as long as it is on the page.
      if (left > 0 && find('[role="dialog"]')) return wait(left - 1);
      // The cache announces a change in the next frame, and the card is drawn with it.
      requestAnimationFrame(() => selectors.map(find).find(Boolean)?.focus({ preventScroll: true }));
    });
  wait(patience);
}
