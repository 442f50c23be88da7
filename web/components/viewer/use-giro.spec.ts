import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useGiro } from './use-giro';

it('each version is turned by quarters, and stays turned', () => {
  const { result, unmount } = renderHook(() => useGiro('d-1 1'));
  const turns = [0, 1, 2, 3].map(() => {
    act(() => result.current.girar());
    return result.current.giro;
  });
  expect(turns).toEqual([90, 180, 270, 0]);
  act(() => result.current.girar());
  unmount();
  expect(renderHook(() => useGiro('d-1 1')).result.current.giro).toBe(90);
  expect(renderHook(() => useGiro('d-1 2')).result.current.giro).toBe(0);
});
