import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyAppearance, standardAppearance } from '../lib/appearance';
import { countDaysIn, formatFechaLarga, hoyEnLaCuenta, writeFechasAs } from '../lib/fechas';
import { liveEventReceived } from '../live/live-events';
import { startApiServer } from '../testing/api-server';
import { buildSession, createTestApp } from '../testing/test-app';
import { installOwnUser } from './install-own-user';
import { type OwnUserChange, ownUserChangeRequested } from './own-user';
import type { Preferencias, Usuario } from './session';
import { sessionClosed } from './session-slice';

const server = startApiServer();
/** The person on the server, the received changes, and whether the server refuses them. */
let stored: Usuario;
let sent: OwnUserChange[];
let isRefusing: boolean;
/** Answers wait for this promise. */
let gate: Promise<void>;

beforeEach(() => {
  applyAppearance(standardAppearance);
  stored = buildSession().user;
  sent = [];
  isRefusing = false;
  gate = Promise.resolve();
  server.use(
    http.get('*/api/common/user', () => HttpResponse.json(stored)),
    http.patch<never, { user: OwnUserChange }>('*/api/common/user', async ({ request }) => {
      const { user } = await request.json();
      sent.push(user);
      const refuses = isRefusing;
      await gate;
      if (refuses) return HttpResponse.json({ code: 'X', message: 'No se pudo guardar.' }, { status: 503 });
      const { avisos, ...preferencias } = { ...stored.preferencias, ...user.preferencias };
      const told = avisos && { avisos: { ...stored.preferencias.avisos, ...avisos } };
      stored = { ...stored, ...user, preferencias: { ...preferencias, ...told } };
      return HttpResponse.json(stored);
    }),
  );
});

function open(preferencias: Preferencias = {}) {
  const test = createTestApp();
  stored = { ...stored, preferencias };
  installOwnUser(test.app);
  test.open({ ...buildSession(), user: stored });
  const user = () => test.store.getState().session.user;
  const choose = (change: OwnUserChange) => test.store.dispatch(ownUserChangeRequested(change));
  return { ...test, user, choose };
}

const looks = () => document.body.className;
const closed = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
};

it('days are counted in the time zone of the cuenta', () => {
  onTestFinished(() => countDaysIn(undefined));
  const [first, ...others] = buildSession().user.cuentas;
  stored = { ...stored, cuentas: [{ ...first!, zonaHoraria: 'Pacific/Auckland' }, ...others] };
  open();
  expect(hoyEnLaCuenta(new Date('2026-11-21T20:00:00Z'))).toBe('2026-11-22');
});

describe('a choice of the person', () => {
  it('comes before the dates of the country of their cuenta', async () => {
    onTestFinished(() => writeFechasAs());
    const [first, ...others] = buildSession().user.cuentas;
    stored = { ...stored, cuentas: [{ ...first!, pais: 'UY' }, ...others] };
    const { choose } = open();
    expect(formatFechaLarga('2026-09-04')).toBe('4 de setiembre de 2026');
    choose({ preferencias: { fechas: 'es-AR' } });
    expect(formatFechaLarga('2026-09-04')).toBe('4 de septiembre de 2026');
    await expect.poll(() => stored.preferencias).toEqual({ fechas: 'es-AR' });
  });

  it('is shown at once, and kept by the server and on this device', async () => {
    const { choose } = open();
    choose({ preferencias: { theme: 'rose', scheme: 'dark' } });
    expect(looks()).toBe('dark theme-rose');
    await expect.poll(() => stored.preferencias).toEqual({ theme: 'rose', scheme: 'dark' });
    expect(JSON.parse(localStorage.getItem('carpetas.apariencia') ?? '')).toEqual({
      ...standardAppearance,
      scheme: 'dark',
      theme: 'rose',
    });
  });

  it('is taken back when it cannot be saved, and the person is told', async () => {
    const { choose, user, store } = open({ theme: 'teal' });
    isRefusing = true;
    choose({ estado: 'ocupado', preferencias: { theme: 'amber', layout: 'dense' } });
    expect(user()?.estado).toBe('ocupado');

    await expect.poll(looks).toBe('light theme-teal');
    expect(user()).toMatchObject({ estado: 'enLinea', preferencias: { theme: 'teal' } });
    expect(user()?.preferencias.layout).toBeUndefined();
    expect(store.getState().toasts).toMatchObject([{ text: 'No se pudo guardar.', severity: 'error' }]);
  });

  it('is sent after the earlier one, and the last of many clicks remains', async () => {
    const { choose, user } = open();
    const letGo = closed();
    choose({ preferencias: { theme: 'brand' } });
    await expect.poll(() => sent).toHaveLength(1);
    choose({ preferencias: { theme: 'rose' } });
    choose({ preferencias: { theme: 'purple' } });
    choose({ estado: 'ausente' });
    letGo();

    await expect.poll(() => stored.estado).toBe('ausente');
    expect(sent).toEqual([
      { preferencias: { theme: 'brand' } },
      { preferencias: { theme: 'purple' }, estado: 'ausente' },
    ]);
    expect(user()?.preferencias.theme).toBe('purple');
    expect(looks()).toBe('light theme-purple');
  });

  it('is merged channel by channel for avisos, and taken back alone', async () => {
    const { choose, user } = open({ avisos: { documento: { correo: true } } });
    const letGo = closed();
    choose({ preferencias: { avisos: { mensaje: { panel: false } } } });
    await expect.poll(() => sent.length).toBe(1);
    choose({ preferencias: { avisos: { documento: { panel: false } } } });
    choose({ preferencias: { avisos: { mensaje: { correo: true } } } });
    expect(user()?.preferencias.avisos).toEqual({
      documento: { correo: true, panel: false },
      mensaje: { panel: false, correo: true },
    });
    isRefusing = true;
    letGo();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.preferencias?.avisos).toEqual({ documento: { panel: false }, mensaje: { correo: true } });
    await expect
      .poll(() => user()?.preferencias.avisos)
      .toEqual({
        documento: { correo: true },
        mensaje: { panel: false },
      });
  });

  it('stays when an earlier choice is refused meanwhile', async () => {
    const { choose, user } = open();
    isRefusing = true;
    const letGo = closed();
    choose({ preferencias: { theme: 'brand' } });
    await expect.poll(() => sent).toHaveLength(1);
    isRefusing = false;
    choose({ preferencias: { scheme: 'dark' } });
    letGo();

    await expect.poll(() => stored.preferencias).toEqual({ scheme: 'dark' });
    await expect.poll(looks).toBe('dark theme-default');
    expect(user()?.preferencias).toEqual({ ...standardAppearance, scheme: 'dark' });
  });

  it('does not go back for a moment when the token is renewed during its sending', async () => {
    const { choose, ...test } = open({ theme: 'teal' });
    const before = stored;
    const letGo = closed();
    choose({ preferencias: { theme: 'amber' } });
    await expect.poll(() => sent).toHaveLength(1);
    test.open({ ...buildSession({ n: 2 }), user: before });
    expect(looks()).toBe('light theme-amber');
    letGo();
    await expect.poll(() => stored.preferencias.theme).toBe('amber');
  });

  it('is sent at once when the page is left before its turn', async () => {
    const { choose } = open();
    closed();
    choose({ preferencias: { inicio: '/personas' } });
    await expect.poll(() => sent).toHaveLength(1);
    choose({ preferencias: { fechas: 'es-ES' } });
    dispatchEvent(new Event('pagehide'));
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[1]).toEqual({ preferencias: { inicio: '/personas', fechas: 'es-ES' } });
  });

  it('has no effect while nobody is signed in', () => {
    const { choose, store } = open();
    store.dispatch(sessionClosed());
    choose({ preferencias: { theme: 'rose' } });
    expect(looks()).toBe('light theme-default');
    expect(sent).toEqual([]);
  });
});

describe('a choice of the person elsewhere', () => {
  it('is shown when the session opens', () => {
    open({ scheme: 'dark', theme: 'purple' });
    expect(looks()).toBe('dark theme-purple');
  });

  it('does not come from another person on this device', () => {
    applyAppearance({ scheme: 'dark', theme: 'rose' });
    const { user } = open({ theme: 'teal' });
    expect(looks()).toBe('light theme-teal');
    expect(user()?.preferencias).toEqual({ ...standardAppearance, theme: 'teal' });
  });

  it('does not come from the unsent choices of the person before', async () => {
    const { choose, user, ...test } = open();
    const letGo = closed();
    choose({ preferencias: { theme: 'rose' } });
    await expect.poll(() => sent).toHaveLength(1);
    choose({ preferencias: { scheme: 'dark' } });
    test.open(buildSession({ usuarioId: 'usuario-2', n: 2 }));
    letGo();
    await expect.poll(() => test.services.pending.hasAny()).toBe(false);
    expect(looks()).toBe('light theme-default');
    expect(user()).toMatchObject({ id: 'usuario-2', preferencias: { theme: 'default' } });
    expect(sent).toHaveLength(1);
  });

  it('is shown here when another tab has saved it', async () => {
    const here = open();
    stored = { ...stored, estado: 'invisible', preferencias: { theme: 'brand', layout: 'thin' } };
    here.store.dispatch(liveEventReceived({ type: 'user.changed' }));
    await expect.poll(looks).toBe('light theme-brand');
    expect(here.user()).toMatchObject({ estado: 'invisible', preferencias: { layout: 'thin' } });
  });

  it('comes with the present names and logos of their cuentas', async () => {
    const here = open();
    const [first] = stored.cuentas;
    if (!first) throw new Error('The person is in no cuenta.');
    const renamed = { ...first, nombre: 'Con otro nombre', logo: '/api/imagenes/nuevo' };
    stored = { ...stored, cuentas: [renamed] };
    here.store.dispatch(liveEventReceived({ type: 'user.changed' }));
    await expect.poll(() => here.user()?.cuentas).toEqual([renamed]);
  });

  it('causes no warning when the session ends while it is fetched', async () => {
    const complaints = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => complaints.mockRestore());
    const { store, services } = open();
    const letGo = closed();
    let isAsked = false;
    server.use(
      http.get('*/api/common/user', async () => {
        isAsked = true;
        await gate;
        return HttpResponse.json(stored);
      }),
    );
    store.dispatch(liveEventReceived({ type: 'user.changed' }));
    await expect.poll(() => isAsked).toBe(true);
    store.dispatch(sessionClosed());
    letGo();
    await expect.poll(() => services.pending.hasAny()).toBe(false);
    expect(complaints).not.toHaveBeenCalled();
  });
});
