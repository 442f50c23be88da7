import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { startCarpetaPage } from '../../../testing/carpeta-page';
import { buildCarpeta } from '../../../testing/carpetas';
import { fakeSizes } from '../../../testing/fake-sizes';
import { showPages } from '../../../testing/show-pages';
import { AgendarFirmaButton } from './detail/agendar-firma';

fakeSizes();
const { server } = startCarpetaPage();

const show = (changes: Parameters<typeof buildCarpeta>[0], rolId = 1) =>
  showPages(
    [
      {
        path: '*',
        element: (
          <>
            <h1>Carpeta</h1>
            <AgendarFirmaButton carpeta={buildCarpeta(changes)} />
          </>
        ),
      },
    ],
    {
      path: '/carpetas/c-1',
      rolId,
    },
  );

it('«Agendar la firma» opens a new event with the carpeta, its title and its planned day', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/agenda/salas', () => HttpResponse.json([])),
    http.get('*/api/miembros', () => HttpResponse.json([])),
    http.get('*/api/agenda/consecuencias', () => HttpResponse.json({ consecuencias: [], cambiaLaAgenda: null })),
    http.post('*/api/agenda/eventos', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  show({ fechaFirmaPrevista: '2026-12-03' });
  fireEvent.click(await screen.findByRole('button', { name: 'Agendar la firma' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agendar' }));
  const value = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) }).value;
  await waitFor(() => expect(value('Título')).toBe('Firma: Rivas a Molina'));
  expect(value('Día')).toBe('03/12/2026');
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /^Carpeta/ }).value).toContain('Rivas a Molina');
  fireEvent.click(dialog.getByRole('button', { name: 'Agendar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([{ tipo: 'firma', titulo: 'Firma: Rivas a Molina', carpetaId: 'c-1' }]);
});

it.each([
  ['a signed carpeta', { estado: 'firmada', fechaFirma: '2026-11-19' }, 1],
  ['a carpeta in the trash', { eliminadaEn: '2026-11-20T12:00:00.000Z' }, 1],
  ['a role that may not change the agenda', {}, 5],
] as const)('is not offered for %s', async (_what, changes, rolId) => {
  show(changes, rolId);
  await screen.findByRole('heading');
  expect(screen.queryByRole('button')).toBeNull();
});
