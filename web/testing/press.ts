import { fireEvent, screen } from '@testing-library/react';

/** Types into a combobox as a keyboard does, so that its list opens. */
export function typeInto(combobox: HTMLElement, text: string): void {
  fireEvent.input(combobox, { target: { value: text }, inputType: 'insertText' });
}

/** Presses a button as a keyboard does: the button has the focus. */
export function pressByKey(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}

/** Presses an option as a mouse does. */
export function choose(option: HTMLElement): void {
  fireEvent.pointerDown(option);
  fireEvent.click(option);
}

/** Opens a select and picks one of its options. */
export async function pick(select: HTMLElement, option: string): Promise<void> {
  fireEvent.click(select);
  choose(await screen.findByRole('option', { name: option }));
}

/** Presses outside a dialog, as a mouse does. */
export function pressOutside(dialog: HTMLElement): void {
  const backdrop = dialog.closest('[data-base-ui-portal]')?.querySelector('[role="presentation"]');
  if (!backdrop) throw new Error('There is no backdrop behind the dialog');
  fireEvent.pointerDown(backdrop);
  fireEvent.mouseDown(backdrop);
  fireEvent.mouseUp(backdrop);
  fireEvent.click(backdrop);
}
