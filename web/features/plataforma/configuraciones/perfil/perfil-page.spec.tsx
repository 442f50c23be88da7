import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptKeys } from '../../../../autosave/kept-drafts';
import { installOwnUser } from '../../../../session/install-own-user';
import { userPatched } from '../../../../session/session-slice';
import { startApiServer } from '../../../../testing/api-server';
import { fakePictures } from '../../../../testing/fake-pictures';
import { showPages } from '../../../../testing/show-pages';
import { routes } from '../configuraciones.routes';

const server = startApiServer();
let sent: unknown[];
let refusal: { status: number; body: object } | null;
let drawn: number[][];

beforeEach(() => {
  sent = [];
  refusal = null;
  drawn = fakePictures();
  const answer = async (body: unknown, user: object) => {
    sent.push(body);
    return refusal ? HttpResponse.json(refusal.body, { status: refusal.status }) : HttpResponse.json(user);
  };
  server.use(
    http.get('*/api/cuentas', () => HttpResponse.json([])),
    http.patch('*/api/common/user', async ({ request }) => {
      const body = (await request.json()) as { user: { name: string; cargo: string; telefono: string } };
      return answer(body, { ...body.user, cargo: body.user.cargo || null, telefono: body.user.telefono || null });
    }),
    http.put('*/api/common/user/avatar', async ({ request }) => {
      const type = request.headers.get('content-type')?.split(';')[0];
      return answer(type, { avatar: '/api/imagenes/nueva' });
    }),
    http.delete('*/api/common/user/avatar', () => answer('quitada', { avatar: null })),
  );
});

async function show(avatar: string | null = null) {
  const test = showPages(routes, { path: '/configuraciones/perfil' });
  installOwnUser(test.app);
  act(() => {
    test.store.dispatch(userPatched({ avatar }));
  });
  await screen.findByRole('heading', { name: 'Datos personales' });
  const user = () => test.store.getState().session.user;
  return { ...test, user };
}

const nameField = () => screen.getByRole('textbox', { name: 'Nombre y apellido' });
const save = () => screen.getByRole('button', { name: 'Guardar' });
const isOff = () => save().getAttribute('aria-disabled') === 'true';
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Elegir una foto'), { target: { files: [file] } });
/** Saves the visible part once the dialog has measured the picture. */
async function saveIn(dialog: HTMLElement): Promise<void> {
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Guardar foto' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}
const picture = (type = 'image/png', bytes = 10) => new File([new Uint8Array(bytes)], 'foto', { type });

describe('the name of a person', () => {
  it('is saved when it changed, and shown everywhere', async () => {
    const { user, store } = await show();
    expect(isOff()).toBe(true);
    fireEvent.click(save());
    fireEvent.change(nameField(), { target: { value: ' Ana María Rivas ' } });
    save().focus();
    fireEvent.click(save());
    await waitFor(() => expect(user()?.name).toBe('Ana María Rivas'));
    expect(sent).toEqual([{ user: { name: 'Ana María Rivas', cargo: '', telefono: '' } }]);
    expect(store.getState().toasts).toMatchObject([{ text: 'Sus datos quedaron guardados' }]);
    await waitFor(() => expect(isOff()).toBe(true));
    expect(document.activeElement).toBe(save());
  });

  it("is required, and the server's message is shown under it", async () => {
    await show();
    fireEvent.change(nameField(), { target: { value: '  ' } });
    fireEvent.click(save());
    expect(await screen.findByText('Escriba su nombre.')).toBeTruthy();
    expect(sent).toEqual([]);

    refusal = {
      status: 400,
      body: { code: 'X', message: 'No', details: [{ campo: 'user.name', mensaje: 'Ese no.' }] },
    };
    fireEvent.change(nameField(), { target: { value: 'Otra' } });
    fireEvent.click(save());
    expect(await screen.findByText('Ese no.')).toBeTruthy();
  });

  it('is saved with the job and the telephone, which has the code of its country', async () => {
    const { user } = await show();
    fireEvent.change(screen.getByRole('textbox', { name: 'Cargo' }), { target: { value: 'Escribana adscripta' } });
    const telefono = screen.getByRole('textbox', { name: 'Teléfono' });
    fireEvent.change(telefono, { target: { value: '600 00 00 00' } });
    fireEvent.click(save());
    expect(await screen.findByText(/^Escriba el teléfono con el código del país/)).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(telefono, { target: { value: '+34 600 00 00 00' } });
    fireEvent.click(save());
    await waitFor(() =>
      expect(user()).toMatchObject({ cargo: 'Escribana adscripta', telefono: '+34 600 00 00 00', name: 'Ana Rivas' }),
    );
  });

  it('follows another tab, but not over text that is being typed', async () => {
    const { store } = await show();
    act(() => {
      store.dispatch(userPatched({ name: 'Ana de Rivas' }));
    });
    await waitFor(() => expect(nameField()).toHaveProperty('value', 'Ana de Rivas'));
    fireEvent.change(nameField(), { target: { value: 'A medias' } });
    act(() => {
      store.dispatch(userPatched({ name: 'Otra' }));
    });
    expect(nameField()).toHaveProperty('value', 'A medias');
    expect(isOff()).toBe(false);
  });

  it('follows another tab also after it was saved here', async () => {
    const { store } = await show();
    fireEvent.change(nameField(), { target: { value: 'Ana María Rivas' } });
    fireEvent.click(save());
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
    act(() => {
      store.dispatch(userPatched({ name: 'Ana de Rivas' }));
    });
    await waitFor(() => expect(nameField()).toHaveProperty('value', 'Ana de Rivas'));
    expect(isOff()).toBe(true);
  });

  it('is restored as it was typed when the page is loaded anew, and can be discarded', async () => {
    await show();
    fireEvent.change(nameField(), { target: { value: 'A medias' } });
    cleanup();
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(nameField()).toHaveProperty('value', 'Ana Rivas'));
    expect(keptKeys('usuario-1')).toEqual([]);
    expect(isOff()).toBe(true);
  });

  it('is asked about before the page is left without saving', async () => {
    await show();
    fireEvent.change(nameField(), { target: { value: 'A medias' } });
    await waitFor(() => expect(isOff()).toBe(false));
    fireEvent.click(screen.getByRole('link', { name: /^Preferencias/ }));
    const question = await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(nameField()).toHaveProperty('value', 'A medias');
  });
});

describe('the picture of a person', () => {
  it('is sent as the chosen part', async () => {
    const { user } = await show();
    choose(picture());
    const dialog = await screen.findByRole('dialog', { name: 'Encuadrar la foto' });
    fireEvent.change(within(dialog).getByRole('slider', { name: 'Acercamiento' }), { target: { value: '2' } });
    expect(within(dialog).getByRole('slider').getAttribute('aria-valuetext')).toBe('200 %');
    await saveIn(dialog);
    await waitFor(() => expect(user()?.avatar).toBe('/api/imagenes/nueva'));
    // The drawn part is the middle half of the 30 × 30 pixels.
    expect(drawn).toEqual([[8, 8, 15, 15, 0, 0, 512, 512]]);
    expect(sent).toEqual(['multipart/form-data']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Cambiar foto' })).toBeTruthy();
  });

  it('stays in the dialog with the reason when it is refused', async () => {
    const { user } = await show();
    refusal = { status: 422, body: { code: 'IMAGEN_ILEGIBLE', message: 'No se pudo leer la imagen.' } };
    choose(picture());
    const dialog = await screen.findByRole('dialog', { name: 'Encuadrar la foto' });
    await saveIn(dialog);
    expect((await within(dialog).findByRole('alert')).textContent).toBe('No se pudo leer la imagen.');
    expect(user()?.avatar).toBeNull();
  });

  it.each([
    [picture('image/svg+xml'), 'Elija una imagen JPEG, PNG, WebP o GIF.'],
    [picture('image/png', 0), 'La imagen está vacía.'],
    [picture('image/png', 5 * 1024 * 1024 + 1), 'La imagen supera los 5 MB.'],
  ])('is refused at once when the file cannot be a picture', async (file, problem) => {
    await show();
    choose(file);
    expect((await screen.findByRole('alert')).textContent).toBe(problem);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is removed after a question', async () => {
    const { user } = await show('/api/imagenes/vieja');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar foto' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(sent).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar foto' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(user()?.avatar).toBeNull());
    expect(sent).toEqual(['quitada']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Quitar foto' })).toBeNull());
  });
});
