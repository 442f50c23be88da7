import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPages } from '../testing/show-pages';
import { useEscribir } from './use-escribir';

function Page({ remove }: { remove: () => Promise<unknown> }) {
  const { eliminar } = useEscribir();
  return (
    <button type="button" onClick={() => void eliminar(remove, { said: 'Eliminada', restore: async () => null })}>
      Eliminar
    </button>
  );
}

/** Deletes by a write that does `remove`. */
async function show(remove: () => Promise<unknown>) {
  showPages([{ path: '/', element: <Page remove={remove} /> }], { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
}

it('offers to undo a deletion, also one that the server answers with nothing', async () => {
  await show(async () => null);
  expect(await screen.findByText('Eliminada')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeTruthy();
});

it('says that a deletion was refused, and offers nothing', async () => {
  await show(() => Promise.reject({ message: 'Ya no está' }));
  expect(await screen.findByText('Ya no está')).toBeTruthy();
  expect(screen.queryByText('Eliminada')).toBeNull();
});
