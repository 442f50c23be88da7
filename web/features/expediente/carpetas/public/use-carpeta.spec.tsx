import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { beginTyped } from '../../../../lib/typed-here';
import { buildCarpeta } from '../../../../testing/carpetas';
import { useCarpeta } from './use-carpeta';

const never = new Promise<never>(() => undefined);
const open = buildCarpeta();
const closed = buildCarpeta({ permisos: { ...open.permisos, comentar: false } });

function Tab() {
  return <output>{useCarpeta().permisos.comentar ? 'comenta' : 'lee'}</output>;
}

function show() {
  let change: (next: { carpeta: typeof open; isWaiting: boolean }) => void = () => undefined;
  function Page() {
    const [{ carpeta, isWaiting }, setShown] = useState({ carpeta: open, isWaiting: false });
    change = setShown;
    return (
      <Routes>
        <Route element={<Outlet context={carpeta} />}>
          <Route index element={[<Tab key="tab" />, isWaiting && <Waiting key="waiting" />]} />
        </Route>
      </Routes>
    );
  }
  render(
    <MemoryRouter>
      <Suspense>
        <Page />
      </Suspense>
    </MemoryRouter>,
  );
  return { change: (carpeta: typeof open, isWaiting = false) => change({ carpeta, isWaiting }) };
}

const Waiting = () => use(never);
const shown = () => screen.getByRole('status').textContent;

it('the page keeps a permission that is taken away while the person writes', () => {
  const { change } = show();
  const end = beginTyped();
  onTestFinished(end);
  act(() => change(closed));
  expect(shown()).toBe('comenta');
  end();
  act(() => change({ ...closed }));
  expect(shown()).toBe('lee');
});

it('the page keeps the permission also when React has discarded another carpeta meanwhile', async () => {
  const { change } = show();
  onTestFinished(beginTyped());
  await act(async () => startTransition(() => change(buildCarpeta({ id: 'c-2' }), true)));
  await act(async () => change(closed));
  expect(shown()).toBe('comenta');
});
