import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import { buildContacto } from '../../../testing/contactos';
import { names, press, show, startContactosPage, type } from '../../../testing/contactos-page';
import { buildPersona } from '../../../testing/personas';

const { server, kept, stored } = startContactosPage();

describe('the list of contacts', () => {
  it('comes together with the etiquetas above it, which would otherwise move it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/apps/contacts/tags', async () => {
        await promise;
        return HttpResponse.json(kept.agenda.state.etiquetas);
      }),
    );
    show('');
    expect(await screen.findByText('3 contactos', {}, { timeout: 300 }).catch(() => null)).toBeNull();
    resolve();
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.getByRole('button', { name: /^Clientes/ })).toBeTruthy();
  });

  it('is filtered by typed words and by an etiqueta, in the address', async () => {
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

  it('is walked by the arrows, and Tab reaches one of its rows', async () => {
    show('');
    const [ana, bruno, carla] = await screen.findAllByRole('link', { name: /Ana|Bruno|Carla/ });
    expect([ana, bruno, carla].map((row) => row?.tabIndex)).toEqual([0, -1, -1]);
    ana?.focus();
    fireEvent.keyDown(ana as HTMLElement, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(bruno);
    fireEvent.keyDown(bruno as HTMLElement, { key: 'End' });
    expect(document.activeElement).toBe(carla);
  });

  it('says when it is empty how to begin', async () => {
    kept.agenda.state.contactos = [];
    show('');
    await screen.findByText('Todavía no hay contactos');
    expect(screen.getByRole('link', { name: 'Importar' })).toBeTruthy();
  });

  it('says that loading failed, and tries again', async () => {
    server.use(
      http.get('*/api/apps/contacts/all', () => HttpResponse.json({ message: 'Ahora no' }, { status: 503 }), {
        once: true,
      }),
    );
    show('');
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('follows the changes of other people', async () => {
    const { store, app } = show('');
    app.runSaga(invalidateWhatChanged);
    await waitFor(() => expect(names()).toHaveLength(3));
    kept.agenda.state.contactos = kept.agenda.state.contactos.slice(1);
    act(() => void store.dispatch(liveEventReceived({ type: 'contacts.changed' })));
    await waitFor(() => expect(names()).toEqual(['Bruno Paz', 'Carla Núñez']));
  });
});

describe('a contact', () => {
  it('is linked to a suggested persona by one click, which can be undone', async () => {
    kept.agenda.state.sugeridas = [
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

  it('is shown with all its data, each telephone, e-mail and address as a link', async () => {
    kept.agenda.state.contactos = [
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

  it('can only be read by a person who may not edit', async () => {
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
  ])('is shown in place of %s to role %i, which may not use that address', async (path, rolId, said) => {
    const { router } = show(path, rolId);
    await screen.findByRole('article');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/apps\/contacts\/(ana|bruno)$/));
    if (said) await screen.findByText(said);
  });

  it('is deleted after a question unless the server refuses; its neighbour follows, and it can be restored', async () => {
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
