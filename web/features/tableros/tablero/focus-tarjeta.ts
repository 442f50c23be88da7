/**
 * Gives the focus to a card that was moved by its menu, which has gone with the place where it was; to the title of its
 * list when the card is out of sight there. Nothing scrolls: whoever sorts one card after the other stays at the first list.
 */
export function focusTarjeta(tarjetaId: string, listId: string): void {
  // The cache tells of a change with the next frame, and the card is drawn with it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const target = find(`[data-tarjeta="${CSS.escape(tarjetaId)}"]`) ?? find(`[data-lista="${CSS.escape(listId)}"]`);
      target?.focus({ preventScroll: true });
    }),
  );
}
