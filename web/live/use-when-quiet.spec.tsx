import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPages } from '../testing/show-pages';
import { useWhenQuiet } from './use-when-quiet';

const fetch = vi.fn();
function Page({ isDrawn }: { isDrawn: boolean }) {
  useWhenQuiet(isDrawn, fetch);
  return null;
}
const show = async (isDrawn: boolean) => {
  showPages([{ path: '/', element: <Page isDrawn={isDrawn} /> }], { path: '/' });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  cleanup();
};

beforeEach(() => {
  fetch.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

it('fetches once the page is drawn and quiet', async () => {
  await show(false);
  expect(fetch).not.toHaveBeenCalled();
  await show(true);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('fetches nothing for who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await show(true);
  expect(fetch).not.toHaveBeenCalled();
});
