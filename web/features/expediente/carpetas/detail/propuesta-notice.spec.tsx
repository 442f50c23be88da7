import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { startApiServer } from '../../../../testing/api-server';
import { buildCarpeta } from '../../../../testing/carpetas';
import { showPages } from '../../../../testing/show-pages';
import { PropuestaAviso } from './propuesta-notice';
import { SiguientePaso } from './siguiente-paso';

const server = startApiServer();

const carpeta = buildCarpeta({
  ...{ propuestaEn: '2026-11-20T15:00:00.000Z', propuestaPor: { id: 'usuario-3', nombre: 'Olga Ríos' } },
  movimientos: [
    { estado: 'lista_para_firma', permitido: false, motivo: 'Solo el titular.', requiereMotivo: false, faltantes: [] },
  ],
});
const element = (
  <>
    <PropuestaAviso carpeta={carpeta} />
    <SiguientePaso carpeta={carpeta} isMoving={false} onMove={() => undefined} />
  </>
);

it('tells an oficial that the carpeta is proposed, without giving it back', async () => {
  showPages([{ path: '/', element }], { path: '/', rolId: 3 });
  await screen.findByText('Propuesta para la firma');
  expect(screen.getByRole('button', { name: 'Propuesta' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Devolver' })).toBeNull();
});

it('lets a titular give it back with a reason', async () => {
  let sent: unknown;
  server.use(
    http.post('*/api/carpetas/c-1/devolver', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(buildCarpeta());
    }),
  );
  showPages([{ path: '/', element }], { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Devolver' }));
  const motivo = await screen.findByRole('textbox', { name: /^Motivo/ });
  const [, confirm] = screen.getAllByRole('button', { name: 'Devolver', hidden: true });
  fireEvent.click(confirm as HTMLElement);
  await screen.findByText('Indique el motivo.');
  fireEvent.change(motivo, { target: { value: 'Falta el plano' } });
  fireEvent.click(confirm as HTMLElement);
  await waitFor(() => expect(sent).toEqual({ motivo: 'Falta el plano' }));
});
