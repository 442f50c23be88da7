import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ArchivarCorreosDto } from '../../../../api/generated/correos';
import { startApiServer } from '../../../../testing/api-server';
import { buildCorreo, createCorreosServer } from '../../../../testing/correos';
import { showPages } from '../../../../testing/show-pages';
import { routes } from '../correo.routes';

const server = startApiServer();
const carpeta = { id: 'c-1', codigo: '2026-000123', caratula: 'Paz c/ Ruiz' };
let filed: ArchivarCorreosDto[];

beforeEach(() => {
  filed = [];
  const { kept, handlers } = createCorreosServer([
    buildCorreo({ enHilo: 2, asunto: 'Libre deuda' }),
    buildCorreo({ id: 'm-2', asunto: 'Otro' }),
  ]);
  const answer = (ids: readonly string[], carpetas: (typeof carpeta)[]) => {
    kept.correos = kept.correos.map((correo) => (ids.includes(correo.id) ? { ...correo, carpetas } : correo));
    return HttpResponse.json({ correos: kept.correos.filter(({ id }) => ids.includes(id)), nuevos: ids });
  };
  server.use(
    http.get('*/api/correos/:id/carpetas', () =>
      HttpResponse.json([{ ...carpeta, estado: 'en_preparacion', motivo: 'asunto' }]),
    ),
    http.get('*/api/carpetas', () =>
      HttpResponse.json({
        carpetas: [],
        paginacion: { total: 0, totalEsMinimo: false, pagina: 1, tamano: 10, ultimaPagina: 1 },
      }),
    ),
    http.post<never, ArchivarCorreosDto>('*/api/correos/archivar', async ({ request }) => {
      const body = await request.json();
      filed.push(body);
      return answer(body.ids, [carpeta]);
    }),
    http.post<never, ArchivarCorreosDto>('*/api/correos/desarchivar', async ({ request }) =>
      answer((await request.json()).ids, []),
    ),
    ...handlers,
  );
});

it('the open mail is filed with its thread by the key e and one press, and taken back', async () => {
  showPages(routes, { path: '/apps/mailbox/inbox/1/m-1' });
  await screen.findByRole('heading', { name: 'Libre deuda' });
  fireEvent.keyDown(document.body, { key: 'e' });
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('combobox')));
  fireEvent.click(await dialog.findByRole('button', { name: /Paz c\/ Ruiz/ }));
  const chip = await screen.findByRole('link', { name: 'Carpeta 2026-000123: Paz c/ Ruiz' });
  expect(chip.getAttribute('href')).toBe('/carpetas/c-1/correo');
  expect(filed).toEqual([{ ids: ['m-1'], carpetaId: 'c-1', hilo: true }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Carpeta/ })).toBeNull());
});

it('the row of a mail says in which carpeta it is filed, and takes it out', async () => {
  showPages(routes, { path: '/apps/mailbox/inbox/1/m-2' });
  await screen.findByRole('heading', { name: 'Otro' });
  fireEvent.click(screen.getByRole('button', { name: 'Archivar en carpeta' }));
  fireEvent.click(await screen.findByRole('button', { name: /Paz c\/ Ruiz/ }));
  expect(await screen.findAllByRole('list', { name: 'Archivado en' })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar de la carpeta 2026-000123' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Archivado en' })).toBeNull());
});
