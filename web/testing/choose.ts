import { fireEvent } from '@testing-library/react';

/** Types into a combobox as a keyboard does, which opens its list. */
export function typeInto(combobox: HTMLElement, text: string): void {
  fireEvent.input(combobox, { target: { value: text }, inputType: 'insertText' });
}

/** Presses an option as a mouse does. */
export function choose(option: HTMLElement): void {
  fireEvent.pointerDown(option);
  fireEvent.click(option);
}
