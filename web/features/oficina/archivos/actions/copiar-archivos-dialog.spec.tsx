import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { startApiServer } from '../../../../testing/api-server';
import { showPages } from '../../../../testing/show-pages';
import { CopiarAArchivosDialog } from './copiar-archivos-dialog';

const server = startApiServer();

it('a copy of a document of a reserved carpeta is made only after the person read who will see it, and confirms', async () => {
  const sent: boolean[] = [];
  server.use(
    http.get('*/api/directorios', () => HttpResponse.json([])),
    http.post('*/api/archivos/desde-documento', async ({ request }) => {
      const { loVeranOtros } = (await request.json()) as { loVeranOtros: boolean };
      sent.push(loVeranOtros);
      return loVeranOtros
        ? HttpResponse.json({ archivos: [], omitidos: [], rechazados: [] }, { status: 201 })
        : HttpResponse.json(
            { statusCode: 409, code: 'DOCUMENTO_RESERVADO', message: 'Lo verán otros.' },
            { status: 409 },
          );
    }),
  );
  const page = <CopiarAArchivosDialog documentoId="d1" nombre="Testamento.pdf" onClose={() => {}} />;
  showPages([{ path: '/', element: page }], { path: '/', rolId: 1 });

  const copy = async () => {
    fireEvent.click(await screen.findByRole('radio', { name: 'Archivos' }));
    fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
    await screen.findByText('Lo verán otros.');
  };
  await copy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByText('Lo verán otros.')).toBeNull());
  expect(sent).toEqual([false]);
  await copy();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar igual' }));
  await waitFor(() => expect(sent).toEqual([false, false, true]));
});
