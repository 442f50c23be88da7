import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useMasonry } from './use-masonry';

/** The texts of the items that were measured. */
let measured: (string | null)[];
let resize: (item: Element) => void;

beforeEach(() => {
  measured = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    measured.push(this.textContent);
    return { height: this.textContent?.length } as DOMRect;
  });
  class FakeObserver {
    constructor(onResize: (entries: { target: Element }[]) => void) {
      resize = (target) => onResize([{ target }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', FakeObserver);
});

function Grid({ texts }: { texts: Record<string, string> }) {
  const list = useMasonry<HTMLUListElement>();
  return (
    <ul ref={list}>
      {Object.entries(texts).map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

it('an item is measured when it appears and when its size changes, without other items', () => {
  const { rerender, container } = render(<Grid texts={{ a: 'a', b: 'bb' }} />);
  const spans = () => [...container.querySelectorAll('li')].map(({ style }) => style.gridRowEnd);
  expect([spans(), measured]).toEqual([
    ['span 1', 'span 2'],
    ['a', 'bb'],
  ]);

  rerender(<Grid texts={{ a: 'aaa', b: 'bb' }} />);
  act(() => resize(container.querySelector('li') as Element));
  expect([spans(), measured.slice(2)]).toEqual([['span 3', 'span 2'], ['aaa']]);

  rerender(<Grid texts={{ b: 'bb', a: 'aaa', c: 'cccc' }} />);
  expect([spans(), measured.slice(3)]).toEqual([['span 2', 'span 3', 'span 4'], ['cccc']]);
});
