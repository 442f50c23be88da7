import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startApiServer } from '../../../../testing/api-server';
import { showPages } from '../../../../testing/show-pages';
import { Descripcion } from './descripcion';

startApiServer();

const abierto = '/?archivo=019a0000-0000-7000-8000-000000000001';

it('a description that is being typed stays with its details, which ask before they close', async () => {
  const { router } = showPages(
    [{ path: '/', element: <Descripcion texto={null} canWrite onGuardar={async () => true} /> }],
    { path: abierto },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar la descripción' }));
  const field = screen.getByRole('textbox', { name: 'Descripción' });
  fireEvent.change(field, { target: { value: 'Para las actas' } });
  await act(() => router.navigate(`${abierto}&orden=fecha`));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await act(() => router.navigate('/?orden=fecha'));
  fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.search).toBe(`${abierto.slice(1)}&orden=fecha`);
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('Sin descripción.')).toBeTruthy();
});
