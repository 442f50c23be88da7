import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { OidcClient } from 'oidc-client-ts';
import { describe, expect, it, vi } from 'vitest';
import { refusal, startApiServer } from '../../../testing/api-server';
import { serveCall, showGuest } from '../../../testing/show-guest';
import { buildSession } from '../../../testing/test-app';

const server = startApiServer();
const locked = { email: 'ana@rivas.test', nombre: 'Ana Rivas' };
const show = () => showGuest(server, '/unlock-session?redirectURL=%2Fcarpetas%2F7', { locked });
const password = () => screen.findByLabelText<HTMLInputElement>('Contraseña');

async function unlock(clave: string) {
  fireEvent.change(await password(), { target: { value: clave } });
  fireEvent.click(screen.getByRole('button', { name: 'Desbloquear' }));
}

describe('a locked session', () => {
  it('names its person, and goes on after the password', async () => {
    const sent = serveCall(server, '/api/auth/unlock-session', () => HttpResponse.json(buildSession()));
    const { visited } = show();
    const nombre = await screen.findByLabelText<HTMLInputElement>('Nombre');
    expect([nombre.value, nombre.disabled]).toEqual(['Ana Rivas', true]);
    const field = await password();
    await expect.poll(() => document.activeElement).toBe(field);
    await unlock('clave');
    await expect.poll(() => visited).toEqual(['/carpetas/7']);
    expect(sent).toEqual([{ email: 'ana@rivas.test', password: 'clave', mode: 'cookie' }]);
  });

  it('says that the password is wrong, and asks for it again', async () => {
    serveCall(server, '/api/auth/unlock-session', () => HttpResponse.json(false, { status: 404 }));
    show();
    await unlock('otra');
    expect((await screen.findByRole('alert')).textContent).toBe('Contraseña incorrecta');
    const field = await password();
    // React empties the field in the task after it draws the message.
    await expect.poll(() => field.value).toBe('');
    await expect.poll(() => document.activeElement).toBe(field);
  });

  it('keeps text that is typed as soon as the field is there', async () => {
    const sent = serveCall(server, '/api/auth/unlock-session', () => HttpResponse.json(buildSession()));
    const typed = new Promise<void>((resolve) => {
      // The observer runs right after the field is drawn, before React runs the effects of the page.
      const observer = new MutationObserver(() => {
        const field = screen.queryByLabelText('Contraseña');
        if (!field) return;
        observer.disconnect();
        fireEvent.change(field, { target: { value: 'clave' } });
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    show();
    await typed;
    expect((await password()).value).toBe('clave');
    expect(document.activeElement).toBe(await password());
    fireEvent.click(screen.getByRole('button', { name: 'Desbloquear' }));
    await expect.poll(() => sent).toMatchObject([{ password: 'clave' }]);
  });

  it('asks for the second step too', async () => {
    serveCall(server, '/api/auth/unlock-session', () =>
      refusal(403, 'SEGUNDO_FACTOR', 'x', [{ mensaje: 'x', desafio: 'd-1', metodos: ['totp'] }]),
    );
    show();
    await unlock('clave');
    expect(await screen.findByLabelText('Código de verificación')).toBeTruthy();
  });

  it('offers the identity provider, for people who have no password', async () => {
    const asked = vi
      .spyOn(OidcClient.prototype, 'createSigninRequest')
      .mockResolvedValue({ url: '#proveedor' } as never);
    const proveedor = { emisor: 'https://id.test', clienteId: 'c', nombre: 'Identidad', alcances: ['openid'] };
    showGuest(server, '/unlock-session', { locked, opciones: { proveedor } });
    fireEvent.click(await screen.findByRole('button', { name: 'Ingresar con Identidad' }));
    // The provider must ask for the password again: the person may still be signed in there.
    await expect.poll(() => location.hash).toBe('#proveedor');
    expect(asked.mock.lastCall).toMatchObject([{ state: { redirectURL: null }, prompt: 'login', max_age: 0 }]);
  });

  it('lets another person out, to the sign-in', async () => {
    const sent: string[] = [];
    server.use(
      http.post('*/api/auth/sign-out', () => {
        sent.push('out');
        return HttpResponse.json(true);
      }),
    );
    const { store } = show();
    fireEvent.click(await screen.findByRole('link', { name: 'No soy Ana Rivas' }));
    expect(await screen.findByRole('heading', { name: 'Ha cerrado la sesión' })).toBeTruthy();
    await expect.poll(() => store.getState().session.estado).toBe('SIGNED_OUT');
    expect(sent).toEqual(['out']);
  });
});

describe('the end of a session', () => {
  it('counts down, and then makes room for the next person', async () => {
    server.use(http.post('*/api/auth/sign-out', () => HttpResponse.json(true)));
    const { address, store } = showGuest(server, '/sign-out', { locked });
    expect(
      await screen.findByText('Se mostrará el ingreso en 5 segundos.', { selector: '[aria-hidden]' }),
    ).toBeTruthy();
    await expect.poll(() => store.getState().session.estado).toBe('SIGNED_OUT');
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('link', { name: 'Ingresar de nuevo' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(address()).toBe('/sign-in');
  });

  it('leads to the sign-in by itself after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    server.use(http.post('*/api/auth/sign-out', () => HttpResponse.json(true)));
    const { address } = showGuest(server, '/sign-out', { locked });
    await screen.findByRole('heading', { name: 'Ha cerrado la sesión' });
    // React draws each second before it counts the next.
    for (let second = 1; second <= 5; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(address()).toBe('/sign-in');
  });
});
