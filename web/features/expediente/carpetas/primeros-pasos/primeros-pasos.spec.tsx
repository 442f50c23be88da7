import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { PrimerosPasosDto } from '../../../../api/generated/cuenta';
import { startApiServer } from '../../../../testing/api-server';
import { noteCalls } from '../../../../testing/noted-calls';
import { showPages } from '../../../../testing/show-pages';
import { PrimerosPasos } from './primeros-pasos';

const server = startApiServer();
const { sent, noted } = noteCalls();
let done: PrimerosPasosDto;

const cuenta = { cuentaId: 'cuenta-a', primerosPasos: 'abiertos', numeracion: { proximo: '2026-000001' } };

beforeEach(() => {
  done = { numeracion: false, logo: true, equipo: false, datos: false, carpeta: false };
  server.use(
    http.get('*/api/cuenta', () => HttpResponse.json(cuenta)),
    http.get('*/api/cuenta/primeros-pasos', () => HttpResponse.json(done)),
    noted('patch', '/api/cuenta/primeros-pasos', ({ numeracionConfirmada }: { numeracionConfirmada?: boolean }) => {
      if (numeracionConfirmada) done = { ...done, numeracion: true };
      return cuenta;
    }),
  );
});

const show = (isFolded = false) =>
  showPages([{ path: '/', element: <PrimerosPasos isFolded={isFolded} /> }], { path: '/' });

it('each first step says what it is for and leads there, until it is done', async () => {
  show();
  await screen.findByText('1 de 5 hechos');
  await screen.findByText(/La próxima carpeta será la 2026-000001/);
  const links = screen.getAllByRole('link');
  // People who steer by voice say the words that they see, so the name of the link contains those words.
  for (const link of links) {
    expect(link.getAttribute('aria-label')?.toLowerCase()).toContain(link.textContent?.toLowerCase());
  }
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/configuraciones/cuenta#numeracion',
    '/configuraciones/equipo',
    '/apps/contacts/importar',
    '/personas/importar',
    '/carpetas/nueva',
  ]);
  expect(screen.getByText('Subir el logo').textContent).toBe('Subir el logo: hecho');
});

it('the numbering is confirmed in one press, and the focus stays', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Está bien así' }));
  await screen.findByText('2 de 5 hechos');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Primeros pasos/ }));
});

it('the first steps are hidden for good, which can be undone', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'No mostrar más' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(sent.map(([, body]) => body)).toEqual([{ ocultos: true }, { ocultos: false }]));
});

it('the page congratulates once when all first steps are done', async () => {
  done = { numeracion: true, logo: true, equipo: true, datos: true, carpeta: true };
  show();
  await screen.findByText(/Felicitaciones/);
  expect(sent.map(([, body]) => body)).toEqual([{ terminados: true }]);
  expect(screen.queryByText('Primeros pasos')).toBeNull();
});

it('the first steps are folded over a list that has carpetas', async () => {
  show(true);
  const region = await screen.findByRole('region', { name: /1 de 5/ });
  expect(within(region).getByRole('group').hasAttribute('open')).toBe(false);
});
