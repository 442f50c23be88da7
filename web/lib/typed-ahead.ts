/** The field that takes the keys until the form for them is there. */
let field: HTMLTextAreaElement | null = null;
/** The element that had the focus before. */
let opener: Element | null = null;

interface KeepOptions {
  /** The text that was typed before. */
  text?: string;
  /** Called when the keys that send were pressed. */
  onSend: () => void;
}

/** Keeps the typed text for a form that a press opens, because its code or data may come late. */
export function keepTyped(label: string, { text = '', onSend }: KeepOptions): void {
  dropTyped();
  opener = document.activeElement;
  field = document.createElement('textarea');
  field.className = 'visually-hidden';
  field.setAttribute('aria-label', label);
  field.value = text;
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  });
  addEventListener('beforeunload', askBefore);
  document.body.append(field);
  field.focus({ preventScroll: true });
}

/** Makes the browser ask before the page with the typed text is left. */
function askBefore(event: BeforeUnloadEvent): void {
  if (typedAhead().trim() !== '') event.preventDefault();
}

/** Moves the kept text into a part of the form, such as a dialog that traps the focus. */
export function moveTyped(place: HTMLElement): void {
  if (!field || place.contains(field)) return;
  const { selectionStart, selectionEnd } = field;
  const hasFocus = document.activeElement === field;
  place.append(field);
  if (!hasFocus) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(selectionStart, selectionEnd);
}

/** Ends the keeping, once the form has the focus. @returns the typed text */
export function takeTyped(): string {
  const typed = typedAhead();
  dropTyped();
  return typed;
}

/** The text typed for a form that is not there yet. */
export const typedAhead = (): string => field?.value ?? '';

/** Ends the keeping for a form that was given up. */
export function dropTyped(): void {
  removeEventListener('beforeunload', askBefore);
  field?.remove();
  field = null;
  opener = null;
}

/** The element that had the focus before the keeping began. Without a kept text, it is the given element. */
export const beforeTyped = (element: Element | null): Element | null => (field && element === field ? opener : element);

/** Inserts the typed text at the caret of an input, as if it were typed there. */
export function typeInto(input: HTMLInputElement, typed: string): void {
  if (typed === '') return;
  input.setRangeText(typed, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
