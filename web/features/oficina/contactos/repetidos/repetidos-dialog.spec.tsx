import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { refusal, startApiServer } from '../../../../testing/api-server';
import { buildContacto } from '../../../../testing/contactos';
import { showPages } from '../../../../testing/show-pages';
import type { Contacto } from '../contactos-api';

const server = startApiServer();
const at = '*/api/apps/contacts';

const ana = buildContacto({ title: 'Abogada' });
const doble = buildContacto({ id: 'ana-2', name: 'ANA RIVAS', title: 'Gerente', version: 4 });

/** Shows the dialog, over a server that has these contacts. @returns the bodies that were sent */
function show(rolId?: number) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  let isOne = false;
  const note = async (request: Request, answer: object) => {
    sent.push({ path: new URL(request.url).pathname.slice(18), body: await request.clone().json() });
    isOne = !request.url.endsWith('deshacer');
    return HttpResponse.json(answer);
  };
  const merged: Contacto = { ...ana, title: 'Gerente', version: 2 };
  const par = { uno: ana, otro: doble, coincidencias: ['correo', 'nombre'], diferencias: [] };
  server.use(
    http.get(`${at}/repetidos`, () => HttpResponse.json(isOne ? { pares: [], total: 0 } : { pares: [par], total: 1 })),
    http.post(`${at}/combinar`, ({ request }) => note(request, merged)),
    http.post(`${at}/combinar/deshacer`, ({ request }) => note(request, ana)),
    http.post(`${at}/repetidos/distintos`, ({ request }) => note(request, {})),
  );
  showPages(
    [
      {
        path: 'apps/contacts/repetidos',
        lazy: async () => ({ Component: (await import('./repetidos-dialog')).RepetidosDialog }),
      },
    ],
    {
      path: '/apps/contacts/repetidos',
      ...(rolId && { rolId }),
    },
  );
  return sent;
}

it('makes one contact of two with the chosen values, and two again', async () => {
  const sent = show();
  const par = within(await screen.findByRole('listitem', { name: 'Ana Rivas' }));
  expect(par.getByText('Coinciden en el correo y el nombre.')).toBeTruthy();
  fireEvent.click(within(par.getByRole('group', { name: 'Cargo' })).getByRole('radio', { name: 'Gerente' }));
  fireEvent.click(par.getByRole('button', { name: 'Combinar' }));
  await screen.findByText('No hay contactos repetidos');
  expect(sent).toEqual([
    {
      path: '/combinar',
      body: {
        queda: { id: ana.id, version: 1 },
        otro: { id: doble.id, version: 4 },
        contact: expect.objectContaining({ title: 'Gerente', emails: ana.emails }),
      },
    },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await screen.findByRole('listitem', { name: 'Ana Rivas' });
  expect(sent.at(-1)?.body).toEqual({
    queda: { id: ana.id, version: 2 },
    otroId: doble.id,
    contact: { title: 'Abogada' },
  });
});

it('says why a refused pair stays, and does not offer again what is two people', async () => {
  const sent = show();
  server.use(http.post(`${at}/combinar`, () => refusal(412, 'CAMBIADO', 'Alguien lo cambió'), { once: true }));
  const par = within(await screen.findByRole('listitem', { name: 'Ana Rivas' }));
  fireEvent.click(par.getByRole('button', { name: 'Combinar' }));
  await screen.findByText('Alguien lo cambió');
  await waitFor(() => expect(par.getByRole('button', { name: 'Son distintos' })).toHaveProperty('disabled', false));
  fireEvent.click(par.getByRole('button', { name: 'Son distintos' }));
  await screen.findByText('No hay contactos repetidos');
  expect(sent.at(-1)?.body).toEqual({ unoId: ana.id, otroId: doble.id, distintos: true });
});

it('says so to people who may not change contacts', async () => {
  show(5);
  expect(await screen.findByText('Su rol no permite combinar contactos')).toBeTruthy();
});
