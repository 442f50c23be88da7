/** Takes the keys until what they are typed for is there. */
let field: HTMLTextAreaElement | null = null;
/** What had the focus before. */
let opener: Element | null = null;

interface KeepOptions {
  /** What was typed before. */
  text?: string;
  /** The keys that send were pressed. */
  onSend: () => void;
}

/** From now on what is typed is kept for the form that a press opens, whose code or data may come late. */
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

/** Has the browser ask before what was typed is lost with the page. */
function askBefore(event: BeforeUnloadEvent): void {
  if (typedAhead().trim() !== '') event.preventDefault();
}

/** Moves the kept text into a place of the form, such as a dialog that lets the focus nowhere else. */
export function moveTyped(place: HTMLElement): void {
  if (!field || place.contains(field)) return;
  const { selectionStart, selectionEnd } = field;
  const hasFocus = document.activeElement === field;
  place.append(field);
  if (!hasFocus) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(selectionStart, selectionEnd);
}

/** Ends the keeping, once the form has the focus. @returns what was typed */
export function takeTyped(): string {
  const typed = typedAhead();
  dropTyped();
  return typed;
}

/** What was typed for a form that is not there yet. */
export const typedAhead = (): string => field?.value ?? '';

/** Ends the keeping of a form that was given up. */
export function dropTyped(): void {
  removeEventListener('beforeunload', askBefore);
  field?.remove();
  field = null;
  opener = null;
}

/** What had the focus before what is typed was kept; the element itself where nothing is kept. */
export const beforeTyped = (element: Element | null): Element | null => (field && element === field ? opener : element);

/** Writes what was typed where the caret of an input is, as if it were typed there. */
export function typeInto(input: HTMLInputElement, typed: string): void {
  if (typed === '') return;
  input.setRangeText(typed, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
