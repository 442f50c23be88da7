import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import { fieldRefusal, startApiServer } from '../../../testing/api-server';
import { buildCarpeta } from '../../../testing/carpetas';
import { ana, buildCorreo, buildMailLabel, buildRegla, createCorreosServer } from '../../../testing/correos';
import { choose, typeInto } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { routes } from './correo.routes';
import { SinLeerEnTitulo } from './menu/unread-title';

const server = startApiServer();
let kept: ReturnType<typeof createCorreosServer>['kept'];

beforeEach(() => {
  const fake = createCorreosServer(
    [
      buildCorreo({ id: 'a', asunto: 'Saldo', leido: false, etiquetas: ['e-1'] }),
      buildCorreo({ id: 'b', asunto: 'Turno' }),
      buildCorreo({ id: 'c', asunto: 'Certificado', destacado: true }),
      buildCorreo({ id: 'd', asunto: 'Oferta', bandeja: 'trash' }),
    ],
    [buildMailLabel()],
  );
  kept = fake.kept;
  server.use(...fake.handlers);
});

const withTitle = (
  <>
    <SinLeerEnTitulo />
    <Outlet />
  </>
);
const show = (path = '/apps/mailbox/inbox/1') => showPages([{ element: withTitle, children: routes }], { path });
const rows = () => within(screen.getByRole('list', { name: 'Correos' })).getAllByRole('link');
const subjects = () =>
  rows().map((row) => /Saldo|Turno|Certificado|Oferta|Correo \d+/.exec(row.textContent ?? '')?.[0]);
const row = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Correos' })).findByRole('link', { name });
const choice = (subject: string) => screen.getByRole('checkbox', { name: `Elegir el correo «${subject}»` });
const stored = (id: string) => kept.correos.find((correo) => correo.id === id);

describe('the addresses of the mailbox', () => {
  it.each([
    ['/apps/mailbox', '/apps/mailbox/inbox/1', ['Saldo', 'Turno', 'Certificado']],
    ['/apps/mailbox/trash', '/apps/mailbox/trash/1', ['Oferta']],
    ['/apps/mailbox/filter/starred', '/apps/mailbox/filter/starred/1', ['Certificado']],
    ['/apps/mailbox/label/bancos', '/apps/mailbox/label/bancos/1', ['Saldo']],
    ['/apps/mailbox/inbox/9?buscar=turno', '/apps/mailbox/inbox/1', ['Turno']],
  ])('%s shows its list', async (path, address, names) => {
    const { router } = show(path);
    await waitFor(() => expect(subjects()).toEqual(names));
    expect(router.state.location.pathname).toBe(address);
  });

  it.each(['otra', 'filter/viejos', 'label/nadie/1'])('say that there is no list %s', async (path) => {
    show(`/apps/mailbox/${path}`);
    expect(await screen.findByText('No se encontró la lista de correos')).toBeTruthy();
  });

  it('lead from page to page', async () => {
    kept.correos = Array.from({ length: 30 }, (_, n) => buildCorreo({ id: `m-${n}`, asunto: `Correo ${n}` }));
    const { router } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Página siguiente' }));
    await waitFor(() => expect(subjects()[0]).toBe('Correo 25'));
    expect(screen.getByText('26–30 de 30')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/apps/mailbox/inbox/2');
  });
});

describe('several mails', () => {
  it('get the action of a key when they are chosen, instead of the open mail', async () => {
    show('/apps/mailbox/inbox/1/b');
    await screen.findByRole('heading', { name: 'Turno' });
    const all = screen.getByRole('checkbox', { name: 'Elegir todos los de la página' });
    for (const place of [() => all, () => screen.getByRole('button', { name: 'No elegir ninguno' })]) {
      fireEvent.click(all);
      fireEvent.keyDown(place(), { key: 'Escape' });
      expect(screen.queryByRole('region', { name: 'Correos elegidos' })).toBeNull();
    }
    expect(screen.getByRole('heading', { name: 'Turno' })).toBeTruthy();

    fireEvent.click(choice('Saldo'));
    fireEvent.keyDown(document.body, { key: 'Delete' });
    await waitFor(() => expect(stored('a')?.bandeja).toBe('trash'));
    expect(stored('b')?.bandeja).toBe('inbox');
    expect(screen.getByRole('heading', { name: 'Turno' })).toBeTruthy();
  });

  it('are chosen as a range, moved at once, and brought back', async () => {
    kept.correos = kept.correos.map((correo) => ({ ...correo, autenticacion: 'verificado' }));
    show();
    await row(/Saldo/);
    fireEvent.click(choice('Saldo'));
    fireEvent.click(choice('Turno'), { shiftKey: true });
    fireEvent.click(screen.getByRole('button', { name: 'Marcar como spam' }));
    await waitFor(() => expect(subjects()).toEqual(['Certificado']));
    // The senders of both mails are verified.
    expect(await screen.findByText(/^2 correos en Spam. Lo próximo que envíe/)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(subjects()).toEqual(['Saldo', 'Turno', 'Certificado']));
    expect(stored('a')?.bandeja).toBe('inbox');
  });

  it('go back to their state when the server refuses', async () => {
    kept.isRefusing = true;
    show();
    const star = within((await row(/Saldo/)).closest('li') as HTMLElement).getByRole('button', { name: 'Destacar' });
    fireEvent.click(star);
    await waitFor(() => expect(star.ariaPressed).toBe('true'));
    expect(await screen.findByText('El servicio no está disponible.')).toBeTruthy();
    await waitFor(() => expect(star.ariaPressed).toBe('false'));
  });

  it('are changed at once without a connection, and sent when the server can be reached', async () => {
    const { services } = show();
    const connection = Promise.withResolvers<void>();
    await row(/Saldo/);
    services.whenReached = () => connection.promise;
    const star = within((await row(/Saldo/)).closest('li') as HTMLElement).getByRole('button', { name: 'Destacar' });
    let asked = 0;
    server.use(http.patch('*/api/correos', () => void asked++));
    fireEvent.click(star);
    await waitFor(() => expect(star.ariaPressed).toBe('true'));
    fireEvent.click(await row(/Turno/));
    expect(await screen.findByRole('heading', { name: 'Turno' })).toBeTruthy();
    expect(asked).toBe(0);
    connection.resolve();
    await waitFor(() => expect(stored('a')?.destacado).toBe(true));
  });

  it('are named when they no longer exist', async () => {
    show();
    await row(/Saldo/);
    kept.correos = kept.correos.filter(({ id }) => id !== 'a');
    fireEvent.click(choice('Saldo'));
    fireEvent.click(screen.getByRole('button', { name: 'Marcar como leídos' }));
    expect(await screen.findByText('1 correo ya no está')).toBeTruthy();
  });

  it('get a label that not all of them have, and lose a label that all of them have', async () => {
    show();
    await row(/Saldo/);
    fireEvent.click(choice('Saldo'));
    fireEvent.click(choice('Turno'));
    for (const expected of [['e-1'], []]) {
      fireEvent.click(screen.getByRole('button', { name: 'Etiquetas' }));
      fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Bancos' }));
      await waitFor(() => expect([stored('a')?.etiquetas, stored('b')?.etiquetas]).toEqual([expected, expected]));
      fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  });

  it('are deleted for good after a question', async () => {
    show('/apps/mailbox/trash/1');
    fireEvent.click(await screen.findByRole('button', { name: 'Vaciar la papelera' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Vaciar' }));
    expect(await screen.findByText('La papelera está vacía')).toBeTruthy();
    expect(stored('d')).toBeUndefined();
  });
});

describe('mails that wait for their moment', () => {
  const enviarEn = new Date(Date.now() + 3 * 86_400_000).toISOString();
  beforeEach(() => {
    const propio = { bandeja: 'drafts', esPropio: true } as const;
    kept.correos = [
      buildCorreo({ id: 's', asunto: 'Turno', estado: 'programado', enviarEn, ...propio }),
      buildCorreo({ id: 'b', asunto: 'Oferta', estado: 'borrador', ...propio }),
    ];
  });
  const enviada = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones del envío' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it('are in a list of their own with their moment, and not among the drafts', async () => {
    show('/apps/mailbox/drafts/1');
    await waitFor(() => expect(subjects()).toEqual(['Oferta']));
    const tray = screen.getByRole('link', { name: /^Programados/ });
    await waitFor(() => expect(tray.textContent).toBe('Programados1 correo'));
    expect(screen.getByRole('link', { name: /^Borradores/ }).textContent).toBe('Borradores1 correo');
    fireEvent.click(tray);
    await waitFor(() => expect(subjects()).toEqual(['Turno']));
    expect(within(await row(/Turno/)).queryByText(/^\d/)).toBeNull();
    expect(screen.getByText(/^Sale el \S+ a las? \d+:\d\d$/)).toBeTruthy();
  });

  it('are sent now, and wait again when that is undone', async () => {
    show('/apps/mailbox/scheduled/1');
    await enviada('Enviar ahora');
    await screen.findByText('Correo enviado');
    expect(stored('s')?.enviarEn).not.toBe(enviarEn);
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(stored('s')).toMatchObject({ estado: 'programado', enviarEn }));
  });

  it('get another moment from a form that begins with theirs', async () => {
    show('/apps/mailbox/scheduled/1/s');
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar hora' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cambiar hora' });
    expect(within(dialog).queryByRole('button', { name: 'Quitar' })).toBeNull();
    fireEvent.change(within(dialog).getByLabelText('Hora'), { target: { value: '7:05' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cambiar' }));
    await screen.findByText(/^El correo sale el \S+ a las 7:05$/);
    expect(new Date(stored('s')?.enviarEn ?? '').getHours()).toBe(7);
  });

  it('become drafts when they are stopped, also from the bar, and wait again when that is undone', async () => {
    show('/apps/mailbox/scheduled/1');
    await enviada('Cancelar envío');
    await screen.findByText('No hay correos programados');
    expect(stored('s')?.estado).toBe('borrador');
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(subjects()).toEqual(['Turno']));
    expect(stored('s')).toMatchObject({ estado: 'programado', enviarEn });
    fireEvent.click(choice('Turno'));
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar envío' }));
    await screen.findByText('No hay correos programados');
  });

  it('say why an action fails', async () => {
    kept.isRefusing = true;
    show('/apps/mailbox/scheduled/1');
    await enviada('Cancelar envío');
    expect(await screen.findByText('El servicio no está disponible.')).toBeTruthy();
    expect(stored('s')?.estado).toBe('programado');
  });
});

it('the list is widened by keys, and this browser remembers it', async () => {
  show();
  await row(/Saldo/);
  const line = screen.getByRole('separator', { name: 'Ancho de la lista' });
  fireEvent.keyDown(line, { key: 'End' });
  expect(line.closest<HTMLElement>('[data-propia="true"]')?.style.getPropertyValue('--lista')).toBe('640px');
  expect(localStorage.getItem('carpetas.correo.lista')).toBe('640');
  fireEvent.doubleClick(line);
  expect(line.closest('[data-propia="false"]')).toBeTruthy();
});

describe('the search', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Buscar en el correo' });
  const asked: URLSearchParams[] = [];
  const listen = ({ request }: { request: Request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/correos') asked.push(searchParams);
  };
  beforeEach(() => {
    asked.length = 0;
    server.events.on('request:start', listen);
  });
  afterEach(() => void server.events.removeListener('request:start', listen));

  it('is of all lists, and only in spam and trash of the list', async () => {
    show('/apps/mailbox/filter/starred/1?buscar=turno');
    await row(/Turno/);
    expect(screen.getByRole('heading', { name: 'Resultados' })).toBeTruthy();
    expect(asked.map((search) => [search.get('filtro'), search.get('conversaciones')])).toEqual([[null, 'true']]);
  });

  it('of the trash stays there', async () => {
    show('/apps/mailbox/trash/1?buscar=oferta');
    await row(/Oferta/);
    expect(asked.at(-1)?.get('bandeja')).toBe('trash');
  });

  it('suggests operators, which the keys choose, and waits for what follows them', async () => {
    show();
    await row(/Saldo/);
    const before = asked.length;
    field().focus();
    expect(await screen.findByRole('button', { name: /^adjunto:/ })).toBeTruthy();
    fireEvent.change(field(), { target: { value: 'as' } });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    const suggested = screen.getByRole('button', { name: /^asunto:/ });
    expect(document.activeElement).toBe(suggested);
    fireEvent.click(suggested);
    expect([(field() as HTMLInputElement).value, document.activeElement]).toEqual(['asunto:', field()]);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(asked.length).toBe(before);
    fireEvent.change(field(), { target: { value: 'saldo' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(asked.at(-1)?.get('buscar')).toBe('saldo'));
    expect(screen.queryByRole('region', { name: 'Para buscar mejor' })).toBeNull();
  });

  it('says under the field what cannot be read', async () => {
    const mensaje = 'No existe el operador «fecha:».';
    server.use(http.get('*/api/correos', () => fieldRefusal(400, 'DATOS_INVALIDOS', mensaje, 'buscar')));
    show('/apps/mailbox/inbox/1?buscar=fecha:hoy');
    expect((await screen.findByRole('alert')).textContent).toBe(mensaje);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Revise la búsqueda')).toBeTruthy();
  });
});

describe('a conversation', () => {
  beforeEach(() => {
    const hilo = { hiloId: 'h', enHilo: 2, asunto: 'Poder' };
    const old = buildCorreo({ ...hilo, id: 'p-1', leido: false, html: '<p>Primero.</p>' });
    const last = buildCorreo({ ...hilo, id: 'p-2', leido: false, esPropio: false, fecha: '2026-03-05T12:00:00.000Z' });
    const participantes = [{ ...ana, esPropio: false, tieneSinLeer: true }];
    const correos = [last, old].map(({ id, estado, bandeja, leido, destacado, importante, esPropio }) => ({
      ...{ id, estado, bandeja, leido, destacado, importante, esPropio },
    }));
    kept.correos = [{ ...last, conversacion: { participantes, correos, adjuntos: 0 } }, old];
    server.use(
      http.get('*/api/correos', ({ request }) => {
        expect(new URL(request.url).searchParams.get('conversaciones')).toBe('true');
        const shown = kept.correos.filter(({ bandeja, conversacion }) => conversacion && bandeja === 'inbox');
        const paginacion = { total: shown.length, totalEsMinimo: false, pagina: 1, tamano: 25, ultimaPagina: 1 };
        return HttpResponse.json({ correos: shown, paginacion });
      }),
    );
  });

  it('is one row, bold while one of its mails is unread, and shows all unread ones', async () => {
    show();
    expect((await row(/Poder/)).textContent).toMatch(/Sin leer. Ana Ruiz.*2 correos/);
    fireEvent.click(await row(/Poder/));
    await waitFor(() => expect([stored('p-1')?.leido, stored('p-2')?.leido]).toEqual([true, true]));
    expect((await row(/Poder/)).textContent).not.toContain('Sin leer');
  });

  it('leaves the list as a whole, from the list and from the open mail', async () => {
    show('/apps/mailbox/inbox/1/p-1');
    await screen.findByRole('heading', { name: 'Poder' });
    expect((await row(/Poder/)).ariaCurrent).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect([stored('p-1')?.bandeja, stored('p-2')?.bandeja]).toEqual(['trash', 'trash']));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect([stored('p-1')?.bandeja, stored('p-2')?.bandeja]).toEqual(['inbox', 'inbox']));
    await row(/Poder/);
    fireEvent.click(choice('Poder'));
    fireEvent.click(screen.getByRole('button', { name: 'Apartar de Recibidos' }));
    await waitFor(() => expect([stored('p-1')?.bandeja, stored('p-2')?.bandeja]).toEqual(['archive', 'archive']));
  });

  it('stays when only the open mail is deleted', async () => {
    show('/apps/mailbox/inbox/1/p-1');
    fireEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar solo este correo' }));
    await waitFor(() => expect([stored('p-1')?.bandeja, stored('p-2')?.bandeja]).toEqual(['trash', 'inbox']));
  });
});

describe('reading a mail', () => {
  it('marks the mail as read, and counts it no more', async () => {
    show();
    await waitFor(() => expect(document.title).toBe('(1) Correo · Carpetas'));
    fireEvent.click(await row(/Sin leer.*Saldo/));
    expect(await screen.findByRole('heading', { name: 'Saldo' })).toBeTruthy();
    await waitFor(() => expect(stored('a')?.leido).toBe(true));
    await waitFor(() => expect(document.title).toBe('Correo · Carpetas'));
    expect((await row(/Saldo/)).textContent).not.toContain('Sin leer');
  });

  it('leaves it unread when the person marked it so', async () => {
    const { router } = show('/apps/mailbox/inbox/1/a');
    await waitFor(() => expect(stored('a')?.leido).toBe(true));
    fireEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Marcar como no leído' }));
    await waitFor(() => expect(stored('a')?.leido).toBe(false));
    expect(router.state.location.pathname).toBe('/apps/mailbox/inbox/1');
  });

  it('leaves it unread when the person marked it so in the list, also when it had been read before', async () => {
    show('/apps/mailbox/inbox/1/b');
    await screen.findByRole('heading', { name: 'Turno' });
    fireEvent.click(choice('Turno'));
    fireEvent.click(screen.getByRole('button', { name: 'Marcar como no leídos' }));
    await waitFor(() => expect(stored('b')?.leido).toBe(false));
    expect(await row(/Sin leer.*Turno/)).toBeTruthy();
    const star = within((await row(/Saldo/)).closest('li') as HTMLElement).getByRole('button', { name: 'Destacar' });
    fireEvent.click(star);
    await waitFor(() => expect(stored('a')?.destacado).toBe(true));
    expect(stored('b')?.leido).toBe(false);
  });

  it('ends when it is deleted for good, and says of a mail that is gone that it is gone', async () => {
    show('/apps/mailbox/trash/1/d');
    await screen.findByRole('heading', { name: 'Oferta' });
    fireEvent.click(screen.getByRole('button', { name: 'Vaciar la papelera' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Vaciar' }));
    expect(await screen.findByText('No se encontró el correo')).toBeTruthy();
  });

  it('shows the thread, with the earlier mails in one line', async () => {
    const hilo = { hiloId: 'h', enHilo: 2, estado: 'enviado' as const };
    kept.correos = [
      buildCorreo({ ...hilo, id: 'new', html: '<p>La respuesta</p>', fecha: '2026-03-05T12:00:00.000Z' }),
      buildCorreo({ ...hilo, id: 'old', html: '<p>La pregunta</p>', extracto: 'Pregunta' }),
    ];
    show('/apps/mailbox/inbox/1/new');
    expect(await screen.findByText('La respuesta')).toBeTruthy();
    expect(screen.queryByText('La pregunta')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: /Ana Ruiz.*Pregunta/ }));
    expect(await screen.findByText('La pregunta')).toBeTruthy();
  });

  it('tells what became of the mail outside', async () => {
    const envios = [{ direccion: 'a@x.test', estado: 'rechazado' as const, motivo: '550 No existe' }];
    kept.correos = [buildCorreo({ id: 's', bandeja: 'sent', esPropio: true, estado: 'enviado', para: [ana], envios })];
    show('/apps/mailbox/sent/1/s');
    const list = await screen.findByRole('list', { name: 'Envíos a direcciones de afuera' });
    expect(list.textContent).toBe('Rechazadoa@x.test550 No existe');
  });

  it('leads back to the list when the mail is moved', async () => {
    const { router } = show('/apps/mailbox/inbox/1/b');
    fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(stored('b')?.bandeja).toBe('trash'));
    expect(router.state.location.pathname).toBe('/apps/mailbox/inbox/1');
    await waitFor(() => expect(subjects()).toEqual(['Saldo', 'Certificado']));
  });

  it('leads away from a mail that is deleted for good, which is not fetched again', async () => {
    let fetched = 0;
    server.use(http.get('*/api/correos/d', () => void fetched++));
    const { router } = show('/apps/mailbox/trash/1/d');
    fireEvent.click(await screen.findByRole('button', { name: 'Eliminar para siempre' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('1 correo eliminado para siempre')).toBeTruthy();
    expect(await screen.findByText('La papelera está vacía')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/apps/mailbox/trash/1');
    expect(fetched).toBe(1);
  });

  it('is continued with the keyboard', async () => {
    const { router } = show('/apps/mailbox/inbox/1');
    await row(/Saldo/);
    const press = (key: string) => fireEvent.keyDown(document.body, { key });
    press('j');
    await screen.findByRole('heading', { name: 'Saldo' });
    press('j');
    await screen.findByRole('heading', { name: 'Turno' });
    press('s');
    await waitFor(() => expect(stored('b')?.destacado).toBe(true));
    press('u');
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/mailbox/inbox/1'));
    press('j');
    await screen.findByRole('heading', { name: 'Saldo' });
    press('y');
    await waitFor(() => expect(stored('a')?.bandeja).toBe('archive'));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(stored('a')?.bandeja).toBe('inbox'));
    press('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Buscar en el correo' }));
  });
});

it('the list shows a mail that arrives', async () => {
  const { app, store } = show();
  app.runSaga(invalidateWhatChanged);
  await waitFor(() => expect(rows()).toHaveLength(3));
  kept.correos = [buildCorreo({ id: 'e', asunto: 'Correo 5', leido: false }), ...kept.correos];
  store.dispatch(liveEventReceived({ type: 'mailbox.changed', mails: ['e'] }));
  await waitFor(() => expect(subjects()[0]).toBe('Correo 5'));
  await waitFor(() => expect(document.title).toBe('(2) Correo · Carpetas'));
});

it('the open mail shows an answer that arrives, also as the first one of its thread', async () => {
  const { app, store } = show('/apps/mailbox/inbox/1/b');
  app.runSaga(invalidateWhatChanged);
  await screen.findByRole('heading', { name: 'Turno' });
  const hilo = { hiloId: 'h-b', enHilo: 2, estado: 'enviado' as const };
  const fecha = '2026-03-05T12:00:00.000Z';
  const answer = buildCorreo({ ...hilo, id: 'f', asunto: 'Re: Turno', html: '<p>El martes.</p>', fecha });
  kept.correos = [answer, ...kept.correos.map((correo) => (correo.id === 'b' ? { ...correo, ...hilo } : correo))];
  store.dispatch(liveEventReceived({ type: 'mailbox.changed', mails: ['f'] }));
  expect(await screen.findByText('El martes.')).toBeTruthy();
});

it('the page goes to the new address of a label that another tab renames', async () => {
  const { app, store, router } = show('/apps/mailbox/label/bancos/1/a');
  app.runSaga(invalidateWhatChanged);
  await row(/Saldo/);
  kept.etiquetas = [buildMailLabel({ title: 'Hipotecas', slug: 'hipotecas', version: 2 })];
  store.dispatch(liveEventReceived({ type: 'mailbox.changed', mails: [] }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/mailbox/label/hipotecas/1/a'));
  expect(await row(/Saldo/)).toBeTruthy();
});

describe('the labels of mails', () => {
  it('are added, renamed and coloured', async () => {
    show('/apps/mailbox/settings');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Nueva etiqueta' }), { target: { value: 'Registro' } });
    fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));
    await screen.findByRole('textbox', { name: 'Nombre de la etiqueta Registro' });
    const name = screen.getByRole('textbox', { name: 'Nombre de la etiqueta Bancos' });
    fireEvent.change(name, { target: { value: 'Hipotecas' } });
    fireEvent.click(screen.getByRole('button', { name: 'Color de la etiqueta Bancos: azul' }));
    await choose(await screen.findByRole('menuitemradio', { name: 'Verde' }));
    await waitFor(() => expect(kept.etiquetas[0]).toMatchObject({ title: 'Hipotecas', color: 'green' }));
    const menu = within(screen.getByRole('navigation', { name: 'Correo' }));
    expect(menu.getByRole('link', { name: 'Hipotecas' })).toBeTruthy();
    expect(menu.getByRole('link', { name: 'Registro' })).toBeTruthy();
  });
});

describe('the rules for mails', () => {
  it('are made from an open mail, and apply to what is there after a question that counts', async () => {
    const applied: string[] = [];
    server.use(
      http.get('*/api/correos/reglas/:id/alcance', () => HttpResponse.json({ correos: 3, esMinimo: false })),
      http.post<{ id: string }>('*/api/correos/reglas/:id/aplicar', ({ params }) => {
        applied.push(params.id);
        return HttpResponse.json({ correos: 3, enCurso: false });
      }),
    );
    show('/apps/mailbox/inbox/1/b');
    fireEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Filtrar mensajes como este' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'De' })).value).toBe('ana@banco.test');
    fireEvent.click(screen.getByRole('button', { name: 'Crear' }));
    expect(await screen.findByText('Indique qué hacer')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: /Apartar de Recibidos/ }));
    typeInto(screen.getByRole('combobox', { name: 'Archivar en la carpeta' }), 'Rivas');
    await choose(await screen.findByRole('option', { name: /Rivas a Molina/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Crear' }));
    expect(await screen.findByText(/3 correos recibidos cumplen la regla/)).toBeTruthy();
    expect(kept.reglas).toMatchObject([
      { de: 'ana@banco.test', apartar: true, conAdjunto: null, etiquetaId: null, carpetaId: buildCarpeta().id },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(applied).toEqual(['r-1']));
  });

  it('are listed in the settings, and removed with a way back', async () => {
    kept.reglas = [buildRegla({ de: 'banco', asunto: 'Saldo', conAdjunto: true, etiquetaId: 'e-1', apartar: true })];
    show('/apps/mailbox/settings');
    expect(await screen.findByText('De «banco» · Asunto «Saldo» · Con archivos')).toBeTruthy();
    expect(await screen.findByText('Poner la etiqueta «Bancos», apartar de Recibidos')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar la regla' }));
    await waitFor(() => expect(kept.reglas).toEqual([]));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(kept.reglas).toMatchObject([{ de: 'banco', etiquetaId: 'e-1' }]));
  });
});

describe('the order of the rules', () => {
  const shown = async () =>
    within(await screen.findByRole('list', { name: 'Reglas' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /«(.*?)»/.exec(textContent ?? '')?.[1]);
  beforeEach(() => {
    kept.reglas = ['uno', 'dos', 'tres'].map((de) => buildRegla({ id: de, de, apartar: true }));
  });

  it('is changed by keys, and kept when a removed rule comes back', async () => {
    show('/apps/mailbox/settings');
    expect(await shown()).toEqual(['uno', 'dos', 'tres']);
    const [grip] = screen.getAllByRole('button', { name: 'Cambiar de lugar la regla' });
    if (!grip) throw new Error('There is no handle');
    grip.focus();
    fireEvent.keyDown(grip, { keyCode: 32 });
    fireEvent.keyDown(grip, { keyCode: 40 });
    fireEvent.keyDown(grip, { keyCode: 32 });
    await waitFor(() => expect(kept.reglas.map(({ de }) => de)).toEqual(['dos', 'uno', 'tres']));
    expect(await shown()).toEqual(['dos', 'uno', 'tres']);
    const [remove] = screen.getAllByRole('button', { name: 'Eliminar la regla' });
    if (!remove) throw new Error('There is no button');
    fireEvent.click(remove);
    await waitFor(() => expect(kept.reglas.map(({ de }) => de)).toEqual(['uno', 'tres']));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(kept.reglas.map(({ de }) => de)).toEqual(['dos', 'uno', 'tres']));
  });

  it('has no handle for one rule, which says why it does not file', async () => {
    const carpeta = { id: 'c-1', codigo: '2026/12', caratula: 'Venta' };
    kept.reglas = [buildRegla({ de: 'uno', archivar: true, carpetaId: 'c-1', carpeta, sinArchivar: 'cerrada' })];
    show('/apps/mailbox/settings');
    expect(await screen.findByText('Archivar en 2026/12')).toBeTruthy();
    expect(screen.getByText('No archiva: la carpeta está cerrada.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cambiar de lugar la regla' })).toBeNull();
  });
});

describe('the own address of a person', () => {
  it('is not shown when the installation receives no mails', async () => {
    show('/apps/mailbox/settings');
    await screen.findByRole('textbox', { name: 'Nueva etiqueta' });
    await screen.findByRole('textbox', { name: 'Firma' });
    expect(screen.queryByRole('heading', { name: 'Su dirección' })).toBeNull();
  });

  it('is suggested, and chosen once nobody else has it', async () => {
    const direccion = {
      alias: null as string | null,
      dominio: 'oficina.test',
      sugerencia: 'ana.ruiz' as string | null,
    };
    server.use(
      http.get('*/api/correos/ajustes', () => HttpResponse.json({ firma: '', direccion, version: 1 })),
      http.patch<never, { alias: string }>('*/api/correos/ajustes/direccion', async ({ request }) => {
        const { alias } = await request.json();
        if (alias === 'ana.ruiz') {
          return fieldRefusal(409, 'DIRECCION_EN_USO', 'Esa dirección ya está en uso.', 'alias');
        }
        Object.assign(direccion, { alias, sugerencia: null });
        return HttpResponse.json({ firma: '', direccion, version: 2 });
      }),
    );
    show('/apps/mailbox/settings');
    const field = await screen.findByRole('textbox', { name: 'Dirección' });
    expect(field).toHaveProperty('value', 'ana.ruiz');
    const save = () => {
      const form = within(screen.getByRole('form', { name: 'Su dirección' }));
      fireEvent.click(form.getByRole('button', { name: 'Guardar' }));
    };
    save();
    await screen.findByText('Esa dirección ya está en uso.');
    fireEvent.change(field, { target: { value: 'Dra Ruiz' } });
    save();
    await screen.findByText('Use letras sin acentos y números, y entre ellos puntos o guiones.');
    fireEvent.change(field, { target: { value: 'Dra.Ruiz' } });
    save();
    await waitFor(() => expect(direccion.alias).toBe('dra.ruiz'));
    await waitFor(() => expect(field).toHaveProperty('value', 'dra.ruiz'));
  });
});
