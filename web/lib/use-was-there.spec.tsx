import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { expect, it } from 'vitest';
import { useWasThere } from './use-was-there';

const never = new Promise<never>(() => {});

/** A part of the address `b` that never arrives. */
function Late(): never {
  return use(never);
}

/** Shows whether the thing of an address was there. `set` changes the address and whether the thing is there. */
function showThing() {
  const set = { id: (_: string) => {}, isThere: (_: boolean) => {} };
  function Page() {
    const [id, setId] = useState('a');
    const [isThere, setIsThere] = useState(true);
    Object.assign(set, { id: setId, isThere: setIsThere });
    return (
      <Suspense>
        {useWasThere(id, isThere) ? 'estuvo' : 'no estuvo'}
        {id === 'b' && <Late />}
      </Suspense>
    );
  }
  render(<Page />);
  return set;
}

it('a thing that is missing now is known to have been there, but not at another address', () => {
  const set = showThing();
  act(() => set.isThere(false));
  expect(screen.getByText('estuvo')).toBeTruthy();
  act(() => set.id('c'));
  expect(screen.getByText('no estuvo')).toBeTruthy();
});

it('it is still known when React began to draw the next address and has not finished', async () => {
  const set = showThing();
  await act(async () => startTransition(() => set.id('b')));
  await act(async () => set.isThere(false));
  expect(screen.getByText('estuvo')).toBeTruthy();
});
