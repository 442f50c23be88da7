/** The selector of an element by its `data-<name>`. */
export const marked = (name: string, id: string | undefined) => `[data-${name}="${CSS.escape(id ?? '')}"]`;

/** The most frames to wait for a dialog to close. Closing takes fewer frames. */
const patience = 60;

/** Focuses the first of the elements that is on the page, once dialogs are closed and the change is drawn. */
export function focusFirst(...selectors: string[]): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const wait = (left: number) =>
    requestAnimationFrame(() => {
      // A dialog takes the focus back while it is on the page.
      if (left > 0 && find('[role="dialog"]')) return wait(left - 1);
      // The cache announces a change in the next frame, and the card is drawn with it.
      requestAnimationFrame(() => selectors.map(find).find(Boolean)?.focus({ preventScroll: true }));
    });
  wait(patience);
}
