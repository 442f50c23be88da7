import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, startApiServer } from '../../../testing/api-server';
import { fakePasskeys, PASSKEY } from '../../../testing/fake-passkeys';
import { serveCall, showGuest } from '../../../testing/show-guest';
import { buildSession } from '../../../testing/test-app';

const server = startApiServer();
const challenge = (metodos = ['totp', 'recuperacion', 'passkey']) =>
  refusal(403, 'SEGUNDO_FACTOR', 'Falta el segundo paso', [{ mensaje: 'x', desafio: 'd-1', metodos }]);
const ok = () => HttpResponse.json(buildSession());

let showPasskey: ReturnType<typeof fakePasskeys>;
beforeEach(() => {
  showPasskey = fakePasskeys();
});

/** Types the right password. Then the server asks for the second step. */
async function signIn(metodos?: string[]) {
  serveCall(server, '/api/auth/sign-in', () => challenge(metodos));
  const test = showGuest(server, '/sign-in?redirectURL=%2Fpersonas');
  fireEvent.change(await screen.findByLabelText('Correo electrónico'), { target: { value: 'ana@rivas.test' } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'clave' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  return test;
}

async function sendCode(label: string, codigo: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value: codigo } });
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
}

describe('the second step', () => {
  it('takes the code of the telephone and leads where the person wanted to be', async () => {
    const sent = serveCall(server, '/api/auth/segundo-factor', ok);
    const { visited } = await signIn();
    const code = await screen.findByLabelText<HTMLInputElement>('Código de verificación');
    expect(code.autocomplete).toBe('one-time-code');
    expect(document.activeElement).toBe(code);
    expect(screen.queryByRole('alert')).toBeNull();
    await sendCode('Código de verificación', '123 456');
    await expect.poll(() => visited).toEqual(['/personas']);
    expect(sent).toEqual([{ desafio: 'd-1', codigo: '123456', mode: 'cookie' }]);
  });

  it('says that a code was wrong and how many tries are left, and asks again', async () => {
    serveCall(server, '/api/auth/segundo-factor', () =>
      refusal(422, 'CODIGO_INCORRECTO', 'El código no es correcto.', [{ mensaje: 'x', intentosRestantes: 1 }]),
    );
    await signIn();
    await sendCode('Código de verificación', '000000');
    expect((await screen.findByRole('alert')).textContent).toBe('El código no es correcto. Queda 1 intento.');
    const code = screen.getByLabelText<HTMLInputElement>('Código de verificación');
    await expect.poll(() => code.value).toBe('');
    expect(document.activeElement).toBe(code);
  });

  it('can be left for the first form, which shows no error of the step', async () => {
    serveCall(server, '/api/auth/segundo-factor', () => refusal(422, 'CODIGO_INCORRECTO', 'El código no es correcto.'));
    await signIn();
    await sendCode('Código de verificación', '000000');
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Volver al ingreso' }));
    expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends no impossible code', async () => {
    const sent = serveCall(server, '/api/auth/segundo-factor', ok);
    await signIn();
    await sendCode('Código de verificación', '12a');
    expect(screen.getByText('El código tiene 6 números')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('takes a recovery code when the phone is lost', async () => {
    const sent = serveCall(server, '/api/auth/segundo-factor', ok);
    const { visited } = await signIn();
    fireEvent.click(await screen.findByRole('button', { name: /Perdí el teléfono/ }));
    await sendCode('Código de recuperación', ' abcd-efgh ');
    await expect.poll(() => visited).toEqual(['/personas']);
    expect(sent).toEqual([{ desafio: 'd-1', codigo: 'abcd-efgh', mode: 'cookie' }]);
  });

  it('that took too long begins anew, and says why', async () => {
    serveCall(server, '/api/auth/segundo-factor', () => refusal(422, 'DESAFIO_VENCIDO', 'Pasó demasiado tiempo.'));
    await signIn();
    await sendCode('Código de verificación', '123456');
    // The second form shows the message for a moment, before the first form takes its place.
    expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Pasó demasiado tiempo.');
  });

  it('takes a passkey', async () => {
    serveCall(server, '/api/auth/segundo-factor/passkey-opciones', () =>
      HttpResponse.json({ opciones: { challenge: 'AAAA' } }),
    );
    const sent = serveCall(server, '/api/auth/segundo-factor', ok);
    const { visited } = await signIn(['passkey']);
    fireEvent.click(await screen.findByRole('button', { name: 'Mostrar la passkey' }));
    await expect.poll(() => visited).toEqual(['/personas']);
    expect(sent).toMatchObject([{ desafio: 'd-1', passkey: { respuesta: { id: PASSKEY } }, mode: 'cookie' }]);
  });
});

describe('a passkey in place of the password', () => {
  it('opens the session', async () => {
    serveCall(server, '/api/auth/passkey/opciones', () =>
      HttpResponse.json({ desafio: 'd-9', opciones: { challenge: 'AAAA' } }),
    );
    const sent = serveCall(server, '/api/auth/passkey', ok);
    const { visited } = showGuest(server, '/sign-in');
    fireEvent.click(await screen.findByRole('button', { name: 'Usar una passkey' }));
    await expect.poll(() => visited).toEqual(['/carpetas']);
    expect(sent).toMatchObject([{ desafio: 'd-9', respuesta: { id: PASSKEY }, mode: 'cookie' }]);
  });

  it('that was not shown leaves the form as it was, and the page says so', async () => {
    serveCall(server, '/api/auth/passkey/opciones', () =>
      HttpResponse.json({ desafio: 'd-9', opciones: { challenge: 'AAAA' } }),
    );
    showPasskey.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    showGuest(server, '/sign-in');
    fireEvent.click(await screen.findByRole('button', { name: 'Usar una passkey' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/No se usó ninguna passkey/);
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').disabled).toBe(false);
  });

  it('is not offered by a browser without passkeys', async () => {
    vi.unstubAllGlobals();
    showGuest(server, '/sign-in');
    await screen.findByRole('link', { name: 'Crear un usuario' });
    expect(screen.queryByRole('button', { name: 'Usar una passkey' })).toBeNull();
  });
});

it('a person who has not confirmed the e-mail is led to the page that asks for the confirmation', async () => {
  serveCall(server, '/api/auth/sign-in', () => refusal(403, 'CORREO_SIN_CONFIRMAR', 'Falta confirmar el correo.'));
  const { address } = showGuest(server, '/sign-in');
  fireEvent.change(await screen.findByLabelText('Correo electrónico'), { target: { value: 'ana@rivas.test' } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'clave' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(await screen.findByText('ana@rivas.test')).toBeTruthy();
  expect(address()).toBe('/confirmation-required');
});

it('the link to the sign-up is shown only where the sign-up is open', async () => {
  server.use(http.get('*/api/auth/opciones', () => HttpResponse.json({ registro: false })));
  showGuest(server, '/sign-in', { opciones: { registro: false, demo: { email: 'a@b.test', password: 'x' } } });
  await screen.findByRole('button', { name: 'Usar cuenta de demostración' });
  expect(screen.queryByRole('link', { name: 'Crear un usuario' })).toBeNull();
});
