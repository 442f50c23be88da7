import { focusFirst, marked } from '../../../../lib/focus-first';
import type { Lista, Tablero, Tarjeta } from '../tableros-api';

/**
 * Focuses a card that was moved by its menu, since the menu disappeared with the old place. If the card is not on the
 * page, the title of its list takes the focus. Nothing scrolls, so that a person who sorts many cards stays where they
 * are.
 */
export function focusTarjeta(tarjetaId: string | undefined, listId: string): void {
  focusFirst(marked('tarjeta', tarjetaId), marked('lista', listId));
}

/** Focuses the neighbour of a deleted card: the next card, or else the card before, or else the list. */
export function focusBeside({ lists }: Tablero, { id, listId }: Tarjeta): void {
  focusTarjeta(besideOf(lists.find((lista) => lista.id === listId)?.cards ?? [], id), listId);
}

/** Focuses the list beside a deleted list, or else the button that adds a list. */
export function focusBesideLista({ lists }: Tablero, { id }: Lista): void {
  focusFirst(marked('lista', besideOf(lists, id)), '[data-agregar="Agregar lista"]');
}

function besideOf(items: readonly { id: string }[], id: string): string | undefined {
  const index = items.findIndex((one) => one.id === id);
  return (items[index + 1] ?? items[index - 1])?.id;
}
