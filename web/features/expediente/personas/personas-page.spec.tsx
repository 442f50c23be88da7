import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CambioOfrecidoDto } from '../../../api/generated/contactos';
import type {
  CrearPersonaDto,
  ModificarPersonaDto,
  PersonaArchivoDto,
  PersonaDto,
  PersonaRevisadaDto,
  RevisionPersonasDto,
  UnirPersonaDto,
} from '../../../api/generated/personas';
import { keptKeys } from '../../../autosave/kept-drafts';
import { fold } from '../../../lib/fold';
import { refusal, startApiServer } from '../../../testing/api-server';
import { buildContacto, serveContactos } from '../../../testing/contactos';
import { buildPersona, pageOf } from '../../../testing/personas';
import { choose, pick, typeInto } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { routes } from './personas.routes';

const server = startApiServer();
let personas: PersonaDto[] = [];
/** The persona that was merged into another. */
let gone: PersonaDto | undefined;
const parte = {
  id: 'x-1',
  carpetaId: 'c-1',
  codigo: '2026-000001',
  caratula: 'Núñez s/ poder',
  estado: 'en_preparacion',
  rol: 'poderdante',
  rolNombre: 'Poderdante',
};
const uso = { carpetas: 1, enPapelera: 0 };
/** The personas who have the document that a form asks about. */
let conElDocumento: PersonaDto[];
let archivos: PersonaArchivoDto[] = [];
/** The values that the last merge took over. */
let tomados: UnirPersonaDto['tomar'];
let agenda: ReturnType<typeof serveContactos>;
/** The changes that the contact of a persona offers. */
let cambios: CambioOfrecidoDto[];
/** The body of the last new persona. */
let sent: CrearPersonaDto | undefined;

beforeEach(() => {
  conElDocumento = [];
  archivos = [];
  agenda = serveContactos();
  cambios = [];
  personas = [
    buildPersona(),
    buildPersona({ id: 'p-nu', nombre: 'Inés', apellidos: 'Núñez', numeroDoc: null, numeroDocFormateado: null }),
  ];
  server.use(
    http.get('*/api/cuentas', () => HttpResponse.json([{ cuentaId: 'cuenta-a', nombre: 'A', pais: 'AR', rolId: 1 }])),
    http.get('*/api/personas', ({ request }) => {
      const params = new URL(request.url).searchParams;
      const found = personas.filter(
        ({ nombreCompleto, tipo }) =>
          fold(nombreCompleto).includes(fold(params.get('buscar') ?? '')) && tipo === (params.get('tipo') ?? tipo),
      );
      const pagina = Number(params.get('pagina'));
      return HttpResponse.json(
        pageOf(params.has('documento') ? conElDocumento : found, { pagina, total: found.length }),
      );
    }),
    http.get('*/api/personas/:id/carpetas', () => HttpResponse.json({ carpetas: [parte], total: 1, uso })),
    http.get('*/api/personas/:id/archivos', () => HttpResponse.json(archivos)),
    http.get('*/api/personas/:id/representacion', () =>
      HttpResponse.json({
        representaA: [{ ...parte, persona: { id: 'p-nu', nombreCompleto: 'Inés Núñez' }, caracter: 'Poder general' }],
        representadaPor: [],
      }),
    ),
    http.get('*/api/personas/:id/unir', ({ request }) => {
      const otra = personas.find(({ id }) => id === new URL(request.url).searchParams.get('otraId'));
      const partes = [
        { ...parte, destino: 'pasa', porcentaje: null },
        { ...parte, id: 'x-2', destino: 'repetida', porcentaje: '33.50' },
      ];
      const valores = [
        { campo: 'telefono', nombre: 'el teléfono', valor: '4555-0101' },
        { campo: 'email', nombre: 'el correo', valor: 'i@ejemplo.test' },
      ];
      return HttpResponse.json({
        persona: personas[0],
        otra,
        noPasan: ['el domicilio', 'el teléfono', 'el correo'],
        valores,
        partes,
        puedeHaberMas: true,
      });
    }),
    http.post<{ id: string }, UnirPersonaDto>('*/api/personas/:id/unir', async ({ params, request }) => {
      const { otraId, tomar } = await request.json();
      tomados = tomar;
      const otra = personas.find(({ id }) => id === otraId);
      const union = { id: 'u-1', unidaEn: '2026-03-02T10:00:00Z', otra: { id: otraId, nombreCompleto: 'Inés Núñez' } };
      gone = otra;
      personas = personas
        .filter(({ id }) => id !== otraId)
        .map((one) => (one.id === params.id ? { ...one, uniones: [union] } : one));
      return HttpResponse.json(personas.find(({ id }) => id === params.id));
    }),
    http.post('*/api/personas/uniones/u-1/deshacer', () => {
      personas = [...personas.map((one) => ({ ...one, uniones: [] })), ...(gone ? [gone] : [])];
      return HttpResponse.json({ ...personas[0], noVolvieron: [parte], sinPorcentaje: [parte] });
    }),
    http.get<{ id: string }>('*/api/personas/:id/contactos', ({ params }) => {
      const { contactos } = agenda.state;
      const own = contactos.filter(({ personaId }) => personaId === params.id);
      return HttpResponse.json({ contactos: own, sugeridos: [], cambios });
    }),
    http.get<{ id: string }>('*/api/personas/:id', ({ params }) => {
      const persona = personas.find(({ id }) => id === params.id);
      return persona ? HttpResponse.json(persona) : refusal(404, 'NO_ENCONTRADO', 'No se encontró la persona.');
    }),
    http.patch<{ id: string }, ModificarPersonaDto>('*/api/personas/:id', async ({ params, request }) => {
      const persona = personas.find(({ id }) => id === params.id);
      if (!persona) return refusal(404, 'NO_ENCONTRADO', 'No se encontró la persona.');
      if (request.headers.get('if-match') !== `"${persona.version}"`) {
        return refusal(412, 'VERSION_ANTERIOR', 'Otra persona modificó estos datos mientras tanto.');
      }
      const changed = { ...persona, ...(await request.json()), version: persona.version + 1 } as PersonaDto;
      personas = personas.map((one) => (one.id === changed.id ? changed : one));
      return HttpResponse.json(changed);
    }),
    http.post<never, CrearPersonaDto>('*/api/personas', async ({ request }) => {
      const body = await request.json();
      const isKnown = personas.some(({ numeroDocFormateado: numero }) => numero !== null && numero === body.numeroDoc);
      if (isKnown && !body.duplicadaMotivo) {
        return refusal(409, 'PERSONA_DUPLICADA', 'Ya hay una persona con ese DNI: Ana Rivas.');
      }
      sent = body;
      const created = buildPersona(body as Partial<PersonaDto>);
      personas = [...personas, created];
      return HttpResponse.json(created, { status: 201 });
    }),
    ...agenda.handlers,
  );
});

const names = () =>
  within(screen.getByRole('table', { name: 'Personas' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('[title]')?.textContent);

describe('the list of personas', () => {
  it('keeps its search in the address, where a reload or a link finds it', async () => {
    agenda.state.contactos = [buildContacto({ name: 'Eva Núñez' }), buildContacto({ id: 'b', name: 'Teo Núñez' })];
    const { router } = showPages(routes, { path: '/personas' });
    await waitFor(() => expect(names()).toEqual(['Ana Rivas', 'Inés Núñez']));

    const search = screen.getByRole('searchbox', { name: 'Buscar personas' });
    fireEvent.change(search, { target: { value: 'nunez' } });
    fireEvent.keyDown(search, { key: 'Enter' });

    await waitFor(() => expect(names()).toEqual(['Inés Núñez']));
    expect(router.state.location.search).toBe('?buscar=nunez');
    expect(await screen.findByText('2 contactos coinciden')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contactos' }).getAttribute('href')).toBe('/apps/contacts?buscar=nunez');
  });

  it('begins with the search of the address, and says when nobody matches', async () => {
    const { router } = showPages(routes, { path: '/personas?buscar=zz' });
    fireEvent.click(await screen.findByRole('button', { name: 'Borrar la búsqueda', hidden: false }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(router.state.location.search).toBe('');
  });
});

it('lists whom a persona represents, with the carpeta, and says nothing where nobody is', async () => {
  showPages(routes, { path: '/personas/p-ana' });
  const representa = within(await screen.findByRole('region', { name: 'Representa a' }));
  expect(representa.getByRole('link', { name: 'Inés Núñez' }).getAttribute('href')).toBe('/personas/p-nu');
  expect(representa.getByRole('link', { name: '2026-000001: Núñez s/ poder' })).toBeTruthy();
  expect(representa.getByText('Poderdante · Poder general')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Representado/a por' })).toBeNull();
});

it('keeps a document on a persona, says that it has expired, and takes its deletion back', async () => {
  const archivo: PersonaArchivoDto = {
    id: 'a-1',
    personaId: 'p-ana',
    clase: 'pasaporte',
    numero: 'AAB123456',
    expedido: null,
    vence: '2020-03-02',
    nombre: 'pasaporte.txt',
    mime: 'text/plain',
    bytes: 10,
    previsualizable: true,
    creadoEn: '2026-03-02T10:00:00Z',
    version: 1,
  };
  server.use(
    http.post('*/api/personas/p-ana/archivos', () => {
      archivos = [archivo];
      return HttpResponse.json(archivo, { status: 201 });
    }),
    http.get('*/api/personas/archivos/a-1/contenido', () => HttpResponse.text('Pasaporte de Ana')),
    http.delete('*/api/personas/archivos/a-1', () => {
      archivos = [];
      return HttpResponse.json(true);
    }),
    http.post('*/api/personas/archivos/a-1/restore', () => {
      archivos = [archivo];
      return HttpResponse.json(archivo);
    }),
  );
  const { router } = showPages(routes, { path: '/personas?orden=apellidos' });
  await act(() => router.navigate('/personas/p-ana?orden=apellidos&archivo=a-1'));
  expect(await screen.findByText('La persona no tiene este documento')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Elija el archivo.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Archivo'), { target: { files: [new File(['x'], 'pasaporte.txt')] } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Pasaporte AAB123456')).toBeTruthy();
  expect(screen.getByText('Vencido')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Previsualizar pasaporte.txt' }));
  const vista = within(await screen.findByRole('dialog', { name: 'pasaporte.txt' }));
  expect(await vista.findByText('Pasaporte de Ana')).toBeTruthy();
  expect(router.state.location.search).toBe('?orden=apellidos&archivo=a-1');
  fireEvent.click(vista.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'pasaporte.txt' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar pasaporte.txt' }));
  await waitFor(() => expect(screen.queryByText('Vencido')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Vencido')).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/personas');
});

describe('the order and the filter of the list', () => {
  it('are in the address, and surnames come first where they are the order', async () => {
    const empresa = { tipo: 'juridica', nombre: null, apellidos: null, razonSocial: 'Acme S.A.' } as const;
    personas = [...personas, buildPersona({ id: 'p-sa', ...empresa })];
    const { router } = showPages(routes, { path: '/personas?orden=apellidos' });
    await waitFor(() => expect(names()).toEqual(['Rivas, Ana', 'Núñez, Inés', 'Acme S.A.']));
    fireEvent.click(screen.getByRole('button', { name: /^Tipo/ }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Jurídicas' }));
    await waitFor(() => expect(names()).toEqual(['Acme S.A.']));
    expect(router.state.location.search).toBe('?tipo=juridica&orden=apellidos');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar el filtro tipo' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });
});

describe('a persona', () => {
  it('takes over what changed of its contact, or not', async () => {
    const cambio = { contactoId: 'bruno', personaId: 'p-ana', hacia: 'persona', version: 1 } as const;
    cambios = [
      { ...cambio, campo: 'telefono', valor: '+54 380 442-1234' },
      { ...cambio, campo: 'email', valor: 'ana@ejemplo.test' },
      { ...cambio, campo: 'domicilio', valor: 'Sur 1' },
    ];
    const sent: unknown[] = [];
    const answer = (campo: string, body: object) => {
      cambios = cambios.filter((one) => one.campo !== campo);
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

  it('gets a contact of the address book, which can be taken from it again', async () => {
    agenda.state.contactos = [buildContacto({ personaId: 'p-nu' }), buildContacto({ id: 'bruno', name: 'Bruno Paz' })];
    showPages(routes, { path: '/personas/p-ana' });
    fireEvent.click(await screen.findByRole('link', { name: 'Vincular contacto' }));
    typeInto(await screen.findByRole('combobox', { name: /Contacto/ }), 'a');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    choose(screen.getByRole('option', { name: /Bruno Paz/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Vincular' }));
    await screen.findByText('Bruno Paz quedó como contacto de Ana Rivas');
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar el vínculo con Bruno Paz' }));
    expect(await screen.findByRole('link', { name: 'Crear contacto' })).toBeTruthy();
    expect(agenda.state.sent.map(({ body }) => body)).toEqual([{ personaId: 'p-ana' }, { personaId: null }]);
  });

  /** Types a profesión, and saves it after somebody else changed the persona. */
  const saveAfter = async (change: (all: PersonaDto[]) => PersonaDto[]) => {
    const shown = showPages(routes, { path: '/personas/p-ana/editar' });
    const profesion = await screen.findByLabelText('Profesión');
    personas = change(personas);
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

  it('that somebody else changed meanwhile can be seen, and written over except in fields not touched here', async () => {
    await changedByOther();
    fireEvent.click(await screen.findByRole('button', { name: 'Recargar' }));
    await waitFor(() => expect(value('Profesión')).toBe('Gestora'));
    expect(value('Domicilio')).toBe('Lavalle 1');
    expect(screen.queryByRole('button', { name: 'Recargar' })).toBeNull();

    fireEvent.change(screen.getByLabelText('Profesión'), { target: { value: 'Escribana' } });
    personas = personas.map((one) => (one.id === 'p-ana' ? { ...one, domicilio: 'Lavalle 2', version: 3 } : one));
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() =>
      expect(personas[0]).toMatchObject({ profesion: 'Escribana', domicilio: 'Lavalle 2', version: 4 }),
    );
  });

  it('that somebody else deleted meanwhile can be kept as a new one', async () => {
    const { router } = await saveAfter((all) => all.filter(({ id }) => id !== 'p-ana'));
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar como persona nueva' }));
    await waitFor(() => expect(personas.at(-1)).toMatchObject({ nombre: 'Ana', profesion: 'Escribana' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/personas/${personas.at(-1)?.id}`));
  });

  it('that was being added is there again as it was typed when the page is loaded anew', async () => {
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

  it('that is new says at once all that is missing, and names all who have its document, each with a link', async () => {
    conElDocumento = personas;
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

  it('whose document another has already is only registered with a reason, which goes with that document alone', async () => {
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
    await waitFor(() => expect(sent).toMatchObject({ nombre: 'Ana', duplicadaMotivo: 'Homónima' }));
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

  it('is fetched anew each time that it is opened, since somebody else may have changed or deleted it', async () => {
    const { router } = showPages(routes, { path: '/personas/p-ana' });
    const go = (path: string) => act(() => router.navigate(path));
    const goBack = async () => {
      await go('/personas');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await screen.findByRole('dialog', { name: 'Ana Rivas' });
    await goBack();
    personas = personas.map((one) => (one.id === 'p-ana' ? { ...one, domicilio: 'Lavalle 1', version: 2 } : one));
    await go('/personas/p-ana/editar');
    expect((await screen.findByLabelText<HTMLInputElement>('Domicilio')).value).toBe('Lavalle 1');
    await goBack();
    personas = [];
    await go('/personas/p-ana');
    expect(await screen.findByText('No se encontró la persona')).toBeTruthy();
  });

  it.each([
    [{ carpetas: 2, enPapelera: 1 }, 'Es parte de 2 carpetas', 'Ver sus carpetas'],
    [{ carpetas: 0, enPapelera: 1 }, 'Es parte de 1 carpeta de la papelera', 'Ver la papelera de carpetas'],
  ])('with %o, is not deleted, and it says why and leads there', async (uso, motivo, enlace) => {
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

  it('is merged with another after what moves was listed, and can be undone', async () => {
    showPages(routes, { path: '/personas/p-ana/unir?otra=p-nu' });
    const pasan = within(await screen.findByRole('list', { name: 'Pasan' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Unir personas' }));
    expect(pasan.getByRole('listitem').textContent).toBe('Núñez s/ poder2026-000001 · PoderdanteEn preparación');
    expect(dialog.getByText(/No se suma lo que tenía la otra: 33,5 % en «Núñez s\/ poder»\.$/)).toBeTruthy();
    expect(dialog.getByText('Si participa en carpetas que usted no ve, allí pasa lo mismo.')).toBeTruthy();
    expect(dialog.getByText(/^No se copia de Inés Núñez: el domicilio\./)).toBeTruthy();
    // Two registrations of the same persona mostly have the same name.
    expect(dialog.getByText(/^Ana Rivas \(.+\)$/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: /^Que quede la otra: Inés Núñez \(.+\)$/ })).toBeTruthy();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'el correo: i@ejemplo.test' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Unir' }));

    const drawer = within(await screen.findByRole('dialog', { name: 'Ana Rivas' }));
    expect((await drawer.findByText(/^Se le unió/)).textContent).toContain('Inés Núñez');
    expect(await drawer.findByRole('list', { name: 'Carpetas' })).toBeTruthy();
    expect(personas).toHaveLength(1);
    expect(tomados).toEqual(['telefono']);
    fireEvent.click(drawer.getByRole('button', { name: 'Deshacer' }));
    expect(
      await screen.findByText(
        /^La unión se deshizo\. No volvió como poderdante en «Núñez s\/ poder»: .* Volvió sin su porcentaje como poderdante/,
      ),
    ).toBeTruthy();
    await waitFor(() => expect(drawer.queryByText(/^Se le unió/)).toBeNull());
    expect(personas).toHaveLength(2);
  });

  it('is merged with nobody whom an earlier text found', async () => {
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
    personas.push(buildPersona({ id: 'p-yi', nombre: 'Yima' }));
    typeInto(field, 'Yim');
    choose(await screen.findByRole('option', { name: /Yima/ }));
    const correo = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'el correo: i@ejemplo.test' });
    await waitFor(() => expect(correo.checked).toBe(true));
  });

  it('that was merged shows no form, but the way to who stayed', async () => {
    personas.push(buildPersona({ id: 'p-vieja', nombre: 'Vieja', unidaA: 'p-ana' }));
    showPages(routes, { path: '/personas/p-vieja/editar' });
    const drawer = within(await screen.findByRole('dialog', { name: 'Vieja Rivas' }));
    fireEvent.click(await drawer.findByRole('link', { name: 'Ver' }));
    expect(await screen.findByRole('dialog', { name: 'Ana Rivas' })).toBeTruthy();
  });

  it('is only read by who may not write', async () => {
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
    personas = [];
    showPages(routes, { path: '/personas', rolId: 5 });
    expect(await screen.findByText('Todavía no hay personas que usted pueda ver')).toBeTruthy();
  });
});

describe('an import', () => {
  const revision: RevisionPersonasDto = {
    campos: [
      { campo: 'apellidos', nombre: 'Apellidos' },
      { campo: 'nombre', nombre: 'Nombre' },
    ],
    columnas: [
      { titulo: 'X', campo: null, ejemplo: 'Paz' },
      { titulo: 'Nombre', campo: 'nombre', ejemplo: 'Ana' },
    ],
    filas: [
      fila(2, { nombre: 'Ana Paz', documentos: ['DNI 22.333.444'] }),
      fila(3, {
        resultado: 'existe',
        nombre: 'J. Núñez',
        existente: 'Juan Núñez',
        completa: ['el teléfono', 'el correo'],
      }),
      fila(4, { resultado: 'existe', nombre: 'Eva Sol', existente: 'Eva Sol' }),
      fila(5, { resultado: 'incorrecta', errores: [{ campo: 'Nacimiento', mensaje: 'La fecha no existe.' }] }),
      fila(6, { resultado: 'repetida', nombre: 'Ana Paz', motivo: 'Es la misma persona que la de la fila 2.' }),
      fila(7, { nombre: 'Leo Rey', homonimas: ['Leo Rey, DNI 33.444.555'] }),
    ],
  };
  function fila(n: number, fields: Partial<PersonaRevisadaDto>): PersonaRevisadaDto {
    const none = {
      nombre: null,
      documentos: [],
      errores: [],
      motivo: null,
      existente: null,
      completa: [],
      homonimas: [],
    };
    return { fila: n, resultado: 'nueva', ...none, ...fields };
  }
  const opcionesOf = async (request: Request) => JSON.parse(/\{.*\}/.exec(await request.text())?.[0] ?? 'null');

  it('shows the rows, lets columns and those who exist be chosen, and tells what came of it', async () => {
    const asked: unknown[] = [];
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/personas/importacion/revision', async ({ request }) => {
        const { columnas } = await opcionesOf(request);
        asked.push(columnas);
        const chosen = revision.columnas.map((columna, i) => ({ ...columna, campo: columnas?.[i] ?? columna.campo }));
        return HttpResponse.json({ ...revision, columnas: chosen });
      }),
      http.post('*/api/personas/importacion', async ({ request }) => {
        asked.push(await opcionesOf(request));
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1
          ? refusal(503, 'BASE_NO_DISPONIBLE', 'La base de datos no está disponible.')
          : HttpResponse.json({
              creadas: 1,
              completadas: 1,
              omitidas: [{ fila: 5, nombre: null, motivo: 'La fecha no existe.' }],
              importacion: 'i-1',
            });
      }),
      http.post('*/api/personas/importacion/deshacer', async ({ request }) => {
        asked.push(await request.json());
        const quedan = [{ nombre: 'Ana Paz', motivo: 'Ya es parte de una carpeta.' }];
        return HttpResponse.json({ eliminadas: 0, vaciadas: 1, quedan });
      }),
    );
    const { router } = showPages(routes, { path: '/personas/importar' });
    const input = await screen.findByLabelText('Archivo de personas');
    fireEvent.change(input, { target: { files: [new File(['x'], 'foto.png')] } });
    await screen.findByText('Elija un archivo .csv o .txt.');
    fireEvent.change(input, { target: { files: [new File(['x'], 'personas.csv')] } });
    await screen.findByText(
      '1 persona para registrar · 2 ya registradas · 1 quizás registrada · 2 filas que no se importan',
    );
    const fuera = within(screen.getByRole('table', { name: 'No se importan' }));
    expect(fuera.getByRole('row', { name: '5 — Nacimiento: La fecha no existe.' })).toBeTruthy();
    expect(fuera.getByRole('row', { name: '6 Ana Paz Es la misma persona que la de la fila 2.' })).toBeTruthy();

    await pick(screen.getByRole('combobox', { name: 'Qué tiene la columna X' }), 'Apellidos');
    await waitFor(() => expect(asked).toEqual([undefined, ['apellidos', 'nombre']]));
    await screen.findByRole('button', { name: 'Importar 1 persona' });
    fireEvent.click(screen.getByRole('radio', { name: 'Completar lo que les falta' }));
    const one = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Completar el teléfono y el correo' });
    expect(one.checked).toBe(true);
    fireEvent.click(one);
    expect(screen.getByRole('button', { name: 'Importar 1 persona' })).toBeTruthy();
    fireEvent.click(one);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Agregar igual' }));
    fireEvent.click(screen.getByRole('button', { name: 'Importar 3 personas' }));
    await screen.findByText('La base de datos no está disponible.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Completar lo que les falta' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Importar 3 personas' }));
    await screen.findByText('Se registró 1 persona. Se completó 1 persona.');
    const opciones = {
      columnas: ['apellidos', 'nombre'],
      existentes: 'completar',
      homonimas: 'omitir',
      distintas: [7],
    };
    expect(asked.slice(2)).toEqual([opciones, opciones]);
    expect(keys[0]).toBe(keys[1]);
    expect(screen.getByRole('table', { name: 'Se omitió 1 fila' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Descargar las omitidas' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer la importación' }));
    await screen.findByText('La importación se deshizo. Queda Ana Paz (ya es parte de una carpeta).');
    expect(asked.at(-1)).toEqual({ importacion: 'i-1' });
    expect(router.state.location.pathname).toBe('/personas');
  });
});
