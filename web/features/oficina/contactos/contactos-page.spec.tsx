import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptKeys } from '../../../autosave/kept-drafts';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import { startApiServer } from '../../../testing/api-server';
import { buildContacto, serveContactos } from '../../../testing/contactos';
import { fakePictures } from '../../../testing/fake-pictures';
import { buildPersona } from '../../../testing/personas';
import { choose, pick, typeInto } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { routes } from './contactos.routes';
import { enlaceAContactoNuevo } from './public/contacto-leido';

const server = startApiServer();
let agenda: ReturnType<typeof serveContactos>;

beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // The window is wide, so an open contact shows beside the list.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('min-width'), onchange: null }) as never,
  );
  agenda = serveContactos({
    contactos: [
      buildContacto({ tags: ['t-1'], personaId: 'persona-1' }),
      buildContacto({ id: 'bruno', name: 'Bruno Paz', emails: [], phoneNumbers: [], company: 'Banco Ciudad' }),
      buildContacto({ id: 'carla', name: 'Carla Núñez' }),
    ],
    etiquetas: [{ id: 't-1', title: 'Clientes', version: 1 }],
  });
  server.use(...agenda.handlers);
});

const show = (path: string, rolId?: number) => showPages(routes, { path: `/apps/contacts${path}`, rolId });
const names = () =>
  within(screen.getByRole('list', { name: 'Contactos' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('[class*="name"]')?.textContent);
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stored = (id: string) => agenda.state.contactos.find((contacto) => contacto.id === id);
const last = () => agenda.state.contactos.at(-1);

describe('the list', () => {
  it('comes together with the etiquetas above it, which would move it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/apps/contacts/tags', async () => {
        await promise;
        return HttpResponse.json(agenda.state.etiquetas);
      }),
    );
    show('');
    expect(await screen.findByText('3 contactos', {}, { timeout: 300 }).catch(() => null)).toBeNull();
    resolve();
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.getByRole('button', { name: /^Clientes/ })).toBeTruthy();
  });

  it('narrows by what is typed and by an etiqueta, in the address', async () => {
    const { router } = show('');
    await waitFor(() => expect(names()).toEqual(['Ana Rivas', 'Bruno Paz', 'Carla Núñez']));
    expect(screen.getByText('3 contactos')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C']);

    const search = screen.getByRole('searchbox', { name: 'Buscar contactos' });
    type(search, 'nunez');
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(names()).toEqual(['Carla Núñez']));
    expect(router.state.location.search).toBe('?buscar=nunez');
    expect(screen.getByText('1 de 3 contactos')).toBeTruthy();
    const directorio = screen.getByRole('navigation', { name: 'Directorio' });
    expect(within(directorio).getByRole('link', { current: 'page' }).textContent).toBe('Contactos');
    const others = within(directorio).getByRole('link', { name: 'Personas' });
    expect(others.getAttribute('href')).toBe('/personas?buscar=nunez');
    expect(await screen.findByText('1 persona coincide')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: /^Clientes/ }));
    await screen.findByText('Ningún contacto coincide');
    press('Ver todos los contactos');
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('is moved through with the arrows, and Tab reaches one row of it', async () => {
    show('');
    const [ana, bruno, carla] = await screen.findAllByRole('link', { name: /Ana|Bruno|Carla/ });
    expect([ana, bruno, carla].map((row) => row?.tabIndex)).toEqual([0, -1, -1]);
    ana?.focus();
    fireEvent.keyDown(ana as HTMLElement, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(bruno);
    fireEvent.keyDown(bruno as HTMLElement, { key: 'End' });
    expect(document.activeElement).toBe(carla);
  });

  it('begins with what can be done about an empty one', async () => {
    agenda.state.contactos = [];
    show('');
    await screen.findByText('Todavía no hay contactos');
    expect(screen.getByRole('link', { name: 'Importar' })).toBeTruthy();
  });

  it('says when it could not be had, and tries again', async () => {
    server.use(
      http.get('*/api/apps/contacts/all', () => HttpResponse.json({ message: 'Ahora no' }, { status: 503 }), {
        once: true,
      }),
    );
    show('');
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('follows what others do', async () => {
    const { store, app } = show('');
    app.runSaga(invalidateWhatChanged);
    await waitFor(() => expect(names()).toHaveLength(3));
    agenda.state.contactos = agenda.state.contactos.slice(1);
    act(() => void store.dispatch(liveEventReceived({ type: 'contacts.changed' })));
    await waitFor(() => expect(names()).toEqual(['Bruno Paz', 'Carla Núñez']));
  });
});

describe('a contact', () => {
  it('is linked to a suggested persona by a click, which can be undone', async () => {
    agenda.state.sugeridas = [
      { ...buildPersona({ id: 'p-bruno', nombre: 'Bruno', apellidos: 'Paz' }), coincidencias: ['correo'] },
    ];
    show('/bruno');
    await screen.findByText('Tiene el mismo correo');
    fireEvent.click(screen.getByRole('button', { name: 'Es esta persona' }));
    await screen.findByText('Bruno Paz quedó vinculado a Bruno Paz');
    await waitFor(() => expect(stored('bruno')?.personaId).toBe('p-bruno'));
    expect(await screen.findByRole('button', { name: /^Quitar el vínculo/ })).toBeTruthy();
    press('Deshacer');
    await waitFor(() => expect(stored('bruno')?.personaId).toBeNull());
    expect(await screen.findByRole('link', { name: 'Registrar como persona' })).toBeTruthy();
  });

  it('is shown with all that is known, each way to reach them being a link', async () => {
    agenda.state.contactos = [
      buildContacto({
        birthday: '1974-03-14T12:00:00.000Z',
        notes: '<p>Solo <strong>por la tarde</strong></p><script>alert(1)</script>',
        phoneNumbers: [{ country: 'uy', phoneNumber: '2901 0000', label: 'Oficina' }],
        tags: ['t-1', 'borrada'],
      }),
    ];
    show('/ana');
    const vista = await screen.findByRole('article', { name: 'Ana Rivas' });
    expect(within(vista).getByRole('link', { name: 'ana@ejemplo.test' }).getAttribute('href')).toBe(
      'mailto:ana@ejemplo.test',
    );
    const tel = await within(vista).findByRole('link', { name: '+598 2901 0000' });
    expect(tel.getAttribute('href')).toBe('tel:+59829010000');
    expect(within(vista).getByText('Uruguay')).toBeTruthy();
    expect(vista.textContent).toContain('14 de marzo de 1974');
    expect(within(vista).getByText('por la tarde').tagName).toBe('STRONG');
    expect(vista.innerHTML).not.toContain('script');
    const etiquetas = await within(vista).findByRole('list', { name: 'Etiquetas' });
    expect(within(etiquetas).getAllByRole('listitem')).toHaveLength(1);
  });

  it('that no longer exists is shown as missing', async () => {
    const { router } = show('/nadie?buscar=a');
    await screen.findByText('No se encontró el contacto');
    press('Volver a la lista');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/apps/contacts?buscar=a'),
    );
  });

  it('is only read by a person who may not edit', async () => {
    show('/ana', 5);
    await screen.findByRole('article', { name: 'Ana Rivas' });
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Eliminar contacto' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Agregar contacto' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Agregar a una carpeta' })).toBeNull();
  });

  it.each([
    ['/ana/registrar', 1, 'El contacto ya es una persona registrada: quite primero ese vínculo'],
    ['/bruno/persona', 5, undefined],
    ['/bruno/carpeta', 5, undefined],
  ])('is shown in place of %s for role %i when that is not for it', async (path, rolId, said) => {
    const { router } = show(path, rolId);
    await screen.findByRole('article');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/apps\/contacts\/(ana|bruno)$/));
    if (said) await screen.findByText(said);
  });

  it('is deleted after a question unless that is refused, its neighbour follows, and it can be had back', async () => {
    const { router } = show('/bruno');
    await screen.findByRole('article', { name: 'Bruno Paz' });
    const refused = HttpResponse.json({ message: 'Ahora no' }, { status: 503 });
    server.use(http.delete('*/api/apps/contacts/contact', () => refused, { once: true }));
    press('Eliminar contacto');
    fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await screen.findByText('Ahora no');
    await screen.findByRole('article', { name: 'Bruno Paz' });
    expect(names()).toHaveLength(3);

    press('Eliminar contacto');
    fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await screen.findByRole('article', { name: 'Carla Núñez' });
    await waitFor(() => expect(names()).toEqual(['Ana Rivas', 'Carla Núñez']));
    expect(await screen.findByText('Contacto «Bruno Paz» eliminado')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByRole('article', { name: 'Bruno Paz' });
    expect(names()).toHaveLength(3);
    expect(router.state.location.pathname).toBe('/apps/contacts/bruno');
  });
});

describe('writing a contact', () => {
  it('begins by a key, adds it in its place, and opens it', async () => {
    const { router } = show('');
    await waitFor(() => expect(names()).toHaveLength(3));
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    const name = await field(/^Nombre/);
    press('Guardar');
    await screen.findByText('Escriba el nombre.');
    expect(agenda.state.sent).toEqual([]);

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

  it('begins with the data of a card that was received', async () => {
    const { router } = show('');
    const card = { name: 'Bárbara Sosa', company: '', emails: [{ email: 'barbara@banco.test', label: 'Trabajo' }] };
    const { to, state } = enlaceAContactoNuevo(card);
    await act(() => router.navigate(to, { state }));
    expect(await field(/^Nombre/)).toHaveProperty('value', 'Bárbara Sosa');
    press('Guardar');
    await screen.findByRole('article', { name: 'Bárbara Sosa' });
    expect(last()).toMatchObject({ emails: card.emails, phoneNumbers: [] });
  });

  it('begins with a key while a contact fills the window, but not under a dialog', async () => {
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

  it('sends only the changed fields, with the version that was seen', async () => {
    show('/ana/editar');
    type(await field('Cargo o profesión'), 'Notaria');
    press('Guardar');
    await screen.findByRole('article', { name: 'Ana Rivas' });
    expect(agenda.state.sent).toEqual([{ call: 'cambiar', body: { title: 'Notaria' }, ifMatch: '"1"' }]);
  });

  const changedByOther = (change: object) => {
    agenda.state.contactos = agenda.state.contactos.map((one) => (one.id === 'ana' ? { ...one, ...change } : one));
  };

  it('that somebody else changed can be seen, and written over except in fields not touched here', async () => {
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

  const deletedByOther = async ({ isHeard }: { isHeard: boolean }) => {
    const shown = show('/ana/editar');
    shown.app.runSaga(invalidateWhatChanged);
    type(await field('Cargo o profesión'), 'Notaria');
    agenda.remove('ana');
    if (isHeard) act(() => void shown.store.dispatch(liveEventReceived({ type: 'contacts.changed' })));
    else press('Guardar');
    await screen.findByText(/Otra persona eliminó este contacto/);
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
    return shown;
  };

  it.each([
    ['as soon as that is heard of', true],
    ['when it is saved', false],
  ])('that somebody else deleted is told %s, and can be restored with what was typed', async (_, isHeard) => {
    const { router } = await deletedByOther({ isHeard });
    press('Restaurar y guardar');
    await screen.findByRole('article', { name: 'Ana Rivas' });
    expect(router.state.location.pathname).toBe('/apps/contacts/ana');
    expect(stored('ana')).toMatchObject({ title: 'Notaria', company: 'Escribanía Lavalle' });
  });

  it('that somebody else deleted and has restored by now is saved all the same', async () => {
    await deletedByOther({ isHeard: false });
    agenda.restore('ana');
    press('Restaurar y guardar');
    await screen.findByRole('article', { name: 'Ana Rivas' });
    expect(stored('ana')).toMatchObject({ title: 'Notaria' });
  });

  it('that somebody else deleted too long ago still can be kept as a new one', async () => {
    const { router } = await deletedByOther({ isHeard: true });
    agenda.purge();
    press('Restaurar y guardar');
    await screen.findByText('El contacto no existe.');
    press('Guardar como contacto nuevo');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/apps/contacts/${last()?.id}`));
    expect(last()).toMatchObject({ name: 'Ana Rivas', title: 'Notaria', personaId: 'persona-1' });
    expect(stored('ana')).toBeUndefined();
  });

  it('is not given up without a question', async () => {
    const { router } = show('/ana/editar');
    type(await field('Cargo o profesión'), 'Notaria');
    press('Cancelar');
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    expect(router.state.location.pathname).toBe('/apps/contacts/ana/editar');
  });

  it('is there again when the page is loaded anew', async () => {
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
    const sent = agenda.state.contactos.find(({ name }) => name === 'Ana Paz');
    expect(sent?.title).toBe('Notaria');
    expect(sent?.phoneNumbers.at(-1)?.phoneNumber).toBe('4321-2222');
    expect(keptKeys('usuario-1')).toEqual([]);
  });

  it('is forgotten when the person discards what was recovered', async () => {
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

  it('makes an etiqueta at once, and saves with the contact that it has it', async () => {
    show('/bruno/editar');
    await field(/^Nombre/);
    press('Etiquetas');
    const search = await screen.findByRole('searchbox', { name: /Buscar en/ });
    await screen.findByRole('checkbox', { name: 'Clientes' });
    type(search, 'Bancos');
    fireEvent.keyDown(search, { key: 'Enter' });
    await screen.findByRole('checkbox', { name: 'Bancos', checked: true });
    expect(agenda.state.etiquetas).toHaveLength(2);
    expect(stored('bruno')?.tags).toEqual([]);
    fireEvent.keyDown(search, { key: 'Escape' });
    await screen.findByRole('button', { name: 'Guardar' });
    press('Guardar');
    await waitFor(() => expect(stored('bruno')?.tags).toEqual([agenda.state.etiquetas[0]?.id]));
  });

  it('deletes an etiqueta in the panel and undoes it there, with the contact as it was', async () => {
    show('/ana/editar');
    await field(/^Nombre/);
    press('Etiquetas');
    const panel = within(await screen.findByRole('dialog', { name: 'Etiquetas del contacto' }));
    fireEvent.click(panel.getByRole('button', { name: 'Cambiar las etiquetas' }));
    fireEvent.click(panel.getByRole('button', { name: 'Eliminar la etiqueta Clientes' }));
    const undo = await panel.findByRole('button', { name: 'Deshacer' });
    expect(agenda.state.etiquetas).toEqual([]);
    fireEvent.click(undo);
    await waitFor(() => expect(agenda.state.etiquetas).toHaveLength(1));
    fireEvent.click(panel.getByRole('button', { name: 'Volver a elegir' }));
    expect((await panel.findByRole<HTMLInputElement>('checkbox', { name: 'Clientes' })).checked).toBe(true);
  });

  it('sends the pictures after the rest, and takes one away with it', async () => {
    fakePictures();
    agenda.state.contactos = [buildContacto({ background: '/api/imagenes/vieja' })];
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
    expect(agenda.state.sent).toEqual([]);
    press('Guardar');
    await screen.findByRole('article', { name: 'Ana Rivas' });
    expect(agenda.state.sent.map(({ call, body }) => [call, body])).toEqual([
      ['cambiar', { background: null }],
      ['avatar', undefined],
    ]);
    expect(stored('ana')).toMatchObject({ avatar: '/api/imagenes/avatar', background: null });
  });
});

describe('an import', () => {
  const choose = async (name: string) => {
    const input = await screen.findByLabelText('Archivo de contactos');
    fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
  };

  const serveImport = () => {
    const undone: unknown[] = [];
    server.use(
      http.post('*/api/apps/contacts/import/revisar', () => HttpResponse.json({ contactos: 2, repetidos: [] })),
      http.post('*/api/apps/contacts/import', () =>
        HttpResponse.json({
          creados: 2,
          omitidos: [{ fila: 3, nombre: null, motivo: 'Falta el nombre.' }],
          incompletos: [{ fila: 4, nombre: 'Eva', motivo: 'El correo «x» no es válido; se importó sin él.' }],
          contactos: ['x', 'y'],
          etiquetas: ['t-9'],
        }),
      ),
      http.post('*/api/apps/contacts/import/deshacer', async ({ request }) => {
        undone.push(await request.json());
        return HttpResponse.json(true);
      }),
    );
    return undone;
  };

  it('tells what came of it and can be undone', async () => {
    const undone = serveImport();
    const { router } = show('/importar');
    await choose('agenda.csv');
    await screen.findByText('Se agregaron 2 contactos.');
    const omitted = within(screen.getByRole('table', { name: 'Se omitió 1 fila' }));
    expect(omitted.getByRole('row', { name: /3 — Falta el nombre\./ })).toBeTruthy();
    const incomplete = within(screen.getByRole('table', { name: '1 fila se importó sin algún dato' }));
    expect(incomplete.getByRole('row', { name: /4 Eva El correo «x» no es válido; se importó sin él\./ })).toBeTruthy();
    press('Deshacer la importación');
    await waitFor(() => expect(undone).toEqual([{ ids: ['x', 'y'], etiquetas: ['t-9'] }]));
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/contacts'));
  });

  it('can be undone for a moment after its dialog', async () => {
    const undone = serveImport();
    const { router } = show('/importar');
    await choose('agenda.csv');
    fireEvent.click(await screen.findByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/contacts'));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByText('La importación se deshizo');
    expect(undone).toEqual([{ ids: ['x', 'y'], etiquetas: ['t-9'] }]);
  });

  it('of the last day can be undone from the dialog, which asks first', async () => {
    let recientes = [{ id: 'i-1', importadaEn: new Date().toISOString(), creados: 24, combinados: 0 }];
    server.use(
      http.get('*/api/apps/contacts/import', () => HttpResponse.json(recientes)),
      http.post<{ id: string }>('*/api/apps/contacts/import/:id/deshacer', ({ params }) => {
        recientes = recientes.filter(({ id }) => id !== params.id);
        return HttpResponse.json(true);
      }),
    );
    show('/importar');
    await screen.findByText(/^La importación de hoy a las \d\d:\d\d agregó 24 contactos\. Se puede deshacer/);
    press('Deshacer');
    const question = within(await screen.findByRole('alertdialog', { name: /^¿Deshacer la importación de hoy/ }));
    expect(question.getByText(/^Se eliminan los 24 contactos/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Deshacer la importación' }));
    await screen.findByText('La importación se deshizo');
    await waitFor(() => expect(screen.queryByText(/^La importación de hoy/)).toBeNull());
  });

  it('asks what becomes of contacts that exist already, of all and of one', async () => {
    const sent: Record<string, unknown>[] = [];
    const undone: unknown[] = [];
    const fila = (numero: number, nombre: string, con: object, coincidencias: string[]) => ({
      fila: numero,
      nombre,
      con: { id: null, fila: null, ...con },
      coincidencias,
      diferencias: [],
      propuesta: 'combinar',
    });
    const repetidos = [
      fila(2, 'Ana R.', { id: 'ana', nombre: 'Ana Rivas' }, ['correo', 'telefono']),
      fila(3, 'Bruno', { id: 'bruno', nombre: 'Bruno Paz' }, ['nombre']),
      fila(5, 'Eva Paz', { fila: 4, nombre: 'Eva' }, ['telefono']),
      {
        ...fila(6, 'Juan Pérez', { id: 'juan', nombre: 'Juan Pérez' }, ['nombre']),
        diferencias: [{ dato: 'correo', deLaFila: 'otro@x.test', suyo: 'juan@x.test' }],
        propuesta: 'agregar',
      },
    ];
    server.use(
      http.post('*/api/apps/contacts/import/revisar', () => HttpResponse.json({ contactos: 5, repetidos })),
      http.post('*/api/apps/contacts/import', async ({ request }) => {
        const parts = (await request.text()).matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g);
        sent.push(Object.fromEntries(Array.from(parts, ([, name, value]) => [name, value])));
        if (sent.length === 1) return HttpResponse.json({ message: 'Ahora no se puede.' }, { status: 422 });
        const omitted = { combinados: 1, sinCambios: 0, omitidos: 2, agregados: 0, importacion: 'i-1' };
        const empty = { omitidos: [], incompletos: [], contactos: [], etiquetas: [] };
        return HttpResponse.json({ creados: 0, ...empty, repetidos: omitted });
      }),
      http.post('*/api/apps/contacts/import/deshacer', async ({ request }) => {
        undone.push(await request.json());
        return HttpResponse.json(true);
      }),
    );
    show('/importar');
    await choose('agenda.csv');
    await screen.findByText('De las 5 filas del archivo, 4 ya existen o se parecen a un contacto.');
    screen.getByText('Fila 2. Es Ana Rivas: mismo correo y mismo teléfono.');
    screen.getByText('Fila 5. Es la fila 4, Eva: mismo teléfono.');
    screen.getByText(
      'Fila 6. Se parece a Juan Pérez: mismo nombre y empresa, pero otro correo (otro@x.test, y no juan@x.test).',
    );
    screen.getByRole('combobox', { name: 'Qué hacer con la fila 6, Juan Pérez' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Combinar/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /^Omitir/ }));
    await pick(screen.getByRole('combobox', { name: 'Qué hacer con la fila 3, Bruno' }), 'Combinar');
    press('Importar');
    // The choices stay when the import is refused.
    await screen.findByText('Ahora no se puede.');
    press('Importar');
    await screen.findByText('Se combinó 1 fila.');
    screen.getByText('Se omitieron 2 filas que ya existían.');
    expect(sent).toEqual(Array(2).fill({ repetidos: 'omitir', combinar: '3' }));
    press('Deshacer la importación');
    await waitFor(() => expect(undone).toEqual([{ ids: [], etiquetas: [], importacion: 'i-1' }]));
  });

  it('refuses at once what is no address book, and says what the server refuses', async () => {
    server.use(
      http.post('*/api/apps/contacts/import/revisar', () =>
        HttpResponse.json({ code: 'ARCHIVO_ILEGIBLE', message: 'El archivo no tiene contactos.' }, { status: 422 }),
      ),
    );
    show('/importar');
    await choose('foto.png');
    await screen.findByText('Elija un archivo .vcf (vCard), .csv o .txt.');
    expect(screen.getByLabelText<HTMLInputElement>('Archivo de contactos').accept).toContain('.txt');
    await choose('agenda.txt');
    await screen.findByText('El archivo no tiene contactos.');
  });
});
