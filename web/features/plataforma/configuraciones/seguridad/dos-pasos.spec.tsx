import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fieldRefusal, refusal } from '../../../../testing/api-server';
import { agree, press, section, show, soon, startSeguridadPage, write } from '../../../../testing/seguridad-page';

const { server, noted, answers, sent } = startSeguridadPage();

const codigos = Array.from({ length: 10 }, (_, n) => `abcd${n}-efghj`);

/** Replaces a property of `navigator` until the test ends. */
function pretend(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

describe('the second step', () => {
  it('leaves no secret in the store, however it ends', async () => {
    server.use(
      noted('post', '/api/segundo-factor/totp', () => ({ secreto: 'ABCDEFGH234567', uri: 'otpauth://totp/x' })),
      noted('post', '/api/segundo-factor/codigos', () => ({ codigos })),
    );
    const { store } = show();
    const where = await section('Verificación en dos pasos');
    fireEvent.click(await within(where).findByRole('button', { name: 'Activar' }));
    press('Cancelar', await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.stringify(store.getState())).not.toContain('ABCDEFGH234567');

    answers.factor = { ...answers.factor, totp: { activo: true, desde: '2026-11-21T10:00:00Z' }, codigosRestantes: 2 };
    fireEvent(window, new Event('focus'));
    fireEvent.click(await screen.findByRole('button', { name: 'Generar códigos nuevos' }));
    await agree('Generar');
    expect(await screen.findByText('abcd0-efghj')).toBeTruthy();
    expect(JSON.stringify(store.getState())).not.toContain('abcd0-efghj');
  });

  it('is turned on with a code, and its recovery codes stay until the person has kept them', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    pretend('clipboard', { writeText });
    server.use(
      noted('post', '/api/segundo-factor/totp', () => ({ secreto: 'ABCDEFGH234567', uri: 'otpauth://totp/x' })),
      noted('post', '/api/segundo-factor/totp/confirmar', ({ codigo }: { codigo: string }) => {
        if (codigo !== '123456') return fieldRefusal(422, 'CODIGO_INCORRECTO', 'El código no es correcto.', 'codigo');
        answers.factor = {
          ...answers.factor,
          totp: { activo: true, desde: '2026-11-21T10:00:00Z' },
          codigosRestantes: 10,
        };
        return { codigos };
      }),
    );
    show();
    const where = await section('Verificación en dos pasos');
    fireEvent.click(await within(where).findByRole('button', { name: 'Activar' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('img', { name: /Código QR/ })).toBeTruthy();
    expect(within(dialog).getByText('ABCD EFGH 2345 67')).toBeTruthy();

    write(/Código de 6 dígitos/, '12');
    press('Activar', dialog);
    expect(await screen.findByText('Escriba los 6 dígitos que muestra la aplicación')).toBeTruthy();
    write(/Código de 6 dígitos/, '000 000');
    press('Activar', dialog);
    expect(await screen.findByText('El código no es correcto.')).toBeTruthy();
    write(/Código de 6 dígitos/, '123 456');
    press('Activar', dialog);

    const list = await screen.findByRole('list', { name: 'Códigos de recuperación' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    const kept = screen.getByRole('dialog', { name: 'Guarde sus códigos de recuperación' });
    fireEvent.keyDown(kept, { key: 'Escape' });
    press('Copiar', kept);
    expect(await within(kept).findByText('Copiado')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(codigos.join('\n'));

    expect(within(kept).getByRole<HTMLButtonElement>('button', { name: 'Listo' }).disabled).toBe(true);
    fireEvent.click(within(kept).getByRole('checkbox', { name: 'Los guardé en un lugar seguro' }));
    press('Listo', kept);
    await waitFor(() => expect(screen.queryByText(codigos[0] as string)).toBeNull());
    expect(await within(where).findByText('Activada')).toBeTruthy();
    expect(within(where).getByText('Le quedan 10 códigos de recuperación.')).toBeTruthy();
    // The button that started it is gone, so the section has the focus.
    await waitFor(() => expect(document.activeElement).toBe(where));
  });

  it('warns of few codes, gives new ones, and is turned off after a question', async () => {
    answers.factor = { ...answers.factor, totp: { activo: true, desde: '2026-11-21T10:00:00Z' }, codigosRestantes: 1 };
    server.use(
      noted('post', '/api/segundo-factor/codigos', () => {
        answers.factor = { ...answers.factor, codigosRestantes: 10 };
        return { codigos };
      }),
      noted('delete', '/api/segundo-factor/totp', () => {
        answers.factor = { ...answers.factor, totp: { activo: false, desde: null }, codigosRestantes: 0 };
        return true;
      }),
    );
    show();
    expect(await screen.findByText('Le queda 1 código de recuperación.')).toBeTruthy();
    expect(screen.getByText(/Genere otros/)).toBeTruthy();
    press('Generar códigos nuevos');
    await agree('Generar');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Los guardé en un lugar seguro' }));
    press('Listo');
    expect(await screen.findByText('Le quedan 10 códigos de recuperación.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    press('Desactivar');
    await agree('Desactivar');
    expect(await screen.findByText('Desactivada')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await section('Verificación en dos pasos')));
  });

  it('shows no error when the person did not want to be verified', async () => {
    server.use(
      http.post('*/api/segundo-factor/totp', () => refusal(403, 'VERIFICACION_REQUERIDA', 'Confirme quién es.')),
    );
    const { store, visited } = show();
    const where = await section('Verificación en dos pasos');
    const button = await within(where).findByRole<HTMLButtonElement>('button', { name: 'Activar' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().toasts).toEqual([]);
    expect(visited).toEqual([]);
  });
});

describe('passkeys', () => {
  const passkey = { id: 'p-1', nombre: 'Mi llave', creadaEn: soon(-40), usadaEn: null, esSincronizada: true };

  it('explain why none can be added in a browser without passkeys', async () => {
    show();
    expect(await screen.findByText(/Este navegador no admite passkeys/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Agregar una passkey' })).toBeNull();
  });

  it('are added with the name of the device, and say when the device made none', async () => {
    const bytes = new Uint8Array([1, 2]).buffer;
    const create = vi.fn().mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    create.mockResolvedValueOnce({
      id: 'AQI',
      rawId: bytes,
      type: 'public-key',
      response: { attestationObject: bytes, clientDataJSON: bytes },
      getClientExtensionResults: () => ({}),
    });
    vi.stubGlobal('PublicKeyCredential', class {});
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
    pretend('credentials', { create });
    pretend('userAgent', userAgent);
    server.use(
      noted('post', '/api/segundo-factor/passkeys/opciones', () => ({
        desafio: 'd-1',
        opciones: { challenge: 'AAAA', user: { id: 'AAAA' }, pubKeyCredParams: [] },
      })),
      noted('post', '/api/segundo-factor/passkeys', ({ nombre }: { nombre: string }) => {
        answers.factor = { ...answers.factor, passkeys: [{ ...passkey, nombre }] };
        return answers.factor.passkeys[0] as object;
      }),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar una passkey' }));
    await screen.findByDisplayValue('Safari en iPhone');
    press('Continuar');
    expect(await screen.findByText(/se canceló/)).toBeTruthy();
    press('Continuar');
    expect(await screen.findByText('Se agregó la passkey «Safari en iPhone»')).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'Passkeys' })).toBeTruthy();
    expect(sent.at(-1)).toMatchObject([
      'post /api/segundo-factor/passkeys',
      { desafio: 'd-1', nombre: 'Safari en iPhone', respuesta: { id: 'AQI' } },
    ]);
  });

  it('are renamed, and deleted after a question', async () => {
    answers.factor = { ...answers.factor, passkeys: [passkey] };
    server.use(
      noted('patch', '/api/segundo-factor/passkeys/:id', ({ nombre }: { nombre: string }) => {
        answers.factor = { ...answers.factor, passkeys: [{ ...passkey, nombre }] };
        return answers.factor.passkeys[0] as object;
      }),
      noted('delete', '/api/segundo-factor/passkeys/:id', () => {
        answers.factor = { ...answers.factor, passkeys: [] };
        return true;
      }),
    );
    show();
    expect(await screen.findByText(/Sin usar todavía .* Sincronizada entre sus dispositivos/)).toBeTruthy();
    press('Cambiar el nombre de Mi llave');
    fireEvent.change(await screen.findByDisplayValue('Mi llave'), { target: { value: ' Llave azul ' } });
    press('Guardar');
    expect(await screen.findByText('Llave azul')).toBeTruthy();
    expect(sent).toEqual([['patch /api/segundo-factor/passkeys/p-1', { nombre: 'Llave azul' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    press('Eliminar Llave azul');
    await agree('Eliminar');
    await waitFor(() => expect(screen.queryByText('Llave azul')).toBeNull());
    // The list disappeared with its last passkey, so the section has the focus.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Passkeys' })));
  });
});
