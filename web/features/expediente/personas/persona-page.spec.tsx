import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { PersonaDto } from '../../../api/generated/personas';
import { keptKeys } from '../../../autosave/kept-drafts';
import { buildContacto } from '../../../testing/contactos';
import { buildPersona } from '../../../testing/personas';
import { parte, startPersonasPage } from '../../../testing/personas-page';
import { choose, typeInto } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { routes } from './personas.routes';

const { kept, server } = startPersonasPage();

describe('a persona', () => {
  it('takes over the changes of its contact, or not', async () => {
    const cambio = { contactoId: 'bruno', personaId: 'p-ana', hacia: 'persona', version: 1 } as const;
    kept.cambios = [
      { ...cambio, campo: 'telefono', valor: '+54 380 442-1234' },
      { ...cambio, campo: 'email', valor: 'ana@ejemplo.test' },
      { ...cambio, campo: 'domicilio', valor: 'Sur 1' },
    ];
    const sent: unknown[] = [];
    const answer = (campo: string, body: object) => {
      kept.cambios = kept.cambios.filter((one) => one.campo !== campo);
      return HttpResponse.json(body);
    };
    server.use(
      http.post<never, { campo: string }>('*/api/personas/:id/cambios', async ({ request }) => {
        const body = await request.json();
        const ifMatch = request.headers.get('if-match');
        sent.push({ ...body, ifMatch });
        return answer(body.campo, buildPersona({ version: Number(ifMatch?.slice(1, -1)) + 1 }));
      }),
      http.post<never, { campo: string }>('*/api/apps/contacts/contact/:id/cambios/descartar', async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        return answer(body.campo, true as never);
      }),
    );
    showPages(routes, { path: '/personas/p-ana' });
    // The second press follows at once, before the first answer.
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar el teléfono de la persona' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cambiar el correo de la persona' }));
    await screen.findByText('La persona se actualizó');
    fireEvent.click(await screen.findByRole('button', { name: 'No cambiar el domicilio de la persona' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Cambios para copiar' })).toBeNull());
    expect(sent).toEqual([
      { contactoId: 'bruno', campo: 'telefono', ifMatch: '"1"' },
      { contactoId: 'bruno', campo: 'email', ifMatch: '"2"' },
      { hacia: 'persona', campo: 'domicilio' },
    ]);
  });

  it('gets a contact of the address book, which can be removed again', async () => {
    kept.agenda.state.contactos = [
      buildContacto({ personaId: 'p-nu' }),
      buildContacto({ id: 'bruno', name: 'Bruno Paz' }),
    ];
    showPages(routes, { path: '/personas/p-ana' });
    fireEvent.click(await screen.findByRole('link', { name: 'Vincular contacto' }));
    typeInto(await screen.findByRole('combobox', { name: /Contacto/ }), 'a');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    choose(screen.getByRole('option', { name: /Bruno Paz/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Vincular' }));
    await screen.findByText('Bruno Paz quedó como contacto de Ana Rivas');
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar el vínculo con Bruno Paz' }));
    expect(await screen.findByRole('link', { name: 'Crear contacto' })).toBeTruthy();
    expect(kept.agenda.state.sent.map(({ body }) => body)).toEqual([{ personaId: 'p-ana' }, { personaId: null }]);
  });

  /** Types a profesión, and saves it after somebody else changed the persona. */
  const saveAfter = async (change: (all: PersonaDto[]) => PersonaDto[]) => {
    const shown = showPages(routes, { path: '/personas/p-ana/editar' });
    const profesion = await screen.findByLabelText('Profesión');
    kept.personas = change(kept.personas);
    fireEvent.change(profesion, { target: { value: 'Escribana' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    return shown;
  };
  const changedByOther = () =>
    saveAfter((all) =>
      all.map((one) =>
        one.id === 'p-ana' ? { ...one, profesion: 'Gestora', domicilio: 'Lavalle 1', version: 2 } : one,
      ),
    );
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  it('shows what somebody else changed meanwhile, and overwrites it except in fields that were not touched here', async () => {
    await changedByOther();
    fireEvent.click(await screen.findByRole('button', { name: 'Recargar' }));
    await waitFor(() => expect(value('Profesión')).toBe('Gestora'));
    expect(value('Domicilio')).toBe('Lavalle 1');
    expect(screen.queryByRole('button', { name: 'Recargar' })).toBeNull();

    fireEvent.change(screen.getByLabelText('Profesión'), { target: { value: 'Escribana' } });
    kept.personas = kept.personas.map((one) =>
      one.id === 'p-ana' ? { ...one, domicilio: 'Lavalle 2', version: 3 } : one,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() =>
      expect(kept.personas[0]).toMatchObject({ profesion: 'Escribana', domicilio: 'Lavalle 2', version: 4 }),
    );
  });

  it('that somebody else deleted meanwhile can be kept as a new persona', async () => {
    const { router } = await saveAfter((all) => all.filter(({ id }) => id !== 'p-ana'));
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar como persona nueva' }));
    await waitFor(() => expect(kept.personas.at(-1)).toMatchObject({ nombre: 'Ana', profesion: 'Escribana' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/personas/${kept.personas.at(-1)?.id}`));
  });

  it('that was being added is restored as it was typed when the page is loaded anew', async () => {
    const path = '/personas/nueva';
    showPages(routes, { path });
    fireEvent.click(await screen.findByRole('radio', { name: 'Persona jurídica' }));
    fireEvent.change(await screen.findByLabelText(/^Razón social/), { target: { value: 'Rivas S. A.' } });
    expect(keptKeys('usuario-1')).toHaveLength(1);

    cleanup();
    const { router } = showPages(routes, { path });
    await screen.findByText('Se recuperó lo que no se había guardado.');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Razón social/)).value).toBe('Rivas S. A.');
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(router.state.location.pathname).not.toBe(path));
    expect(keptKeys('usuario-1')).toEqual([]);
  });

  it('that is new shows at once all that is missing, and names all personas with its document, each with a link', async () => {
    kept.conElDocumento = kept.personas;
    showPages(routes, { path: '/personas/nueva' });
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Escriba el nombre.')).toBeTruthy();
    expect(screen.getByText('Escriba los apellidos.')).toBeTruthy();
    const documento = within(await screen.findByRole('group', { name: 'Documento de identidad' }));
    fireEvent.change(documento.getByLabelText('Número'), { target: { value: '12.345.678' } });
    expect(await documento.findByText('Ya hay 2 personas con este número:')).toBeTruthy();
    expect(
      documento.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Ver a Ana Rivas', '/personas/p-ana'],
      ['Ver a Inés Núñez', '/personas/p-nu'],
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'Persona jurídica' }));
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Escriba la razón social.')).toBeTruthy();
  });

  it('with a document of another persona is only registered with a reason, which applies to that document alone', async () => {
    showPages(routes, { path: '/personas/nueva' });
    fireEvent.change(await screen.findByLabelText(/^Nombre/), { target: { value: 'Ana' } });
    fireEvent.change(screen.getByLabelText(/^Apellidos/), { target: { value: 'Rivas' } });
    const identidad = within(screen.getByRole('group', { name: 'Documento de identidad' }));
    const numero = identidad.getByLabelText('Número');
    fireEvent.change(numero, { target: { value: '12.345.678' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));

    await screen.findByText('Este documento ya está registrado.');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar igualmente' }));
    expect(await screen.findByText('Escriba el motivo, o use la persona que ya está registrada.')).toBeTruthy();
    fireEvent.change(numero, { target: { value: '12.345.679' } });
    expect(screen.queryByLabelText(/^Motivo para/)).toBeNull();
    fireEvent.change(numero, { target: { value: '12.345.678' } });
    fireEvent.change(screen.getByLabelText(/^Motivo para/), { target: { value: ' Homónima ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar igualmente' }));
    await waitFor(() => expect(kept.sent).toMatchObject({ nombre: 'Ana', duplicadaMotivo: 'Homónima' }));
  });

  it('that does not exist says so where it would be changed, without a retry', async () => {
    const path = '/personas/p-no/editar';
    const { router } = showPages(routes, { path });
    const missing = within(await screen.findByRole('alert'));
    expect(missing.getByText('No se encontró la persona')).toBeTruthy();
    expect(screen.queryByText('Persona humana')).toBeNull();
    expect(missing.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    fireEvent.click(missing.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(router.state.location.pathname).not.toBe(path));
  });

  it('is fetched each time that it is opened, since somebody else may have changed or deleted it', async () => {
    const { router } = showPages(routes, { path: '/personas/p-ana' });
    const go = (path: string) => act(() => router.navigate(path));
    const goBack = async () => {
      await go('/personas');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await screen.findByRole('dialog', { name: 'Ana Rivas' });
    await goBack();
    kept.personas = kept.personas.map((one) =>
      one.id === 'p-ana' ? { ...one, domicilio: 'Lavalle 1', version: 2 } : one,
    );
    await go('/personas/p-ana/editar');
    expect((await screen.findByLabelText<HTMLInputElement>('Domicilio')).value).toBe('Lavalle 1');
    await goBack();
    kept.personas = [];
    await go('/personas/p-ana');
    expect(await screen.findByText('No se encontró la persona')).toBeTruthy();
  });

  it.each([
    [{ carpetas: 2, enPapelera: 1 }, 'Es parte de 2 carpetas', 'Ver sus carpetas'],
    [{ carpetas: 0, enPapelera: 1 }, 'Es parte de 1 carpeta de la papelera', 'Ver la papelera de carpetas'],
  ])('with %o, is not deleted, and the page says why and leads there', async (uso, motivo, enlace) => {
    server.use(http.get('*/api/personas/:id/carpetas', () => HttpResponse.json({ carpetas: [parte], total: 1, uso })));
    showPages(routes, { path: '/personas/p-ana' });
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Ana Rivas' }));
    const item = await screen.findByRole('menuitem', { name: `Eliminar${motivo}` });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
      [`Eliminar${motivo}`, enlace].filter(Boolean),
    );
    if (enlace !== 'Ver sus carpetas') return;
    fireEvent.click(screen.getByRole('menuitem', { name: enlace }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Carpetas/ })));
  });

  it('is merged with another after the moved things were listed, and can be undone', async () => {
    showPages(routes, { path: '/personas/p-ana/unir?otra=p-nu' });
    const pasan = within(await screen.findByRole('list', { name: 'Pasan' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Unir personas' }));
    expect(pasan.getByRole('listitem').textContent).toBe('Núñez s/ poder2026-000001 · PoderdanteEn preparación');
    expect(dialog.getByText(/No se suma lo que tenía la otra: 33,5 % en «Núñez s\/ poder»\.$/)).toBeTruthy();
    expect(dialog.getByText('Si participa en carpetas que usted no ve, allí pasa lo mismo.')).toBeTruthy();
    expect(dialog.getByText(/^No se copia de Inés Núñez: el domicilio\./)).toBeTruthy();
    // Two personas that are the same person mostly have the same name.
    expect(dialog.getByText(/^Ana Rivas \(.+\)$/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: /^Que quede la otra: Inés Núñez \(.+\)$/ })).toBeTruthy();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'el correo: i@ejemplo.test' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Unir' }));

    const drawer = within(await screen.findByRole('dialog', { name: 'Ana Rivas' }));
    expect((await drawer.findByText(/^Se le unió/)).textContent).toContain('Inés Núñez');
    expect(await drawer.findByRole('list', { name: 'Carpetas' })).toBeTruthy();
    expect(kept.personas).toHaveLength(1);
    expect(kept.tomados).toEqual(['telefono']);
    fireEvent.click(drawer.getByRole('button', { name: 'Deshacer' }));
    expect(
      await screen.findByText(
        /^La unión se deshizo\. No volvió como poderdante en «Núñez s\/ poder»: .* Volvió sin su porcentaje como poderdante/,
      ),
    ).toBeTruthy();
    await waitFor(() => expect(drawer.queryByText(/^Se le unió/)).toBeNull());
    expect(kept.personas).toHaveLength(2);
  });

  it('is never merged with a persona that an earlier text found', async () => {
    showPages(routes, { path: '/personas/p-ana/unir' });
    const field = await screen.findByRole('combobox', { name: /Persona que se une/ });
    typeInto(field, 'Inés');
    await screen.findByRole('option', { name: /Inés/ });
    typeInto(field, 'Yima');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Buscando...')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Pasan' })).toBeNull();
    // Another text does not find the chosen persona, and Enter does not merge it.
    typeInto(field, 'Inés');
    choose(await screen.findByRole('option', { name: /Inés/ }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'el correo: i@ejemplo.test' }));
    typeInto(field, 'Yima');
    await screen.findByText('Ninguna otra persona coincide');
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    // A value that was unchecked for one persona is checked again for another.
    kept.personas.push(buildPersona({ id: 'p-yi', nombre: 'Yima' }));
    typeInto(field, 'Yim');
    choose(await screen.findByRole('option', { name: /Yima/ }));
    const correo = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'el correo: i@ejemplo.test' });
    await waitFor(() => expect(correo.checked).toBe(true));
  });

  it('that was merged shows no form, but a link to the remaining persona', async () => {
    kept.personas.push(buildPersona({ id: 'p-vieja', nombre: 'Vieja', unidaA: 'p-ana' }));
    showPages(routes, { path: '/personas/p-vieja/editar' });
    const drawer = within(await screen.findByRole('dialog', { name: 'Vieja Rivas' }));
    fireEvent.click(await drawer.findByRole('link', { name: 'Ver' }));
    expect(await screen.findByRole('dialog', { name: 'Ana Rivas' })).toBeTruthy();
  });

  it('can only be read by a person who may not write', async () => {
    showPages(routes, { path: '/personas/p-ana', rolId: 5 });
    expect((await screen.findByRole('dialog', { name: 'Ana Rivas' })).textContent).toContain('DNI 12.345.678');
    expect(screen.queryByRole('button', { name: 'Acciones de Ana Rivas' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Nueva persona', hidden: true })).toBeNull();
    cleanup();
    showPages(routes, { path: '/personas/nueva', rolId: 5 });
    expect(await screen.findByText('Su rol no permite registrar personas')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Nombre/ })).toBeNull();
    cleanup();
    showPages(routes, { path: '/personas/importar', rolId: 5 });
    expect(await screen.findByText('Su rol no permite importar personas')).toBeTruthy();
    cleanup();
    kept.personas = [];
    showPages(routes, { path: '/personas', rolId: 5 });
    expect(await screen.findByText('Todavía no hay personas que usted pueda ver')).toBeTruthy();
  });
});
