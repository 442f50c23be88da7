import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, startApiServer } from '../../../testing/api-server';
import { serveCall, showGuest } from '../../../testing/show-guest';

const server = startApiServer();
const resend = '/api/auth/resend-confirmation';
const expired = () => refusal(422, 'ENLACE_VENCIDO', 'El enlace venció');

describe('waiting for the mail', () => {
  it('allows to ask for another mail only after a while', async () => {
    showGuest(server, '/confirmation-required', { state: { email: 'ana@rivas.test' } });
    expect(await screen.findByText(/Podrá pedir otro correo en 60 segundos/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enviar otro correo' })).toBeNull();
  });

  it('sends another mail to a person who tried to sign in before confirming', async () => {
    const sent = serveCall(server, resend);
    showGuest(server, '/confirmation-required', { state: { email: 'ana@rivas.test', isLate: true } });
    fireEvent.click(await screen.findByRole('button', { name: 'Enviar otro correo' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/^Si ana@rivas.test espera una confirmación/);
    expect(sent).toEqual([{ email: 'ana@rivas.test' }]);
    expect(screen.getByText(/Podrá pedir otro correo en/)).toBeTruthy();
  });

  it('asks for an unknown address, and says how long to wait', async () => {
    const sent = serveCall(server, resend, () =>
      refusal(429, 'DEMASIADOS_INTENTOS', 'x', undefined, { 'retry-after': '120' }),
    );
    showGuest(server, '/confirmation-required');
    fireEvent.click(await screen.findByRole('button', { name: 'Enviar otro correo' }));
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByLabelText('Correo electrónico'), { target: { value: 'ana@rivas.test' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar otro correo' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Demasiados intentos. Vuelva a intentar en 2 minutos.');
  });
});

describe('the link of the mail', () => {
  it('confirms by itself, once, and leads to the sign-in', async () => {
    const sent = serveCall(server, '/api/auth/confirm-email');
    const { address } = showGuest(server, '/confirmar-correo#token=t-1');
    expect(await screen.findByRole('heading', { name: 'Correo confirmado' })).toBeTruthy();
    await expect.poll(address).toBe('/confirmar-correo');
    const link = screen.getByRole('link', { name: 'Ingresar' });
    expect(link.getAttribute('href')).toBe('/sign-in');
    await expect.poll(() => document.activeElement).toBe(link);
    expect(sent).toEqual([{ token: 't-1' }]);
  });

  it('confirms also when another link is opened in the same tab', async () => {
    const sent = serveCall(server, '/api/auth/confirm-email', expired);
    const { router, address } = showGuest(server, '/confirmar-correo#token=t-1');
    await screen.findByRole('heading', { name: 'El enlace ya no sirve' });
    serveCall(server, '/api/auth/confirm-email', () => {
      sent.push('next');
      return HttpResponse.json(true);
    });
    await act(() => router.navigate('/confirmar-correo#token=t-2'));
    expect(await screen.findByRole('heading', { name: 'Correo confirmado' })).toBeTruthy();
    expect(sent).toEqual([{ token: 't-1' }, 'next']);
    expect(address()).toBe('/confirmar-correo');
  });

  it('that is not valid any more offers another one', async () => {
    serveCall(server, '/api/auth/confirm-email', expired);
    const sent = serveCall(server, resend);
    showGuest(server, '/confirmar-correo#token=t-1');
    expect(await screen.findByRole('heading', { name: 'El enlace ya no sirve' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Correo electrónico'), { target: { value: 'ana@rivas.test' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar otro correo' }));
    await screen.findByRole('status');
    expect(sent).toEqual([{ email: 'ana@rivas.test' }]);
  });

  it('without its token says so, and asks the server for nothing', async () => {
    showGuest(server, '/confirmar-correo');
    expect(await screen.findByRole('heading', { name: 'Falta el enlace' })).toBeTruthy();
  });

  it('can be tried again when the server was not reached', async () => {
    let isDown = true;
    const sent = serveCall(server, '/api/auth/confirm-email', () =>
      isDown ? Response.error() : HttpResponse.json(true),
    );
    showGuest(server, '/confirmar-correo#token=t-1');
    expect((await screen.findByRole('alert')).textContent).toMatch(/No se pudo conectar/);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Correo confirmado' })).toBeTruthy();
    expect(sent).toHaveLength(2);
  });
});
