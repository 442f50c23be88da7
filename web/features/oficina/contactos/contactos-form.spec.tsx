import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { keptKeys } from '../../../autosave/kept-drafts';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import { refusal } from '../../../testing/api-server';
import { buildContacto } from '../../../testing/contactos';
import { names, press, show, startContactosPage, type } from '../../../testing/contactos-page';
import { fakePictures } from '../../../testing/fake-pictures';
import { choose, typeInto } from '../../../testing/press';
import { enlaceAContactoNuevo } from './public/contacto-leido';

const { server, kept, stored } = startContactosPage();

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const last = () => kept.agenda.state.contactos.at(-1);

describe('the form of a contact', () => {
  it('begins by a key, adds the contact in its place, and opens it', async () => {
    const { router } = show('');
    await waitFor(() => expect(names()).toHaveLength(3));
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    const name = await field(/^Nombre/);
    press('Guardar');
    await screen.findByText('Escriba el nombre.');
    expect(kept.agenda.state.sent).toEqual([]);

    type(name, 'Bárbara Sosa');
    type(await field('Teléfono 1'), '4321-1111');
    press('Agregar otro teléfono');
    type(await field('Teléfono 2'), '91 000 0000');
    const [, country] = screen.getAllByRole<HTMLInputElement>('combobox', { name: /País/ });
    expect(country?.value).toBe('+54 Argentina');
    typeInto(country as HTMLElement, '+34');
    choose(await screen.findByRole('option', { name: /España/ }));
    press('Guardar');

    await screen.findByRole('article', { name: 'Bárbara Sosa' });
    expect(names()).toEqual(['Ana Rivas', 'Bárbara Sosa', 'Bruno Paz', 'Carla Núñez']);
    expect(router.state.location.pathname).toBe(`/apps/contacts/${last()?.id}`);
    expect(last()).toMatchObject({
      emails: [],
      phoneNumbers: [
        { country: 'ar', phoneNumber: '4321-1111' },
        { country: 'es', phoneNumber: '91 000 0000' },
      ],
    });
  });

  it('begins with the data of a received card', async () => {
    const { router } = show('');
    const card = { name: 'Bárbara Sosa', company: '', emails: [{ email: 'barbara@banco.test', label: 'Trabajo' }] };
    const { to, state } = enlaceAContactoNuevo(card);
    await act(() => router.navigate(to, { state }));
    expect(await field(/^Nombre/)).toHaveProperty('value', 'Bárbara Sosa');
    press('Guardar');
    await screen.findByRole('article', { name: 'Bárbara Sosa' });
    expect(last()).toMatchObject({ emails: card.emails, phoneNumbers: [] });
  });

  it('begins by a key while a contact fills the window, but not under a dialog', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as never,
    );
    const { router } = show('/ana');
    const drawer = await screen.findByRole('dialog', { name: 'Contacto' });
    await within(drawer).findByRole('article', { name: 'Ana Rivas' });
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/contacts/nuevo'));
    await act(() => router.navigate('/apps/contacts/importar'));
    await screen.findByRole('dialog', { name: 'Importar contactos' });
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    expect(router.state.location.pathname).toBe('/apps/contacts/importar');
  });

  it('sends only changed fields, with the version that was seen', async () => {
    show('/ana/editar');
    type(await field('Cargo o profesión'), 'Notaria');
    press('Guardar');
    await screen.findByRole('article', { name: 'Ana Rivas' });
    expect(kept.agenda.state.sent).toEqual([{ call: 'cambiar', body: { title: 'Notaria' }, ifMatch: '"1"' }]);
  });

  const changedByOther = (change: object) => {
    kept.agenda.state.contactos = kept.agenda.state.contactos.map((one) =>
      one.id === 'ana' ? { ...one, ...change } : one,
    );
  };

  it('shows what somebody else changed, and overwrites it except in fields that were not touched here', async () => {
    show('/ana/editar');
    const title = await field('Cargo o profesión');
    changedByOther({ title: 'Gestora', company: 'Otra', version: 2 });
    type(title, 'Notaria');
    press('Guardar');
    await screen.findByText(/Otra persona cambió este contacto/);
    expect(stored('ana')?.title).toBe('Gestora');
    press('Recargar');
    await waitFor(() => expect(title.value).toBe('Gestora'));
    expect(screen.queryByRole('button', { name: 'Guardar lo mío' })).toBeNull();

    type(title, 'Notaria');
    changedByOther({ title: 'Jueza', company: 'Juzgado', version: 3 });
    press('Guardar');
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar lo mío' }));
    await screen.findByRole('article', { name: 'Ana Rivas' });
    expect(stored('ana')).toMatchObject({ title: 'Notaria', company: 'Juzgado', version: 4 });
  });

  it('asks before typed text is lost, also after a deletion that was not confirmed', async () => {
    const { router } = show('/ana/editar');
    type(await field('Cargo o profesión'), 'Notaria');
    press('Eliminar');
    const deletion = within(await screen.findByRole('alertdialog', { name: /^Eliminar contacto/ }));
    fireEvent.click(deletion.getByRole('button', { name: 'Cancelar' }));
    act(() => void router.navigate('/apps/contacts'));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' }));
    fireEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
    expect(await field('Cargo o profesión')).toHaveProperty('value', 'Notaria');
  });

  it('has the typed text again when the server refuses the deletion of the contact', async () => {
    show('/ana/editar');
    type(await field('Cargo o profesión'), 'Notaria');
    server.use(http.delete('*/api/apps/contacts/contact', () => refusal(503, 'X', 'Ahora no')));
    press('Eliminar');
    const deletion = within(await screen.findByRole('alertdialog', { name: /^Eliminar contacto/ }));
    fireEvent.click(deletion.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('Ahora no');
    expect(await field('Cargo o profesión')).toHaveProperty('value', 'Notaria');
  });

  it('keeps what was typed of a new persona when the server refuses the link to a known one', async () => {
    const { router } = show('/bruno/registrar');
    server.use(
      http.get('*/api/cuentas', () => HttpResponse.json([{ cuentaId: 'cuenta-a', nombre: 'A', pais: 'AR', rolId: 1 }])),
      http.get('*/api/personas/verificar-documento', () =>
        HttpResponse.json({ valido: true, mensaje: null, sugeridos: [] }),
      ),
      http.patch('*/api/apps/contacts/contact', () => refusal(503, 'X', 'Ahora no'), { once: true }),
    );
    const profesion = await field('Profesión');
    type(profesion, 'Notario');
    const documento = within(screen.getByRole('group', { name: 'Documento de identidad' }));
    type(documento.getByRole('textbox', { name: 'Número' }), '30.123.456');
    fireEvent.click(await screen.findByRole('button', { name: 'Usar la existente' }));
    await screen.findByText('Ahora no');
    expect(profesion).toHaveProperty('value', 'Notario');
    expect(profesion.isConnected).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Usar la existente' }));
    await screen.findByText('Bruno Paz quedó vinculado a una persona registrada');
    expect(router.state.location.pathname).toBe('/apps/contacts/bruno');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const deletedByOther = async ({ isHeard }: { isHeard: boolean }) => {
    const shown = show('/ana/editar');
    shown.app.runSaga(invalidateWhatChanged);
    type(await field('Cargo o profesión'), 'Notaria');
    kept.agenda.remove('ana');
    if (isHeard) act(() => void shown.store.dispatch(liveEventReceived({ type: 'contacts.changed' })));
    else press('Guardar');
    await screen.findByText(/Otra persona eliminó este contacto/);
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
    return shown;
  };

  it.each([
    ['as soon as that is heard of', true],
    ['when it is saved', false],
  ])(
    'says that somebody else deleted the contact %s, which can be restored with the typed text',
    async (_, isHeard) => {
      const { router } = await deletedByOther({ isHeard });
      press('Restaurar y guardar');
      await screen.findByRole('article', { name: 'Ana Rivas' });
      expect(router.state.location.pathname).toBe('/apps/contacts/ana');
      expect(stored('ana')).toMatchObject({ title: 'Notaria', company: 'Escribanía Lavalle' });
    },
  );

  it('saves a contact that somebody else deleted and has restored', async () => {
    await deletedByOther({ isHeard: false });
    kept.agenda.restore('ana');
    press('Restaurar y guardar');
    await screen.findByRole('article', { name: 'Ana Rivas' });
    expect(stored('ana')).toMatchObject({ title: 'Notaria' });
  });

  it('keeps the typed text as a new contact when the deletion was too long ago', async () => {
    const { router } = await deletedByOther({ isHeard: true });
    kept.agenda.purge();
    press('Restaurar y guardar');
    await screen.findByText('El contacto no existe.');
    press('Guardar como contacto nuevo');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/apps/contacts/${last()?.id}`));
    expect(last()).toMatchObject({ name: 'Ana Rivas', title: 'Notaria', personaId: 'persona-1' });
    expect(stored('ana')).toBeUndefined();
  });

  it('asks before typed text is lost', async () => {
    const { router } = show('/ana/editar');
    type(await field('Cargo o profesión'), 'Notaria');
    press('Cancelar');
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    expect(router.state.location.pathname).toBe('/apps/contacts/ana/editar');
  });

  it('is restored when the page is loaded anew', async () => {
    const path = '/nuevo';
    show(path);
    type(await field('Cargo o profesión'), 'Notaria');
    press('Agregar otro teléfono');
    type(await field('Teléfono 2'), '4321-2222');
    await waitFor(() => expect(keptKeys('usuario-1')).toHaveLength(1));

    cleanup();
    show(path);
    await screen.findByText('Se recuperó lo que no se había guardado.');
    expect((await field('Teléfono 2')).value).toBe('4321-2222');
    type(await field(/^Nombre/), 'Ana Paz');
    press('Guardar');
    await screen.findByRole('article', { name: 'Ana Paz' });
    const sent = kept.agenda.state.contactos.find(({ name }) => name === 'Ana Paz');
    expect(sent?.title).toBe('Notaria');
    expect(sent?.phoneNumbers.at(-1)?.phoneNumber).toBe('4321-2222');
    expect(keptKeys('usuario-1')).toEqual([]);
  });

  it('is empty again when the person discards the restored text', async () => {
    show('/ana/editar');
    type(await field('Cargo o profesión'), 'Notaria');
    cleanup();
    const { router } = show('/ana/editar');
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByText(/^Se recuperó/)).toBeNull());
    expect((await field('Cargo o profesión')).value).toBe('Escribana');
    expect(keptKeys('usuario-1')).toEqual([]);
    press('Cancelar');
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/contacts/ana'));
  });

  it('is not shown to a person who may only read, who sees the contact or why there is none', async () => {
    show('/ana/editar', 5);
    await screen.findByRole('article', { name: 'Ana Rivas' });
    cleanup();
    show('/importar', 5);
    await screen.findByText('Su rol no permite importar contactos');
    cleanup();
    const { router } = show('/nuevo', 5);
    await screen.findByText('Su rol no permite agregar contactos');
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    press('Volver a los contactos');
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/contacts'));
  });

  it('adds an etiqueta at once, and saves with the contact that it has it', async () => {
    show('/bruno/editar');
    await field(/^Nombre/);
    press('Etiquetas');
    const search = await screen.findByRole('searchbox', { name: /Buscar en/ });
    await screen.findByRole('checkbox', { name: 'Clientes' });
    type(search, 'Bancos');
    fireEvent.keyDown(search, { key: 'Enter' });
    await screen.findByRole('checkbox', { name: 'Bancos', checked: true });
    expect(kept.agenda.state.etiquetas).toHaveLength(2);
    expect(stored('bruno')?.tags).toEqual([]);
    fireEvent.keyDown(search, { key: 'Escape' });
    await screen.findByRole('button', { name: 'Guardar' });
    press('Guardar');
    await waitFor(() => expect(stored('bruno')?.tags).toEqual([kept.agenda.state.etiquetas[0]?.id]));
  });

  it('deletes an etiqueta in its panel and undoes that there, with the contact as it was', async () => {
    show('/ana/editar');
    await field(/^Nombre/);
    press('Etiquetas');
    const panel = within(await screen.findByRole('dialog', { name: 'Etiquetas del contacto' }));
    fireEvent.click(panel.getByRole('button', { name: 'Cambiar las etiquetas' }));
    fireEvent.click(panel.getByRole('button', { name: 'Eliminar la etiqueta Clientes' }));
    const undo = await panel.findByRole('button', { name: 'Deshacer' });
    expect(kept.agenda.state.etiquetas).toEqual([]);
    fireEvent.click(undo);
    await waitFor(() => expect(kept.agenda.state.etiquetas).toHaveLength(1));
    fireEvent.click(panel.getByRole('button', { name: 'Volver a elegir' }));
    expect((await panel.findByRole<HTMLInputElement>('checkbox', { name: 'Clientes' })).checked).toBe(true);
  });

  it('sends the pictures after the rest, and removes one with it', async () => {
    fakePictures();
    kept.agenda.state.contactos = [buildContacto({ background: '/api/imagenes/vieja' })];
    show('/ana/editar');
    await field(/^Nombre/);
    const file = new File(['x'], 'foto.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Elegir una foto'), { target: { files: [file] } });
    const dialog = await screen.findByRole('dialog', { name: 'Encuadrar la foto' });
    const use = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Usar esta foto' });
    await waitFor(() => expect(use.disabled).toBe(false));
    fireEvent.click(use);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Encuadrar la foto' })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar portada' }));
    expect(kept.agenda.state.sent).toEqual([]);
    press('Guardar');
    await screen.findByRole('article', { name: 'Ana Rivas' });
    expect(kept.agenda.state.sent.map(({ call, body }) => [call, body])).toEqual([
      ['cambiar', { background: null }],
      ['avatar', undefined],
    ]);
    expect(stored('ana')).toMatchObject({ avatar: '/api/imagenes/avatar', background: null });
  });
});
