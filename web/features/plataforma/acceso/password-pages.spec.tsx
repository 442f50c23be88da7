import { cleanup, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { fieldRefusal, refusal, startApiServer } from '../../../testing/api-server';
import { serveCall, showGuest } from '../../../testing/show-guest';

const server = startApiServer();
const email = () => screen.findByLabelText<HTMLInputElement>('Correo electrónico');

describe('a forgotten password', () => {
  it('needs only the e-mail, and the answer is the same whether it is known or not', async () => {
    const sent = serveCall(server, '/api/auth/forgot-password');
    showGuest(server, '/forgot-password', { state: { email: 'ana@rivas.test' } });
    expect((await email()).value).toBe('ana@rivas.test');
    fireEvent.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/^Si hay un usuario con el correo ana@rivas.test/);
    expect(sent).toEqual([{ email: 'ana@rivas.test' }]);
    await expect.poll(async () => (await email()).value).toBe('');
    expect(document.activeElement).toBe(await email());
  });

  it('needs a possible e-mail', async () => {
    showGuest(server, '/forgot-password');
    fireEvent.change(await email(), { target: { value: 'ana' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
    expect(screen.getByText(/Ingrese un correo válido/)).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('that is asked for too often waits, and keeps the typed e-mail', async () => {
    serveCall(server, '/api/auth/forgot-password', () =>
      refusal(429, 'DEMASIADOS_INTENTOS', 'x', undefined, { 'retry-after': '3000' }),
    );
    showGuest(server, '/forgot-password');
    fireEvent.change(await email(), { target: { value: 'ana@rivas.test' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/en 50 minutos/);
    expect((await email()).value).toBe('ana@rivas.test');
  });
});

describe('a new password', () => {
  const first = () => screen.findByLabelText<HTMLInputElement>('Contraseña nueva');
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar la contraseña' }));

  async function fill(password: string, again = password) {
    fireEvent.change(await first(), { target: { value: password } });
    fireEvent.change(screen.getByLabelText('Repetir la contraseña'), { target: { value: again } });
  }

  it('is saved with the token of the link, and then leads to the sign-in', async () => {
    const sent = serveCall(server, '/api/auth/reset-password');
    const { address } = showGuest(server, '/reset-password#token=t-1');
    await fill('tres tristes tigres');
    save();
    expect(await screen.findByRole('heading', { name: 'Contraseña cambiada' })).toBeTruthy();
    await expect.poll(address).toBe('/reset-password');
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('link', { name: 'Ingresar' }));
    expect(sent).toEqual([{ token: 't-1', password: 'tres tristes tigres' }]);
  });

  it('is saved by an old link with the token in the query, which leaves the address at once', async () => {
    const sent = serveCall(server, '/api/auth/reset-password');
    const { address } = showGuest(server, '/reset-password?token=t-0');
    await expect.poll(address).toBe('/reset-password');
    await fill('tres tristes tigres');
    save();
    await screen.findByRole('heading', { name: 'Contraseña cambiada' });
    expect(sent).toEqual([{ token: 't-0', password: 'tres tristes tigres' }]);
  });

  it('can be saved after a reload, and where the browser stores nothing', async () => {
    showGuest(server, '/reset-password#token=t-1');
    await first();
    cleanup();
    showGuest(server, '/reset-password');
    await first();
    cleanup();
    sessionStorage.clear();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const { address } = showGuest(server, '/reset-password?token=t-1');
    await first();
    await expect.poll(address).toBe('/reset-password#token=t-1');
  });

  it('can end all other accesses, for somebody whose access was stolen', async () => {
    const sent = serveCall(server, '/api/auth/reset-password');
    showGuest(server, '/reset-password?token=t-1');
    await fill('tres tristes tigres');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Cerrar todo lo demás' }));
    save();
    expect(await screen.findByRole('heading', { name: 'Contraseña cambiada' })).toBeTruthy();
    expect(sent).toEqual([{ token: 't-1', password: 'tres tristes tigres', cerrarTodo: true }]);
  });

  it.each([
    ['tres tristes tigres', 'tres tristes', 'Las contraseñas no coinciden'],
    ['corta', 'corta', 'La contraseña debe tener entre 8 y 128 caracteres'],
  ])('«%s» and «%s» are not sent', async (password, again, message) => {
    const sent = serveCall(server, '/api/auth/reset-password');
    showGuest(server, '/reset-password#token=t-1');
    await fill(password, again);
    save();
    expect(screen.getByText(message)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('that is too common is refused under its field', async () => {
    const mensaje = 'Esa contraseña es de las más usadas';
    serveCall(server, '/api/auth/reset-password', () => fieldRefusal(422, 'CLAVE_DEBIL', mensaje, 'password'));
    showGuest(server, '/reset-password#token=t-1');
    await fill('contraseña');
    save();
    await screen.findByText(mensaje);
    expect((await first()).getAttribute('aria-invalid')).toBe('true');
  });

  it('needs a valid link', async () => {
    serveCall(server, '/api/auth/reset-password', () => refusal(422, 'ENLACE_VENCIDO', 'El enlace venció'));
    showGuest(server, '/reset-password#token=t-1');
    await fill('tres tristes tigres');
    save();
    expect(await screen.findByRole('heading', { name: 'El enlace ya no sirve' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe('/forgot-password');
  });

  it('without a link explains where the link comes from', async () => {
    showGuest(server, '/reset-password');
    expect(await screen.findByRole('heading', { name: 'Falta el enlace' })).toBeTruthy();
    expect(screen.queryByLabelText('Contraseña nueva')).toBeNull();
  });

  it('ends the session that was locked in this browser', async () => {
    serveCall(server, '/api/auth/reset-password');
    const ended: unknown[] = [];
    server.use(
      http.post('*/api/auth/sign-out', () => {
        ended.push(true);
        return HttpResponse.json(true);
      }),
    );
    const locked = { email: 'ana@rivas.test', nombre: 'Ana' };
    const { store } = showGuest(server, '/reset-password#token=t-1', { locked });
    await fill('tres tristes tigres');
    save();
    await expect.poll(() => store.getState().session.estado).toBe('SIGNED_OUT');
    expect(ended).toEqual([true]);
    expect(screen.getByRole('heading', { name: 'Contraseña cambiada' })).toBeTruthy();
  });
});
