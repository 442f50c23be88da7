import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StartProblem } from './start-problem';

afterEach(() => void vi.useRealTimers());

it('tries again every ten seconds, and as soon as the computer is connected, until it is gone', () => {
  vi.useFakeTimers();
  const onRetry = vi.fn();
  const { unmount } = render(
    <StartProblem problem={{ code: 'NO_DISPONIBLE', message: 'No hay servicio.' }} onRetry={onRetry} />,
  );
  vi.advanceTimersByTime(9_999);
  expect(onRetry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onRetry).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(2);
  unmount();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(onRetry).toHaveBeenCalledTimes(2);
});
