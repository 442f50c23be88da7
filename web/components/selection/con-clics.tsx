import type { MouseEvent, ReactNode } from 'react';
import { useElegidas } from './elegibles';
import { elegibleOf } from './row';

/**
 * The row of a click with Ctrl or Shift. A click on the checkbox does not count, since the checkbox handles it itself.
 */
const rowOf = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined =>
  (ctrlKey || metaKey || shiftKey) && !(target as Element).closest('label') ? elegibleOf(target) : undefined;

/**
 * Lets Ctrl or Shift and a click choose rows. The browser would otherwise open their links in another tab or window.
 */
export function ConClics({ children }: { children: ReactNode }) {
  const { toggle } = useElegidas();

  const onClickCapture = (event: MouseEvent) => {
    const id = rowOf(event);
    if (id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    toggle(id, event.shiftKey);
  };
  // Otherwise Shift would select the text between two clicks.
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey && rowOf(event)) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows have checkboxes and keys too
    <div onClickCapture={onClickCapture} onMouseDown={onMouseDown}>
      {children}
    </div>
  );
}
