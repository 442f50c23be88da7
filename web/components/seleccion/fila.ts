const rowOf = (element: Element | null) => element?.closest('tr, li') ?? null;

/** The id of the row that something is in. Buttons and menus of the row have keys of their own. */
export function elegibleOf(target: EventTarget): string | undefined {
  if (!(target instanceof Element) || target.closest('button, [role="menu"]')) return undefined;
  return rowOf(target)?.querySelector<HTMLElement>('input[data-elegir]')?.dataset.elegir;
}

/** What is done with what is chosen is in a bar, of mails with the checkbox of all. */
const BARRAS = '[data-barra], [data-elegidos="true"], [data-elegir-todas]';

/** Whether something is in the bar of what is chosen, or chooses all; not in a menu or dialog that it opened. */
export const isInBarra = (target: EventTarget): boolean => target instanceof Element && target.closest(BARRAS) !== null;

/** Gives the focus to a row of a list: to its checkbox if it comes from one, else to its link. */
export function focusElegible(list: HTMLElement, id: string, from: EventTarget): void {
  const checkbox = list.querySelector<HTMLElement>(`input[data-elegir="${CSS.escape(id)}"]`);
  const link = rowOf(checkbox)?.querySelector<HTMLElement>('a');
  (from instanceof HTMLInputElement ? checkbox : link)?.focus();
}

/** Gives the focus to the checkbox of all rows, once the dialog that has it is closed. */
export function focusElegirTodas(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('input[data-elegir-todas]')?.focus());
}
