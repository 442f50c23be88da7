import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { VerificarDto } from '../../../api/generated/verificacion';
import { refusal, startApiServer } from '../../../testing/api-server';
import { fakePasskeys, PASSKEY } from '../../../testing/fake-passkeys';
import { showPages } from '../../../testing/show-pages';
import type { Metodo } from './verificacion-api';
import { VerificacionDialog } from './verificacion-dialog';

const server = startApiServer();
let metodos: Metodo[];
let sent: VerificarDto[];
const done: boolean[] = [];

beforeEach(() => {
  metodos = ['clave'];
  sent = [];
  done.length = 0;
  server.use(
    http.get('*/api/auth/verificar', () => HttpResponse.json({ metodos, verificadaHasta: null })),
    http.post<never, VerificarDto>('*/api/auth/verificar', async ({ request }) => {
      const prueba = await request.json();
      sent.push(prueba);
      if (prueba.password === 'otra') return refusal(422, 'CLAVE_INCORRECTA', 'La contraseña no es correcta.');
      if (prueba.codigo === '000000') return refusal(422, 'CODIGO_INCORRECTO', 'El código no es correcto.');
      return HttpResponse.json({ verificadaHasta: '2026-11-21T15:00:00Z' });
    }),
    http.post('*/api/auth/verificar/passkey-opciones', () =>
      HttpResponse.json({ desafio: 'd-1', opciones: { challenge: 'AAAA' } }),
    ),
  );
});

function show() {
  const Dialog = () => <VerificacionDialog onDone={(isVerified) => done.push(isVerified)} />;
  return showPages([{ path: '/', Component: Dialog }], { path: '/' });
}

describe('the verification of the person', () => {
  it('takes the password, and shows under it that it was wrong', async () => {
    const { store, visited } = show();
    const field = await screen.findByLabelText('Contraseña');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'otra' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('La contraseña no es correcta.')).toBeTruthy();
    expect(done).toEqual([]);

    fireEvent.change(field, { target: { value: 'Carpetas-2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await expect.poll(() => done).toEqual([true]);
    expect(sent).toEqual([{ password: 'otra' }, { password: 'Carpetas-2026' }]);
    expect(store.getState().toasts).toEqual([]);
    expect(visited).toEqual([]);
  });

  it('sends nothing while the field is empty', async () => {
    show();
    await screen.findByLabelText('Contraseña');
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Escriba su contraseña')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('offers the other ways of this person, and a code without the telephone', async () => {
    metodos = ['totp', 'recuperacion', 'proveedor'];
    show();
    const code = await screen.findByLabelText('Código de 6 dígitos');
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    fireEvent.change(code, { target: { value: '000000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('El código no es correcto.')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    const recovery = await screen.findByLabelText('Código de recuperación');
    expect(screen.queryByText('El código no es correcto.')).toBeNull();
    fireEvent.change(recovery, { target: { value: ' abcd-efgh ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await expect.poll(() => done).toEqual([true]);
    expect(sent.at(-1)).toEqual({ codigo: 'abcd-efgh' });
    expect(screen.queryByText(/contraseña/)).toBeNull();
  });

  it('takes a passkey in browsers with passkeys, and says when it was not shown', async () => {
    metodos = ['passkey', 'clave'];
    const showPasskey = fakePasskeys();
    showPasskey.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Usar una passkey' }));
    expect(await screen.findByText(/se canceló/)).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Usar una passkey' }));
    await expect.poll(() => done).toEqual([true]);
    expect(sent).toMatchObject([{ passkey: { desafio: 'd-1', respuesta: { id: PASSKEY } } }]);
  });

  it('says what to do when no way is left', async () => {
    metodos = ['passkey'];
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('ingrese de nuevo');
  });

  it('is left by Escape or its button, which counts as a no', async () => {
    show();
    fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Confirme que es usted' }), { key: 'Escape' });
    await expect.poll(() => done).toEqual([false]);
  });

  it('is announced to screen readers too, over a dialog that hides the rest of the page', async () => {
    show();
    document.querySelector('body > div')?.setAttribute('aria-hidden', 'true');
    expect(await screen.findByRole('dialog', { name: 'Confirme que es usted' })).toBeTruthy();
  });

  it('loads the ways again after a failure', async () => {
    server.use(
      http.get('*/api/auth/verificar', () => HttpResponse.json({ message: 'No.' }, { status: 503 }), { once: true }),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByLabelText('Contraseña')).toBeTruthy();
  });
});
