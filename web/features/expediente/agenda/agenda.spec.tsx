import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AgendaItemDto, EventoDeAgendaDto } from '../../../api/generated/agenda';
import { countDaysIn } from '../../../lib/fechas';
import { fieldRefusal, refusal, startApiServer } from '../../../testing/api-server';
import { buildCarpeta, carpetasPage } from '../../../testing/carpetas';
import { fakeSizes } from '../../../testing/fake-sizes';
import { choose, pick, typeInto } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { routes } from './agenda.routes';

fakeSizes();
const server = startApiServer();

const reunion: AgendaItemDto = {
  ...{ clase: 'evento', id: 'e-1', titulo: 'Reunión', dia: '2026-03-05', lugar: null, hecho: false, carpeta: null },
  // The event begins at midnight in Madrid.
  ...{ desde: '2026-03-04T23:00:00.000Z', hasta: '2026-03-05T00:30:00.000Z' },
  ...{ personas: [], enlace: '/agenda/evento/e-1', version: 1, serieId: null },
};

beforeEach(() =>
  server.use(
    http.get('*/api/agenda', () => HttpResponse.json({ items: [reunion], feriados: [], hoy: '2026-03-04' })),
    http.get('*/api/agenda/salas', () => HttpResponse.json([])),
    http.get('*/api/miembros', () => HttpResponse.json([])),
  ),
);
afterEach(() => countDaysIn(undefined));

it('shows the hours of the cuenta, and says so on a device with other hours', async () => {
  countDaysIn('Asia/Kabul');
  showPages(routes, { path: '/agenda?vista=semana&dia=2026-03-05' });
  // It is half past three in Kabul.
  await screen.findByText('03:30');
  expect(screen.getByText('Las horas son de Kabul, donde está la oficina.')).toBeTruthy();
});

it('names an item of a month by its kind, hour and title, and shows the kind as an icon', async () => {
  countDaysIn('Europe/Madrid');
  const plazo = {
    ...reunion,
    ...{ clase: 'plazo', id: 'p-1', titulo: 'Inscribir', desde: null, hasta: null },
  } as const;
  server.use(
    http.get('*/api/agenda', () => HttpResponse.json({ items: [reunion, plazo], feriados: [], hoy: '2026-03-04' })),
  );
  showPages(routes, { path: '/agenda?dia=2026-03-05' });
  const link = await screen.findByRole('link', { name: /^00:00\s?Evento:\s?Reunión$/ });
  expect(link.title).toBe('Evento: Reunión');
  const mes = within(screen.getByRole('table', { name: 'Agenda' }));
  expect(mes.getByRole('link', { name: /^Plazo:\s?Inscribir$/ }).querySelector('svg')).toBeTruthy();
});

it('is shown in the view of the address, and opens the form for people who may use it', async () => {
  const { router } = showPages(routes, { path: '/agenda?vista=lista&dia=2026-03-01' });
  await screen.findByRole('heading', { name: /^Jueves, 5 de marzo/ });
  const vistas = screen.getByRole('group', { name: 'Cómo se muestra la agenda' });
  fireEvent.click(within(vistas).getByRole('button', { name: 'Semana' }));
  await waitFor(() => expect(router.state.location.search).toBe('?vista=semana&dia=2026-03-01'));
  await screen.findByRole('list', { name: 'Con hora' });
});

it('leads a person who may not write away from an empty form', async () => {
  const { router } = showPages(routes, { path: '/agenda/nuevo?vista=lista', rolId: 5 });
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/agenda?vista=lista'),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

const { clase, dia, hecho, enlace, serieId, ...one } = reunion;
const evento: EventoDeAgendaDto = {
  ...{ ...one, tipo: 'reunion', desde: String(one.desde), hasta: String(one.hasta), version: 1 },
  ...{ sala: null, notas: 'Traen los poderes', serie: null, recordatorios: [] },
};

it('leaves an event before it is removed; the event opens again with what was typed when the server refuses', async () => {
  let isThere = true;
  let isRefused = true;
  const asked: string[] = [];
  server.use(
    http.get('*/api/agenda/eventos/e-1', () => {
      asked.push(isThere ? 'there' : 'gone');
      return isThere ? HttpResponse.json(evento) : refusal(404, 'NO_ENCONTRADO', 'No está');
    }),
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([]))),
    http.delete('*/api/agenda/eventos/e-1', () => {
      isThere = isRefused;
      return isRefused ? refusal(503, 'X', 'Ahora no') : new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/agenda/eventos/e-1/restaurar', () => {
      isThere = true;
      return HttpResponse.json(evento);
    }),
  );
  const { router } = showPages(routes, { path: '/agenda/evento/e-1?vista=lista' });
  const address = () => router.state.location.pathname + router.state.location.search;
  fireEvent.change(await screen.findByRole('textbox', { name: 'Notas' }), { target: { value: 'Otras' } });
  fireEvent.click(screen.getByRole('button', { name: 'Quitar de la agenda' }));
  await screen.findByText('Ahora no');
  await waitFor(() => expect(address()).toBe('/agenda/evento/e-1?vista=lista'));
  expect(await screen.findByRole('textbox', { name: 'Notas' })).toHaveProperty('value', 'Otras');
  isRefused = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar de la agenda' }));
  await screen.findByText('Se quitó Reunión');
  expect(address()).toBe('/agenda?vista=lista');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).not.toContain('gone');
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(isThere).toBe(true));
  await act(() => router.navigate('/agenda/evento/e-1'));
  expect(await screen.findByRole('textbox', { name: 'Notas' })).toHaveProperty('value', 'Traen los poderes');
});

it('keeps the notas of an event, and lets any new event be of a carpeta', async () => {
  let sent: unknown;
  server.use(
    http.get('*/api/agenda/eventos/e-1', () => HttpResponse.json(evento)),
    http.patch('*/api/agenda/eventos/e-1', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(evento);
    }),
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([]))),
  );
  const { router } = showPages(routes, { path: '/agenda/evento/e-1' });
  const notas = await screen.findByRole('textbox', { name: 'Notas' });
  expect(notas).toHaveProperty('value', 'Traen los poderes');
  fireEvent.change(notas, { target: { value: ' Traen poderes y planos ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toMatchObject({ notas: 'Traen poderes y planos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await router.navigate('/agenda/nuevo');
  await screen.findByRole('combobox', { name: /^Carpeta/ });
  await pick(screen.getByRole('combobox', { name: /^Qué es/ }), 'Reunión');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Carpeta/ }).getAttribute('aria-required')).toBeNull(),
  );
});

it.each([
  ['23 hours', '2026-03-04T10:00', '2026-03-05T09:00', '05/03/2026'],
  ['three days', '2026-03-04T10:00', '2026-03-06T11:00', '06/03/2026'],
])('saves an event of %s with its own end, and shows its day', async (_name, desde, hasta, fin) => {
  const { clase, dia, hecho, enlace, serieId, ...one } = reunion;
  const [from, to] = [new Date(desde).toISOString(), new Date(hasta).toISOString()];
  const evento: EventoDeAgendaDto = {
    ...{
      ...one,
      tipo: 'reunion',
      desde: from,
      hasta: to,
      version: 1,
      sala: null,
      notas: null,
      serie: null,
      recordatorios: [],
    },
  };
  let sent: unknown;
  server.use(
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([]))),
    http.get('*/api/agenda/eventos/e-1', () => HttpResponse.json(evento)),
    http.patch('*/api/agenda/eventos/e-1', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(evento);
    }),
  );
  showPages(routes, { path: '/agenda/evento/e-1' });
  const termina = await screen.findByRole('textbox', { name: 'Termina el' });
  expect(termina).toHaveProperty('value', fin);
  const titulo = screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' });
  const { value: before } = titulo;
  typeInto(titulo, '');
  typeInto(termina, '03/03/2026');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Dé un título.');
  expect(screen.getByText('Termina antes de comenzar: revise el día y las horas.')).toBeTruthy();
  typeInto(titulo, before);
  typeInto(termina, fin);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toMatchObject({ desde: from, hasta: to }));
});

it('moves the end of an event with its beginning, and sends an event of a whole day from midnight to midnight', async () => {
  countDaysIn('Europe/Madrid');
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([]))),
    http.post('*/api/agenda/eventos', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(evento);
    }),
  );
  const { router } = showPages(routes, { path: '/agenda' });
  const open = () => act(() => router.navigate('/agenda/nuevo', { state: { dia: '2026-03-29', tipo: 'reunion' } }));
  await open();
  const field = (name: RegExp) => screen.findByRole('textbox', { name });
  typeInto(await field(/^Desde/), '15');
  typeInto(await field(/^Desde/), '1530');
  expect(await field(/^Hasta/)).toHaveProperty('value', '16:30');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Agendar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  fireEvent.click(await screen.findByRole('switch', { name: 'Todo el día' }));
  expect(screen.queryByRole('textbox', { name: /^Desde/ })).toBeNull();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Agendar' }));
  // On that day, clocks go forward in Madrid.
  await waitFor(() =>
    expect(sent).toMatchObject([
      { tipo: 'reunion', desde: '2026-03-29T13:30:00.000Z', hasta: '2026-03-29T14:30:00.000Z' },
      { tipo: 'reunion', desde: '2026-03-28T23:00:00.000Z', hasta: '2026-03-29T22:00:00.000Z' },
    ]),
  );
});

it('shows an event of a whole day as one, and opens a form for what another page proposes', async () => {
  countDaysIn('Europe/Madrid');
  const dia = { ...evento, desde: '2026-03-28T23:00:00.000Z', hasta: '2026-03-29T22:00:00.000Z' };
  server.use(
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([]))),
    http.get('*/api/agenda/eventos/e-1', () => HttpResponse.json(dia)),
    http.get('*/api/agenda/consecuencias', () => HttpResponse.json({ consecuencias: [], cambiaLaAgenda: false })),
  );
  const { router } = showPages(routes, { path: '/agenda/evento/e-1' });
  expect((await screen.findByRole('switch', { name: 'Todo el día' })).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Día' })).toHaveProperty('value', '29/03/2026');
  expect(screen.queryByRole('textbox', { name: 'Termina el' })).toBeNull();
  const carpeta = { id: 'c-1', codigo: '2026-000001', caratula: 'Rivas a Paz' };
  await act(() => router.navigate('/agenda/nuevo', { state: { dia: '2026-04-07', carpeta } }));
  expect(await screen.findByDisplayValue('Firma: Rivas a Paz')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Día' })).toHaveProperty('value', '07/04/2026');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Carpeta/ }).value).toContain('Rivas a Paz');
});

it.each([
  [404, 'El evento no está', /^Alguien lo quitó de la agenda/],
  [503, 'Evento', 'El servicio no está disponible.'],
])('says of an event whether it is gone or could not be reached: %i', async (status, title, text) => {
  server.use(http.get('*/api/agenda/eventos/e-9', () => refusal(status, 'X', 'El servicio no está disponible.')));
  showPages(routes, { path: '/agenda/evento/e-9' });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByText(text);
  expect(dialog.queryByRole('textbox')).toBeNull();
});

it('names a new signature by its carpeta, and says what follows from its day', async () => {
  server.use(
    http.get('*/api/carpetas', () =>
      HttpResponse.json(carpetasPage([buildCarpeta({ id: 'c-1', caratula: 'Rivas a Paz' })])),
    ),
    http.get('*/api/agenda/consecuencias', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isLate = searchParams.get('carpetaId') === 'c-1' && searchParams.get('dia') === '2026-03-17';
      return HttpResponse.json({ consecuencias: isLate ? ['Dominio: vence 16/03.'] : [], cambiaLaAgenda: false });
    }),
  );
  showPages(routes, { path: '/agenda/nuevo' });
  const titulo = await screen.findByRole('textbox', { name: /^Título/ });
  typeInto(screen.getByRole('combobox', { name: /^Carpeta/ }), 'Rivas');
  choose(await screen.findByRole('option', { name: /Rivas a Paz/ }));
  await waitFor(() => expect(titulo).toHaveProperty('value', 'Firma: Rivas a Paz'));
  const dia = screen.getByRole('textbox', { name: 'Día' });
  fireEvent.change(dia, { target: { value: '17/03/2026' } });
  fireEvent.blur(dia);
  await screen.findByText('Dominio: vence 16/03.');
});

it('asks before the address of the calendar stops working', async () => {
  let creadoEn: string | null = '2026-03-01T12:00:00.000Z';
  server.use(
    http.get('*/api/agenda/enlace', () => HttpResponse.json({ creadoEn, conReservadas: false })),
    http.delete('*/api/agenda/enlace', () => {
      creadoEn = null;
      return HttpResponse.json(true);
    }),
  );
  showPages(routes, { path: '/agenda' });
  fireEvent.click(await screen.findByRole('button', { name: 'En mi calendario' }));
  const revocar = await screen.findByRole('button', { name: 'Revocar' });
  fireEvent.click(revocar);
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Revocar la dirección?' }));
  fireEvent.click(asked.getByRole('button', { name: 'Dejar como está' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(creadoEn).not.toBeNull();
  fireEvent.click(revocar);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revocar' }));
  await screen.findByText('Todavía no hay una dirección.');
});

it('makes an address without reserved carpetas, unless they are asked for', async () => {
  const asked: unknown[] = [];
  server.use(
    http.get('*/api/agenda/enlace', () => HttpResponse.json({ creadoEn: null, conReservadas: false })),
    http.post('*/api/agenda/enlace', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ url: 'https://x.test/api/agenda/ical/secreto.ics' });
    }),
  );
  showPages(routes, { path: '/agenda' });
  fireEvent.click(await screen.findByRole('button', { name: 'En mi calendario' }));
  const reservadas = await screen.findByRole('switch', { name: 'Mostrar también las carpetas reservadas' });
  expect(reservadas.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(reservadas);
  fireEvent.click(screen.getByRole('button', { name: 'Crear la dirección' }));
  await screen.findByRole('textbox', { name: 'Dirección del calendario' });
  expect(asked).toEqual([{ conReservadas: true }]);
});

it('renames a room of the office, and says at the field that its name is taken', async () => {
  const sala = { id: 's-1', nombre: 'Sala azul', activa: true, version: 3 };
  server.use(
    http.get('*/api/agenda/salas', () => HttpResponse.json([sala])),
    http.patch('*/api/agenda/salas/s-1', async ({ request }) => {
      const { nombre } = (await request.json()) as { nombre: string };
      return nombre === 'Sala verde'
        ? fieldRefusal(422, 'DATOS_INVALIDOS', 'Ya hay una sala con ese nombre.', 'nombre')
        : HttpResponse.json({ ...sala, nombre, version: 4 });
    }),
  );
  showPages(routes, { path: '/agenda?vista=mes&dia=2026-03-05' });
  fireEvent.click(await screen.findByRole('button', { name: 'Salas de la oficina' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar el nombre de Sala azul' }));
  const nombre = await screen.findByRole('textbox', { name: 'Nombre' });
  fireEvent.change(nombre, { target: { value: 'Sala verde' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Ya hay una sala con ese nombre.');
  fireEvent.change(nombre, { target: { value: 'Sala roja' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('button', { name: 'Dejar de usar Sala azul' });
});

it('says which norm closes registers on a day, and lets it be confirmed', async () => {
  const jueves = {
    ...{ clave: 'jueves_santo', nombre: 'Jueves Santo', fuente: 'Ley 27.399, art. 3', ambito: null, diaDelAnio: null },
    ...{ desde: null, hasta: null, rige: true, dias: ['2027-03-25'], confirmadoEn: null, confirmadoPor: null },
  };
  let regla: object = jueves;
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/feriados', () => HttpResponse.json({ anio: 2027, esEditado: false, feriados: [] })),
    http.get('*/api/feriados/reglas', () => HttpResponse.json({ anio: 2027, finDeSemana: null, reglas: [regla] })),
    http.patch('*/api/feriados/reglas/jueves_santo', async ({ request }) => {
      sent.push(await request.json());
      regla = { ...jueves, confirmadoEn: '2026-11-28T15:00:00Z', confirmadoPor: 'Ana Paz' };
      return HttpResponse.json({ recalculados: 0 });
    }),
  );
  showPages(routes, { path: '/agenda/feriados?anio=2027' });
  const fila = (await screen.findByText('Jueves Santo')).closest('li') as HTMLElement;
  expect(fila.textContent).toContain('25/03');
  expect(fila.textContent).toContain('Ley 27.399, art. 3Confirmar con la norma vigente');
  fireEvent.click(within(fila).getByRole('button', { name: 'Editar Jueves Santo' }));
  fireEvent.click(await screen.findByRole('switch', { name: 'Lo confirmé con la norma vigente' }));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText(/^Ley 27.399, art. 3Lo confirmó Ana Paz, 28\/11\/2026$/);
  expect(sent).toEqual([
    { nombre: 'Jueves Santo', fuente: 'Ley 27.399, art. 3', desde: null, hasta: null, rige: true, confirmado: true },
  ]);
});

it('confirms the rules of holidays that are shown together, once somebody answers for them, and takes it back', async () => {
  const built = (clave: string, changes: object = {}) => ({
    ...{ clave, nombre: clave, fuente: 'Ley 27.399', ambito: null, diaDelAnio: null, desde: null, hasta: null },
    ...{ rige: true, dias: [], faltan: 0, confirmadoEn: null, confirmadoPor: null, ...changes },
  });
  const reglas = [built('Mayo'), built('Navidad'), built('Nochebuena', { rige: false })];
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/feriados', () => HttpResponse.json({ anio: 2027, esEditado: false, feriados: [] })),
    http.get('*/api/feriados/reglas', () => HttpResponse.json({ anio: 2027, finDeSemana: null, reglas })),
    http.patch('*/api/feriados/reglas', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(true);
    }),
  );
  showPages(routes, { path: '/agenda/feriados?anio=2027' });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmar las 2' }));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Confirmar las 2 reglas?' });
  within(dialog).getByText(/Responde por ellas .+, desde hoy\. Se puede deshacer\.$/);
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  const claves = ['Mayo', 'Navidad'];
  await waitFor(() =>
    expect(sent).toEqual([
      { claves, confirmado: true },
      { claves, confirmado: false },
    ]),
  );
});

it('offers a corrected rule beside the rule of the office, and lets a rule be confirmed', async () => {
  const regla = {
    ...{
      id: 'r-1',
      clave: 'subsanacion',
      nombre: 'Subsanar',
      dias: 150,
      computo: 'corridos',
      arranque: 'dia_siguiente',
    },
    ...{ cuentaDesde: 'movimiento', fuente: 'Ley 16.871', activa: true, version: 1 },
    ...{ confirmadaEn: null as string | null, confirmadaPor: null as object | null },
  };
  const corregida = { ...regla, cuentaDesde: 'presentacion', fuente: 'Ley 16.871, art. 66' };
  let offered = [
    {
      ...{ clave: 'regla_subsanacion', motivo: 'Desde la presentación.', nuestra: regla, corregida },
      ...{ esNueva: false, actos: [] as string[], agrega: [] as string[] },
    },
  ];
  const nueva = {
    ...{
      clave: 'regla_aviso',
      motivo: 'Se comunica.',
      nuestra: null,
      corregida: { ...corregida, nombre: 'Comunicar' },
    },
    ...{ esNueva: true, actos: [], agrega: ['el acto «Revocación de poder»'] },
  };
  let shown = regla;
  let additions = [nueva];
  server.use(
    http.get('*/api/reglas-de-plazo', () => HttpResponse.json([shown])),
    http.get('*/api/correcciones-de-reglas', () => HttpResponse.json([...offered, ...additions])),
    http.post('*/api/correcciones-de-reglas/regla_aviso/aceptar', () => {
      additions = [];
      return HttpResponse.json(offered);
    }),
    http.post('*/api/correcciones-de-reglas/regla_subsanacion/aceptar', () => {
      [offered, shown] = [[], corregida];
      return HttpResponse.json(offered);
    }),
    http.patch('*/api/reglas-de-plazo/r-1', () => {
      shown = {
        ...shown,
        confirmadaEn: '2026-11-28T15:00:00Z',
        confirmadaPor: { id: 'u', nombre: 'Ana Paz' },
        version: 2,
      };
      return HttpResponse.json(shown);
    }),
  );
  showPages(routes, { path: '/agenda/reglas' });
  const section = await screen.findByRole('region', { name: 'Correcciones para decidir' });
  expect(section.textContent).toContain('se cuenta desde el paso que lo comienza · Ley 16.871La corregida');
  expect(section.textContent).toContain('se cuenta desde la presentación al registro · Ley 16.871, art. 66');
  expect(section.textContent).toContain(
    'Con ella vienen: el acto «Revocación de poder».La de la oficinaNo la tieneLa nueva',
  );
  fireEvent.click(within(section).getByRole('button', { name: 'Agregarla: Comunicar' }));
  await screen.findByText('Se agregó: Comunicar');
  fireEvent.click(within(section).getByRole('button', { name: 'Aceptar la corregida: Subsanar' }));
  await screen.findByText('Se aceptó la corrección: Subsanar');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Correcciones para decidir' })).toBeNull());
  await screen.findByText('Ley 16.871, art. 66Confirmar con la norma vigente');
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar Subsanar' }));
  await screen.findByText(/La confirmó Ana Paz, 28\/11\/2026/);
  expect(screen.queryByRole('button', { name: 'Confirmar Subsanar' })).toBeNull();
});
