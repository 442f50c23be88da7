import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPages } from '../testing/show-pages';
import { useEscribir } from './use-escribir';

interface PageProps {
  remove: () => Promise<unknown>;
  restore?: () => Promise<unknown>;
}

function Page({ remove, restore = async () => null }: PageProps) {
  const { eliminar } = useEscribir();
  return (
    <button type="button" onClick={() => void eliminar(remove, { said: 'Eliminada', restore })}>
      Eliminar
    </button>
  );
}

/** Deletes by a write that calls `remove`. */
async function show(remove: () => Promise<unknown>, restore?: () => Promise<unknown>) {
  showPages([{ path: '/', element: <Page remove={remove} restore={restore} /> }], { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
}

it('an undo is offered after a deletion, also when the server answers with nothing', async () => {
  await show(async () => null);
  expect(await screen.findByText('Eliminada')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeTruthy();
});

it('a refused deletion is told, without an undo', async () => {
  await show(() => Promise.reject({ message: 'Ya no está' }));
  expect(await screen.findByText('Ya no está')).toBeTruthy();
  expect(screen.queryByText('Eliminada')).toBeNull();
});

it('an undo that was refused is offered again', async () => {
  const refusals = [{ message: 'Sin conexión' }];
  let restored = 0;
  await show(
    async () => null,
    async () => {
      const refusal = refusals.pop();
      if (refusal) throw refusal;
      restored += 1;
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Eliminada. No se pudo deshacer: Sin conexión')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await expect.poll(() => restored).toBe(1);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});
