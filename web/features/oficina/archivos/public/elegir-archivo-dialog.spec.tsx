import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { startApiServer } from '../../../../testing/api-server';
import { showPages } from '../../../../testing/show-pages';
import { ElegirArchivoDialog } from './elegir-archivo-dialog';

const server = startApiServer();

it('a reserved archivo is linked only after the person read who will not open the link, and confirms', async () => {
  const archivo = (nombre: string, reservado: boolean) => ({
    id: nombre,
    nombre,
    reservado,
    directorioId: null,
    actual: { n: 1, mime: 'application/pdf', bytes: 10, nombreOriginal: nombre },
  });
  const archivos = [archivo('abierto.pdf', false), archivo('tarifas.pdf', true)];
  server.use(
    http.get('*/api/archivos', () =>
      HttpResponse.json({ directorio: null, ruta: [], directorios: [], archivos, siguiente: null }),
    ),
  );
  const onElegir = vi.fn();
  const page = (
    <ElegirArchivoDialog title="Enlazar" lectores="quien tome el curso" onElegir={onElegir} onClose={() => {}} />
  );
  showPages([{ path: '/', element: page }], { path: '/', rolId: 1 });

  fireEvent.click(await screen.findByRole('button', { name: /tarifas.pdf/ }));
  await screen.findByText(/quien tome el curso sin ese rol no podrá abrirlo/);
  fireEvent.click(screen.getByRole('button', { name: 'Elegir otro' }));
  fireEvent.click(await screen.findByRole('button', { name: /abierto.pdf/ }));
  await waitFor(() => expect(onElegir).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole('button', { name: /tarifas.pdf/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Enlazar igual' }));
  await waitFor(() =>
    expect(onElegir.mock.lastCall).toEqual([{ href: '/apps/file-manager?archivo=tarifas.pdf', text: 'tarifas.pdf' }]),
  );
});
