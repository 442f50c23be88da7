import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AgendaItemDto, ModificarEventoDto } from '../../../../api/generated/agenda';
import { countDaysIn } from '../../../../lib/fechas';
import { refusal, startApiServer } from '../../../../testing/api-server';
import { carpetasPage } from '../../../../testing/carpetas';
import { fakeSizes } from '../../../../testing/fake-sizes';
import { showPages } from '../../../../testing/show-pages';
import { routes } from '../agenda.routes';
import { momentoDe } from '../mes/momentos';

fakeSizes();
const server = startApiServer();

/** The row of the server, which moves as it is asked. */
let reunion: AgendaItemDto;
const sent: (ModificarEventoDto & { version: string | null })[] = [];
let consecuencias: string[] = [];

beforeEach(() => {
  countDaysIn('America/Argentina/Buenos_Aires');
  sent.length = 0;
  consecuencias = [];
  reunion = {
    ...{ clase: 'evento', id: 'e-1', titulo: 'Reunión', dia: '2026-03-05', lugar: null, hecho: false, carpeta: null },
    ...{ desde: momentoDe('2026-03-05', '10:00'), hasta: momentoDe('2026-03-05', '11:00') },
    ...{ personas: [], enlace: '/agenda/evento/e-1', version: 1, serieId: null },
  };
  server.use(
    http.get('*/api/agenda', () => HttpResponse.json({ items: [reunion], feriados: [], hoy: '2026-03-04' })),
    http.get('*/api/agenda/salas', () => HttpResponse.json([])),
    http.get('*/api/miembros', () => HttpResponse.json([])),
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([]))),
    http.get('*/api/agenda/consecuencias', () => HttpResponse.json({ consecuencias, cambiaLaAgenda: false })),
    http.patch('*/api/agenda/eventos/e-1', async ({ request }) => {
      const fields = (await request.json()) as ModificarEventoDto;
      sent.push({ ...fields, version: request.headers.get('If-Match') });
      const { desde = null, hasta = null } = fields;
      reunion = { ...reunion, desde, hasta, version: Number(reunion.version) + 1 };
      return HttpResponse.json({ ...reunion, tipo: 'reunion', sala: null, notas: null });
    }),
  );
});
afterEach(() => countDaysIn(undefined));

const semana = (rolId?: number) =>
  showPages(routes, { path: '/agenda?vista=semana&dia=2026-03-05', ...(rolId && { rolId }) });
const elEvento = () => screen.findByRole('link', { name: /Reunión/ });
const press = (element: HTMLElement, key: string, shiftKey = false) =>
  fireEvent.keyDown(element, { key, altKey: true, shiftKey });
const letGo = (element: HTMLElement) => fireEvent.keyUp(element, { key: 'Alt' });
const hours = (dia: string, desde: string, hasta: string) => ({
  ...{ desde: momentoDe(dia, desde), hasta: momentoDe(dia, hasta) },
});

it('an event moves by keys, is told of at each step, is stored once when Alt is let go, and can be put back', async () => {
  semana();
  const link = await elEvento();
  press(link, 'ArrowDown');
  press(link, 'ArrowDown');
  press(link, 'ArrowRight');
  await screen.findByText('Reunión: viernes, 6 de marzo, de 10:30 a 11:30');
  expect(sent).toEqual([]);
  letGo(link);
  await screen.findByText('Reunión: 06/03/2026 a las 10:30');
  expect(sent).toEqual([{ ...hours('2026-03-06', '10:30', '11:30'), version: '"1"' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(sent[1]).toEqual({ ...hours('2026-03-05', '10:00', '11:00'), version: '"2"' }));
  await waitFor(() => expect(link.textContent).toMatch(/10:00 a 11:00, jueves, 5 de marzo$/));
});

it('an event gets longer by keys, and each move is sent at the version of the one before', async () => {
  semana();
  const link = await elEvento();
  press(link, 'ArrowDown', true);
  letGo(link);
  press(link, 'ArrowUp');
  letGo(link);
  await waitFor(() =>
    expect(sent).toEqual([
      { ...hours('2026-03-05', '10:00', '11:15'), version: '"1"' },
      { ...hours('2026-03-05', '09:45', '11:00'), version: '"2"' },
    ]),
  );
  // Only the last move can be undone.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1));
});

it('Escape leaves an event where it was, and so does a refusal of the server', async () => {
  server.use(http.patch('*/api/agenda/eventos/e-1', () => refusal(409, 'SALA_OCUPADA', 'La sala ya está ocupada.')));
  semana();
  const link = await elEvento();
  press(link, 'ArrowDown');
  fireEvent.keyDown(link, { key: 'Escape' });
  await screen.findByText('Reunión queda donde estaba.');
  expect(link.textContent).toContain('10:00 a 11:00');
  press(link, 'ArrowDown');
  expect(link.textContent).toContain('10:15 a 11:15');
  letGo(link);
  await screen.findByText('La sala ya está ocupada.');
  await waitFor(() => expect(link.textContent).toContain('10:00 a 11:00'));
});

it('asks before another day only when the day has consequences', async () => {
  consecuencias = ['El 06/03/2026 es feriado: Feria.'];
  semana();
  const link = await elEvento();
  press(link, 'ArrowRight');
  letGo(link);
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Mover al 06/03/2026?' }));
  asked.getByText('Reunión pasa del 05/03/2026 a las 10:00 al 06/03/2026 a las 10:00.');
  asked.getByText('El 06/03/2026 es feriado: Feria.');
  fireEvent.click(asked.getByRole('button', { name: 'Dejar como está' }));
  await waitFor(() => expect(link.textContent).toContain('jueves, 5 de marzo'));
  expect(sent).toEqual([]);
});

it.each([
  ['is over', { hecho: true }, undefined, 'Lo que ya está hecho o ya pasó no se mueve. Ábralo para corregir su día.'],
  ['the role may not move', {}, 5, 'Su rol no permite moverlo.'],
])('an event that %s says so instead of moving', async (_name, changes, rolId, reason) => {
  reunion = { ...reunion, ...changes };
  semana(rolId);
  const link = await elEvento();
  press(link, 'ArrowDown');
  letGo(link);
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  expect(link.textContent).toContain('10:00 a 11:00');
  expect(sent).toEqual([]);
});

it('an event is dragged by its middle to move, and by its lower edge to grow, in steps of 15 minutes', async () => {
  // A day is 2400 px high, so 100 px are an hour; a column is 100 px wide.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 700, 2400));
  semana();
  const link = await elEvento();
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerType: 'mouse' });
  fireEvent.pointerDown(link, at(350, 1050));
  fireEvent.pointerMove(window, at(450, 1180));
  await screen.findByText('11:15 a 12:15');
  fireEvent.pointerUp(window, at(450, 1180));
  await waitFor(() => expect(sent[0]).toEqual({ ...hours('2026-03-06', '11:15', '12:15'), version: '"1"' }));
  await waitFor(() => expect(link.textContent).toMatch(/11:15 a 12:15, viernes, 6 de marzo$/));

  const edge = link.parentElement!.lastElementChild!;
  fireEvent.pointerDown(edge, at(450, 1225));
  fireEvent.pointerMove(window, at(450, 1310));
  fireEvent.pointerUp(window, at(450, 1310));
  await waitFor(() => expect(sent[1]).toEqual({ ...hours('2026-03-06', '11:15', '13:00'), version: '"2"' }));

  fireEvent.pointerDown(edge, at(450, 1300));
  fireEvent.pointerMove(window, at(450, 1500));
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(window, at(450, 1500));
  await waitFor(() => expect(screen.queryByText('11:15 a 15:00')).toBeNull());
  expect(sent).toHaveLength(2);
});

it('a press on an empty time opens the form with that day and hour', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 700, 2400));
  const { router } = semana();
  await elEvento();
  const columns = document.querySelectorAll('[aria-hidden="true"][tabindex="-1"]');
  fireEvent.click(columns[4]!, { clientX: 450, clientY: 1540 });
  await screen.findByRole('dialog', { name: 'Agendar' });
  expect(router.state.location.state).toEqual({ dia: '2026-03-06', desde: '15:00', hasta: '16:00' });
  expect(screen.getByLabelText(/^Desde/)).toHaveProperty('value', '15:00');
});

it('what has no hour is above the hours, folded where there is much of it', async () => {
  const plazo = (n: number): AgendaItemDto => ({
    ...{ ...reunion, clase: 'plazo', id: `p-${n}`, titulo: `Plazo ${n}`, desde: null, hasta: null, version: null },
    ...{ enlace: '/carpetas/c-1' },
  });
  server.use(
    http.get('*/api/agenda', () =>
      HttpResponse.json({ items: [1, 2, 3, 4, 5].map(plazo), feriados: [], hoy: '2026-03-04' }),
    ),
  );
  semana();
  const jueves = within(await screen.findByRole('region', { name: 'Jueves, 5 de marzo, todo el día' }));
  expect(jueves.getAllByRole('link')).toHaveLength(3);
  fireEvent.click(jueves.getByRole('button', { name: /^2 más/ }));
  expect(jueves.getAllByRole('link')).toHaveLength(5);
});
