import { fireEvent, render, screen } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { createMemoryRouter, parsePath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Root } from '../../../app/root';
import { startApiServer } from '../../../testing/api-server';
import { buildSession, createTestApp } from '../../../testing/test-app';
import { SignInPage } from './sign-in-page';

const server = startApiServer();

function showPage({ demo = null as object | null, path = '/sign-in', state = {} } = {}) {
  server.use(http.get('*/api/auth/opciones', () => HttpResponse.json({ demo })));
  const test = createTestApp({ path });
  const router = createMemoryRouter([{ path: '/sign-in', element: <SignInPage onTyping={() => {}} /> }], {
    initialEntries: [{ ...parsePath(path), state }],
  });
  render(<Root app={test.app} router={router} />);
  return test;
}

const email = () => screen.getByLabelText<HTMLInputElement>('Correo electrónico');
const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ingresar' });

function fill(mail: string, word: string) {
  fireEvent.change(email(), { target: { value: mail } });
  fireEvent.change(password(), { target: { value: word } });
}

describe('the sign-in page', () => {
  it('says what is wrong with a field once it is left', () => {
    showPage();
    fireEvent.change(email(), { target: { value: 'ana' } });
    expect(screen.queryByText(/correo válido/)).toBeNull();

    fireEvent.blur(email());

    expect(screen.getByText(/correo válido/)).toBeTruthy();
    expect(email().getAttribute('aria-invalid')).toBe('true');
  });

  it('sends nothing while a field is missing', () => {
    showPage();
    fireEvent.click(submit());
    expect(screen.getByText('Ingrese su correo')).toBeTruthy();
    expect(screen.getByText('Ingrese su contraseña')).toBeTruthy();
  });

  it('is disabled while it waits, and then leads where the person wanted to be', async () => {
    server.use(
      http.post('*/api/auth/sign-in', async () => {
        await delay(30);
        return HttpResponse.json(buildSession());
      }),
    );
    const { visited } = showPage({ path: '/sign-in?redirectURL=%2Fcarpetas%2F7' });
    fill('ana@carpetas.test', 'secreta');

    fireEvent.click(submit());

    expect(submit().disabled).toBe(true);
    expect(email().disabled).toBe(true);
    await expect.poll(() => visited).toEqual(['/carpetas/7']);
  });

  it('says that the credentials are wrong and asks for the password again', async () => {
    server.use(http.post('*/api/auth/sign-in', () => HttpResponse.json(false, { status: 404 })));
    showPage();
    fill('ana@carpetas.test', 'otra');

    fireEvent.click(submit());

    expect((await screen.findByRole('alert')).textContent).toBe('Correo o contraseña incorrectos');
    expect(email().value).toBe('ana@carpetas.test');
    await expect.poll(() => password().value).toBe('');
    expect(document.activeElement).toBe(password());
    expect(submit().disabled).toBe(false);
  });

  it('says that the session ended elsewhere, to a person who was led here by its end', () => {
    showPage({ state: { hasEnded: true } });
    expect(screen.getByText('Su sesión terminó o se cerró desde otro dispositivo. Ingrese de nuevo.')).toBeTruthy();
  });

  it('shows and hides the password', () => {
    showPage();
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(password().type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(password().type).toBe('password');
  });

  it('offers the demo where it is loaded', async () => {
    const demo = { email: 'demo@carpetas.test', password: 'Carpetas-2026' };
    let body: unknown;
    server.use(
      http.post('*/api/auth/sign-in', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json(buildSession());
      }),
    );
    const { visited } = showPage({ demo });

    fireEvent.click(await screen.findByRole('button', { name: 'Usar cuenta de demostración' }));

    await expect.poll(() => visited).toEqual(['/carpetas']);
    expect(body).toMatchObject(demo);
  });
});
