import { fireEvent, screen } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { fieldRefusal, refusal, startApiServer } from '../../../testing/api-server';
import { serveCall, showGuest } from '../../../testing/show-guest';

const server = startApiServer();
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Crear usuario' });

const person = {
  'Nombre y apellido': 'Ana Rivas',
  'Correo electrónico': 'ana@rivas.test',
  Contraseña: 'tres tristes tigres',
};

async function fill(changes: Partial<typeof person> = {}) {
  for (const [label, value] of Object.entries({ ...person, ...changes })) {
    fireEvent.change(await field(label), { target: { value } });
  }
}
const agree = () => fireEvent.click(screen.getByRole('checkbox'));

describe('the sign-up', () => {
  it('sends the data, and leads to the page that asks to confirm the e-mail', async () => {
    const sent = serveCall(server, '/api/auth/sign-up');
    const { address } = showGuest(server, '/sign-up');
    await fill();
    fireEvent.change(await field('Oficina (opcional)'), { target: { value: ' Escribanía Rivas ' } });
    agree();
    fireEvent.click(submit());

    expect(await screen.findByRole('heading', { name: 'Confirme su correo' })).toBeTruthy();
    expect(address()).toBe('/confirmation-required');
    expect(screen.getByText('ana@rivas.test')).toBeTruthy();
    expect(sent).toEqual([
      {
        name: 'Ana Rivas',
        email: 'ana@rivas.test',
        password: 'tres tristes tigres',
        company: 'Escribanía Rivas',
        agreements: true,
      },
    ]);
  });

  it.each([
    [{ 'Nombre y apellido': ' ' }, 'Ingrese su nombre', 'Nombre y apellido'],
    [{ 'Correo electrónico': 'ana' }, 'Ingrese un correo válido, como nombre@estudio.com', 'Correo electrónico'],
    [{ Contraseña: 'corta' }, 'La contraseña debe tener entre 8 y 128 caracteres', 'Contraseña'],
    [{ Contraseña: 'ANA@rivas.test' }, 'La contraseña no puede ser su correo', 'Contraseña'],
  ])('with %o sends nothing, and moves the focus to the field', async (changes, message, label) => {
    const sent = serveCall(server, '/api/auth/sign-up');
    showGuest(server, '/sign-up');
    await fill(changes);
    agree();
    fireEvent.click(submit());
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(await field(label));
    expect(sent).toEqual([]);
  });

  it('asks the person to accept the conditions', async () => {
    const sent = serveCall(server, '/api/auth/sign-up');
    showGuest(server, '/sign-up');
    await fill();
    fireEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toMatch(/aceptar las condiciones/);
    expect(sent).toEqual([]);
  });

  it('asks to accept the conditions together with the other missing fields', async () => {
    showGuest(server, '/sign-up');
    await fill({ 'Nombre y apellido': '' });
    fireEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toMatch(/aceptar las condiciones/);
    expect(screen.getByText('Ingrese su nombre')).toBeTruthy();
  });

  it("shows the server's message under its field until the value changes", async () => {
    const mensaje = 'Esa contraseña es de las más usadas y se adivina enseguida. Elija otra.';
    serveCall(server, '/api/auth/sign-up', () => fieldRefusal(422, 'CLAVE_DEBIL', mensaje, 'password'));
    showGuest(server, '/sign-up');
    await fill();
    agree();
    fireEvent.click(submit());
    await screen.findByText(mensaje);
    const password = await field('Contraseña');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    // The message shows only at its field, and not over the form too.
    expect(screen.getAllByText(mensaje)).toHaveLength(1);
    expect(document.activeElement).toBe(password);
    fireEvent.change(password, { target: { value: 'otra frase más larga' } });
    expect(password.getAttribute('aria-invalid')).toBe('false');
  });

  it('is disabled while it waits, and says how long to wait after too many tries', async () => {
    server.use(
      http.post('*/api/auth/sign-up', async () => {
        await delay(30);
        return refusal(429, 'DEMASIADOS_INTENTOS', 'Demasiados', undefined, { 'retry-after': '50' });
      }),
    );
    showGuest(server, '/sign-up');
    await fill();
    agree();
    fireEvent.click(submit());
    expect(submit().disabled).toBe(true);
    expect((await screen.findByRole('alert')).textContent).toBe('Demasiados intentos. Vuelva a intentar en 1 minuto.');
    expect((await field('Correo electrónico')).value).toBe('ana@rivas.test');
  });

  it('tells how good the password is while it is typed', async () => {
    showGuest(server, '/sign-up');
    for (const [Contraseña, word] of [
      ['corta', 'débil'],
      ['carpetas1', 'aceptable'],
      ['mis 12 carpetas', 'muy buena'],
    ] as const) {
      await fill({ Contraseña });
      expect(screen.getByText(`Contraseña ${word}`)).toBeTruthy();
    }
  });

  it('is not offered where it is closed', async () => {
    server.use(http.get('*/api/auth/opciones', () => HttpResponse.json({ registro: false })));
    showGuest(server, '/sign-up', { opciones: { registro: false } });
    expect(await screen.findByRole('heading', { name: 'El registro está cerrado' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
