import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import type { ResolverReservasDto } from '../../../api/generated/inventario';
import { startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import { ReservasDeCarpeta } from './reservas-de-carpeta';

const server = startApiServer();

it('a reserved product is used up after a question, and then leaves the list', async () => {
  let reservas = [
    { id: 'p-1', name: 'Hojas', quantity: 1200 },
    { id: 'p-2', name: 'Tapas', quantity: 1 },
  ];
  let sent: ResolverReservasDto | undefined;
  server.use(
    http.get('*/api/carpetas/c-1/reservas', () => HttpResponse.json(reservas)),
    http.post<never, ResolverReservasDto>('*/api/carpetas/c-1/reservas', async ({ request }) => {
      sent = await request.json();
      reservas = [];
      return HttpResponse.json(reservas);
    }),
  );
  showPages([{ path: '/', element: <ReservasDeCarpeta carpetaId="c-1" isFirmada /> }], { path: '/' });
  const region = within(await screen.findByRole('region', { name: 'Reservado en el inventario' }));
  expect(region.getByText(/^La carpeta se firmó/).textContent).toContain(
    'sigue reservado en el inventario: 1.200 de Hojas, 1 de Tapas.',
  );
  fireEvent.click(region.getByRole('button', { name: 'Dar por usado' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Dar por usado lo reservado?' }));
  expect(sent).toBeUndefined();
  fireEvent.click(question.getByRole('button', { name: 'Dar por usado' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(sent).toEqual({
    type: 'consumo',
    products: [
      { id: 'p-1', quantity: 1200 },
      { id: 'p-2', quantity: 1 },
    ],
  });
});
