import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCurrentInSight } from './use-current-in-sight';

/** The visible pixels of the row. */
const WIDTH = 300;
/** The width of each link. */
let widths: number[];
let resize: () => void;

beforeEach(() => {
  widths = [80, 80, 80, 80, 80, 80];
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.parentElement;
    if (this.tagName !== 'A' || !row) return { left: 0, right: WIDTH } as DOMRect;
    const at = [...row.children].indexOf(this);
    const left = widths.slice(0, at).reduce((sum, width) => sum + width, -row.scrollLeft);
    return { left, right: left + (widths[at] ?? 0) } as DOMRect;
  });
  class FakeObserver {
    constructor(onResize: () => void) {
      resize = onResize;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', FakeObserver);
});

function Row({ open }: { open: number }) {
  const row = useCurrentInSight<HTMLDivElement>(String(open));
  return (
    <div ref={row}>
      {widths.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the links have no other name
        <a key={at} href="/" aria-current={at === open ? 'page' : undefined}>
          {at}
        </a>
      ))}
    </div>
  );
}

it('a scrolled row of links begins with a whole link, also when counts come or somebody scrolled it', () => {
  const { container, rerender } = render(<Row open={3} />);
  const row = container.firstElementChild as HTMLElement;
  const look = () => {
    act(() => resize());
    return row.scrollLeft;
  };
  expect(look()).toBe(240 - 24);
  // The counts of earlier links arrive. The current link stays in sight, and an earlier link would be cut.
  widths[1] = 110;
  expect(look()).toBe(270 - 24);
  widths[1] = 80;
  expect(look()).toBe(240 - 24);

  row.scrollLeft = 190;
  rerender(<Row open={4} />);
  expect(look()).toBe(240 - 24);
  rerender(<Row open={0} />);
  expect(look()).toBeLessThanOrEqual(0);
});
