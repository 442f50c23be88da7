const rowOf = (element: Element | null) => element?.closest('tr, li') ?? null;

/**
 * The id of the row that contains an element. Undefined inside buttons and menus of the row, which handle keys
 * themselves.
 */
export function elegibleOf(target: EventTarget): string | undefined {
  if (!(target instanceof Element) || target.closest('button, [role="menu"]')) return undefined;
  return rowOf(target)?.querySelector<HTMLElement>('input[data-elegir]')?.dataset.elegir;
}

/** The bars with the actions on chosen rows. The bar of mails also contains the checkbox of all rows. */
const BARRAS = '[data-barra], [data-elegidos="true"], [data-elegir-todas]';

/**
 * Whether an element is in a bar of chosen rows, or is the checkbox of all rows. Menus and dialogs opened from the bar
 * do not count.
 */
export const isInBarra = (target: EventTarget): boolean => target instanceof Element && target.closest(BARRAS) !== null;

/** Gives the focus to a row of a list: to its checkbox when the focus comes from a checkbox, or else to its link. */
export function focusElegible(list: HTMLElement, id: string, from: EventTarget): void {
  const checkbox = list.querySelector<HTMLElement>(`input[data-elegir="${CSS.escape(id)}"]`);
  const link = rowOf(checkbox)?.querySelector<HTMLElement>('a');
  (from instanceof HTMLInputElement ? checkbox : link)?.focus();
}

/** Gives the focus to the checkbox of all rows, after the dialog with the focus has closed. */
export function focusElegirTodas(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('input[data-elegir-todas]')?.focus());
}
