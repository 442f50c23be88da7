import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AgendaItemDto, EventoDeAgendaDto } from '../../../../api/generated/agenda';
import { countDaysIn } from '../../../../lib/fechas';
import { fieldRefusal, startApiServer } from '../../../../testing/api-server';
import { carpetasPage } from '../../../../testing/carpetas';
import { fakeSizes } from '../../../../testing/fake-sizes';
import { pick, typeInto } from '../../../../testing/press';
import { showPages } from '../../../../testing/show-pages';
import { routes } from '../agenda.routes';

fakeSizes();
const server = startApiServer();

const item: AgendaItemDto = {
  ...{ clase: 'evento', id: 'e-1', titulo: 'Reunión', dia: '2027-03-04', lugar: null, hecho: false, carpeta: null },
  ...{ desde: '2027-03-04T13:00:00.000Z', hasta: '2027-03-04T14:00:00.000Z', serieId: 's-1' },
  ...{ personas: [], enlace: '/agenda/evento/e-1', version: 3 },
};
const evento: EventoDeAgendaDto = {
  ...{ id: 'e-1', tipo: 'reunion', titulo: 'Reunión', carpeta: null, lugar: null, sala: null, notas: null },
  ...{
    desde: '2027-03-04T13:00:00.000Z',
    hasta: '2027-03-04T14:00:00.000Z',
    personas: [],
    version: 3,
    recordatorios: [30],
  },
  serie: { id: 's-1', texto: 'cada semana, el jueves, hasta el 25/03/2027' },
};
const sent: unknown[] = [];
/** The reads of an event that was taken away. */
const reads: string[] = [];

beforeEach(() => {
  sent.length = 0;
  reads.length = 0;
  countDaysIn('America/Argentina/Buenos_Aires');
  server.use(
    http.get('*/api/agenda', () => HttpResponse.json({ items: [item], feriados: [], hoy: '2027-03-04' })),
    http.get('*/api/agenda/salas', () => HttpResponse.json([])),
    http.get('*/api/agenda/consecuencias', () => HttpResponse.json({ consecuencias: [], cambiaLaAgenda: false })),
    http.get('*/api/miembros', () => HttpResponse.json([])),
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([]))),
    http.get('*/api/agenda/eventos/e-1', () => {
      if (sent.some((one) => Array.isArray(one)) && !sent.includes('restaurado')) reads.push('gone');
      return HttpResponse.json(evento);
    }),
    http.patch('*/api/agenda/eventos/e-1', async ({ request }) => {
      sent.push({ ...((await request.json()) as object), version: request.headers.get('If-Match') });
      return HttpResponse.json({ ...evento, version: evento.version + sent.length });
    }),
    http.delete('*/api/agenda/eventos/e-1', ({ request }) => {
      sent.push([new URL(request.url).search, request.headers.get('If-Match')]);
      return HttpResponse.json(true);
    }),
    http.post('*/api/agenda/eventos/e-1/restaurar', () => {
      sent.push('restaurado');
      return HttpResponse.json(evento);
    }),
  );
});
afterEach(() => countDaysIn(undefined));

const nuevo = async (state: object) => {
  const { router } = showPages(routes, { path: '/agenda?vista=lista&dia=2027-03-01' });
  await screen.findByRole('link', { name: /Reunión/ });
  await act(() => router.navigate('/agenda/nuevo', { state }));
  return within(await screen.findByRole('dialog', { name: 'Agendar' }));
};

it('lets a new event repeat on days of the week, and shows by the field what the server says of the end', async () => {
  server.use(
    http.post('*/api/agenda/eventos', async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? fieldRefusal(422, 'DATOS_INVALIDOS', 'Se repite hasta 3 años.', 'repeticion.hasta')
        : HttpResponse.json(evento);
    }),
  );
  const dialog = await nuevo({ dia: '2027-03-04', tipo: 'reunion' });
  const repite = dialog.getByRole('combobox', { name: 'Se repite' });
  await pick(repite, 'Cada mes, el primer jueves');
  await pick(repite, 'Cada semana');
  const dias = within(dialog.getByRole('group', { name: 'Qué días' }));
  expect(dias.getByRole('button', { name: 'Jueves' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(dias.getByRole('button', { name: 'Lunes' }));
  await pick(dialog.getByRole('combobox', { name: 'Termina' }), 'Un día');
  fireEvent.click(dialog.getByRole('button', { name: 'Agendar' }));
  await dialog.findByText('Escriba la fecha como dd/mm/aaaa.');
  expect(sent).toEqual([]);
  typeInto(dialog.getByRole('textbox', { name: 'Último día' }), '31/12/2031');
  fireEvent.click(dialog.getByRole('button', { name: 'Agendar' }));
  await dialog.findByText('Se repite hasta 3 años.');
  expect(sent[0]).toMatchObject({ repeticion: { cada: 'semana', dias: [1, 4], hasta: '2031-12-31' } });
  await pick(dialog.getByRole('combobox', { name: 'Termina' }), 'Después de varias veces');
  fireEvent.click(dialog.getByRole('button', { name: 'Agendar' }));
  await waitFor(() => expect(sent[1]).toMatchObject({ repeticion: { cada: 'semana', dias: [1, 4], veces: 10 } }));
});

it('shows the recordatorios of an event, and takes others as people write them', async () => {
  showPages(routes, { path: '/agenda/evento/e-1?vista=lista&dia=2027-03-01' });
  await screen.findByText('30 minutos antes');
  const field = screen.getByRole('combobox', { name: 'Recordatorios' });
  const write = (text: string) => {
    typeInto(field, text);
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  write('pronto');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Corrija o quite lo que no es un tiempo.');
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar pronto' }));
  write('2 h');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Solo este' }));
  await waitFor(() => expect(sent).toMatchObject([{ recordatorios: [30, 120] }]));
});

it('lets no signature repeat', async () => {
  const dialog = await nuevo({ dia: '2027-03-04', tipo: 'firma' });
  expect(dialog.queryByRole('combobox', { name: 'Se repite' })).toBeNull();
});

it('asks for which events a change, a deletion or a move is, and does nothing without an answer', async () => {
  const { router } = showPages(routes, { path: '/agenda/evento/e-1?vista=lista&dia=2027-03-01' });
  await screen.findByText('Se repite cada semana, el jueves, hasta el 25/03/2027.');
  typeInto(screen.getByRole('textbox', { name: 'Título' }), 'Otra');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const asked = within(await screen.findByRole('dialog', { name: '¿Qué eventos cambian?' }));
  fireEvent.click(asked.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Qué eventos cambian?' })).toBeNull());
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Todos' }));
  await waitFor(() => expect(sent).toMatchObject([{ alcance: 'todos', titulo: 'Otra', version: '"3"' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await act(() => router.navigate('/agenda/evento/e-1?vista=lista&dia=2027-03-01'));
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar de la agenda' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Este y los siguientes' }));
  await screen.findByText('Se quitó Reunión');
  expect(sent[1]).toEqual(['?alcance=siguientes', '"3"']);
  expect(reads).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(sent[2]).toBe('restaurado'));

  fireEvent.click(await screen.findByRole('button', { name: 'Más acciones de Reunión' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Mover a otro día' }));
  typeInto(await screen.findByRole('textbox', { name: 'Día' }), '05/03/2027');
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Solo este' }));
  await waitFor(() => expect(sent[3]).toMatchObject({ desde: '2027-03-05T13:00:00.000Z' }));
  expect(sent[3]).not.toHaveProperty('alcance');
});

it('offers what was begun in a carpeta neither in another carpeta nor in the agenda', async () => {
  const de = (id: string) => ({ dia: '2027-03-04', tipo: 'reunion', carpeta: { id, codigo: null, caratula: id } });
  const notas = async (state: object) => {
    cleanup();
    return (await nuevo(state)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Notas' });
  };
  fireEvent.change(await notas(de('A')), { target: { value: 'Traer los poderes' } });
  expect((await notas(de('B'))).value).toBe('');
  expect((await notas({ dia: '2027-03-04', tipo: 'reunion' })).value).toBe('');
  expect((await notas(de('A'))).value).toBe('Traer los poderes');
});

it('takes back the offer to undo a move when the event is moved in another view', async () => {
  showPages(routes, { path: '/agenda?vista=lista&dia=2027-03-01' });
  const move = async (dia: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Más acciones de Reunión' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Mover a otro día' }));
    typeInto(await screen.findByRole('textbox', { name: 'Día' }), dia);
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Solo este' }));
  };
  await move('05/03/2027');
  await screen.findByText('Reunión: 05/03/2027');
  fireEvent.click(screen.getByRole('button', { name: 'Mes' }));
  await screen.findByRole('table', { name: 'Agenda' });
  await move('06/03/2027');
  await screen.findByText('Reunión: 06/03/2027');
  expect(screen.queryByText('Reunión: 05/03/2027')).toBeNull();
});
