import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AgregarParteDto, ModificarParteDto, ParteDto, RepartirPartesDto } from '../../../api/generated/partes';
import type { PersonaDto } from '../../../api/generated/personas';
import { fold } from '../../../lib/fold';
import { refusal, startApiServer } from '../../../testing/api-server';
import { buildPersona, pageOf, wrongDigit } from '../../../testing/personas';
import { choose, typeInto } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { colocar } from './orden';
import { deCarpeta } from './partes.carpeta';
import { rolNombre } from './roles';

const server = startApiServer();
const ana = buildPersona();
const bruno = buildPersona({ id: 'p-bruno', nombre: 'Bruno', apellidos: 'Molina', numeroDocFormateado: '20.111.222' });

const acto = { version: 1, ultima: 1, rolesRequeridos: ['vendedor', 'comprador'], esRegistrable: true };

/** The partes that the server holds. */
let partes: ParteDto[] = [];
let personas: PersonaDto[] = [];

const toParte = (id: string, persona: PersonaDto, rol: string, changes: Partial<ParteDto> = {}): ParteDto => ({
  id,
  persona,
  rol,
  rolNombre: rolNombre(rol),
  caracter: null,
  representaA: null,
  representados: [],
  conyuge: null,
  porcentaje: null,
  orden: partes.length + 1,
  comoAlFirmar: false,
  sinAsentimiento: null,
  ...changes,
});

beforeEach(() => {
  partes = [];
  personas = [ana, bruno];
  server.use(
    http.get('*/api/cuentas', () => HttpResponse.json([{ cuentaId: 'cuenta-a', nombre: 'A', pais: 'AR', rolId: 1 }])),
    http.get('*/api/carpetas/c-1/partes', () => HttpResponse.json(partes)),
    http.get('*/api/carpetas/c-1/certificados', () => HttpResponse.json([])),
    http.get('*/api/personas', ({ request }) => {
      const params = new URL(request.url).searchParams;
      const documento = params.get('documento')?.replaceAll('.', '');
      const found = documento
        ? personas.filter(({ numeroDocFormateado }) => numeroDocFormateado?.replaceAll('.', '') === documento)
        : personas.filter((one) => fold(one.nombreCompleto).includes(fold(params.get('buscar') ?? '')));
      return HttpResponse.json(pageOf(found));
    }),
    http.get('*/api/personas/verificar-documento', ({ request }) => {
      const numero = new URL(request.url).searchParams.get('numero');
      if (numero === '07654321') {
        return HttpResponse.json({ valido: true, mensaje: 'Se guarda como 7.654.321.', sugeridos: ['7.654.321'] });
      }
      const valido = numero !== '20-12345678-5';
      const mensaje = valido ? null : 'El dígito verificador del CUIT debería ser 6.';
      return HttpResponse.json({ valido, mensaje, sugeridos: valido ? [] : ['20-12345678-6'] });
    }),
    http.get<{ id: string }>('*/api/personas/:id', ({ params }) =>
      HttpResponse.json(personas.find(({ id }) => id === params.id)),
    ),
    http.post<never, AgregarParteDto>('*/api/carpetas/c-1/partes', async ({ request }) => {
      const { id, personaId, persona: nueva, orden, ...fields } = await request.json();
      if (nueva?.idFiscal === '20-12345678-5' && !nueva.motivoExcepcion) {
        return HttpResponse.json(wrongDigit('persona.idFiscal'), { status: 422 });
      }
      const persona = nueva
        ? buildPersona({ ...nueva, id: 'p-nueva', verificada: !nueva.motivoExcepcion } as Partial<PersonaDto>)
        : personas.find(({ id }) => id === personaId);
      const place = orden ?? partes.length + 1;
      const parte = toParte(id ?? `n-${partes.length}`, persona ?? ana, fields.rol, { ...fields, orden: place });
      partes = partes.toSpliced(place - 1, 0, parte);
      return HttpResponse.json({ ...parte, avisos: [] }, { status: 201 });
    }),
    http.patch<never, RepartirPartesDto>('*/api/carpetas/c-1/partes', async ({ request }) => {
      const shares = new Map((await request.json()).partes.map(({ id, porcentaje = null }) => [id, { porcentaje }]));
      partes = partes.map((parte) => ({ ...parte, ...shares.get(parte.id) }));
      return HttpResponse.json(partes);
    }),
    http.patch<{ id: string }, ModificarParteDto>('*/api/carpetas/c-1/partes/:id', async ({ params, request }) => {
      const changes = (await request.json()) as Partial<ParteDto>;
      partes = partes.map((parte) => (parte.id === params.id ? { ...parte, ...changes } : parte));
      if (changes.orden) partes = colocar(partes, params.id, changes.orden);
      return HttpResponse.json(partes.find(({ id }) => id === params.id));
    }),
    http.delete<{ id: string }>('*/api/carpetas/c-1/partes/:id', ({ params }) => {
      partes = partes
        .filter(({ id }) => id !== params.id)
        .map((parte) => ({ ...parte, representados: parte.representados.filter((id) => id !== params.id) }));
      return HttpResponse.json(true);
    }),
  );
});

function showTab({ rolId = 1, path = '/carpetas/c-1/partes', editarPartes = true } = {}) {
  const carpeta = { id: 'c-1', tipoActo: { id: 'acto', nombre: 'Compraventa' }, acto, permisos: { editarPartes } };
  return showPages(
    [
      { path: '/carpetas/c-1', element: <Outlet context={carpeta} />, children: [deCarpeta.tab.route] },
      { path: '*', element: <p>Otra página</p> },
    ],
    { path, rolId },
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Partes' })).getAllByRole('listitem');
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function startNewPersona() {
  typeInto(await screen.findByRole('combobox', { name: /Persona/ }), 'Juan Núñez');
  choose(await screen.findByRole('option', { name: /^Registrar a «Juan Núñez»/ }));
  await screen.findByRole('heading', { name: 'Persona nueva' });
}
const cuit = () => within(screen.getByRole('group', { name: 'Identificación fiscal' })).getByLabelText('Número');

describe('the partes of a carpeta', () => {
  it('say what the acto asks for, and what it still asks for', async () => {
    showTab();
    expect(await screen.findByText(/Este acto requiere un vendedor y un comprador\.$/)).toBeTruthy();
    cleanup();
    partes = [toParte('x-1', ana, 'vendedor')];
    showTab();
    expect((await screen.findByText(/^Falta:/)).textContent).toBe('Falta: comprador');
    expect(rows()[0]?.textContent).toContain('DNI 12.345.678');
  });

  it('cannot be changed by who may not', async () => {
    partes = [toParte('x-1', ana, 'vendedor')];
    showTab({ editarPartes: false, path: '/carpetas/c-1/partes/agregar' });
    await screen.findByText('Ana Rivas');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the order of the partes', () => {
  const nombres = () => rows().map((row) => within(row).getByRole('link').textContent);
  const press = (element: Element, keyCode: number) => fireEvent.keyDown(element, { keyCode });
  const [space, arrowDown] = [32, 40];
  const asa = () => screen.getByRole('button', { name: 'Cambiar de lugar a Ana Rivas' });
  const announced = () => document.querySelector('[aria-live="assertive"]')?.textContent;

  beforeEach(() => {
    partes = [toParte('x-1', ana, 'vendedor', { orden: 1 }), toParte('x-2', bruno, 'comprador', { orden: 2 })];
  });

  it('is changed by the keyboard on the handle, and seen before the server answers', async () => {
    let answer = (_: unknown) => {};
    server.use(
      http.patch('*/api/carpetas/c-1/partes/x-1', async () => {
        await new Promise((resolve) => {
          answer = resolve;
        });
        return refusal(422, 'CARPETA_CERRADA', 'La carpeta está cerrada.');
      }),
    );
    showTab();
    await screen.findByRole('button', { name: 'Cambiar de lugar a Ana Rivas' });
    asa().focus();
    press(asa(), space);
    await expect.poll(announced).toMatch(/^Tomó «Ana Rivas», posición 1 de 2 en Partes/);
    press(asa(), arrowDown);
    await expect.poll(announced).toMatch(/^Posición 2 de 2/);
    press(asa(), space);
    await waitFor(() => expect(nombres()).toEqual(['Bruno Molina', 'Ana Rivas']));
    await waitFor(() => answer(null));
    expect(await screen.findByText('La carpeta está cerrada.')).toBeTruthy();
    await waitFor(() => expect(nombres()).toEqual(['Ana Rivas', 'Bruno Molina']));
  });

  it('is changed by the menu, and has no handle for a single parte', async () => {
    showTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Bruno Molina' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Subir' }));
    await waitFor(() => expect(nombres()).toEqual(['Bruno Molina', 'Ana Rivas']));
    await waitFor(() => expect(partes[0]?.id).toBe('x-2'));
    fireEvent.click(screen.getByRole('button', { name: 'Acciones de Bruno Molina' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Quitar de la carpeta' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Cambiar de lugar/ })).toBeNull();
  });
});

describe('the shares of a role', () => {
  const sumas = async () =>
    within(await screen.findByRole('list', { name: 'Porcentajes por rol' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));

  beforeEach(() => {
    partes = [toParte('x-1', ana, 'comprador', { porcentaje: '50.00', orden: 1 })];
    partes.push(toParte('x-2', bruno, 'comprador', { orden: 2 }));
  });

  it('are added up, and divided equally with a way back', async () => {
    showTab();
    expect(await sumas()).toEqual(['Compradores suman 50 %: faltan 50 %Repartir en partes iguales']);
    click('Repartir en partes iguales: compradores');
    await waitFor(async () => expect(await sumas()).toEqual(['Compradores suman 100 %']));
    expect(partes.map(({ porcentaje }) => porcentaje)).toEqual(['50.00', '50.00']);
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(partes.map(({ porcentaje }) => porcentaje)).toEqual(['50.00', null]));
    expect((await sumas())[0]).toContain('faltan 50 %');
  });

  it('are added up while one is typed', async () => {
    showTab({ path: '/carpetas/c-1/partes/x-2' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar participación' }));
    type('Porcentaje', '25');
    expect(dialog.getByText(/^Compradores: suman 75\s%: faltan 25\s%$/)).toBeTruthy();
  });
});

describe('adding a parte', () => {
  it('finds a person by a name without its accent, and takes the role that is missing', async () => {
    personas = [buildPersona({ id: 'p-nu', nombre: 'Inés', apellidos: 'Núñez' })];
    partes = [toParte('x-1', bruno, 'vendedor')];
    showTab({ path: '/carpetas/c-1/partes/agregar' });

    typeInto(await screen.findByRole('combobox', { name: /Persona/ }), 'nunez');
    choose(await screen.findByRole('option', { name: /Inés Núñez/ }));
    click('Agregar');

    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[1]?.textContent).toContain('Inés Núñez');
    expect(rows()[1]?.textContent).toContain('Comprador');
    expect(screen.queryByText(/^Falta/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the role that is still missing after the last one, before the list has come again', async () => {
    const { router } = showTab({ path: '/carpetas/c-1/partes/agregar' });
    const comesAgain = Promise.withResolvers<void>();
    typeInto(await screen.findByRole('combobox', { name: /Persona/ }), 'ana');
    choose(await screen.findByRole('option', { name: /Ana/ }));
    server.use(
      http.get('*/api/carpetas/c-1/partes', async () => {
        await comesAgain.promise;
        return HttpResponse.json(partes);
      }),
    );
    click('Agregar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()).toHaveLength(1);
    await act(() => router.navigate('/carpetas/c-1/partes/agregar'));
    expect((await screen.findByRole('combobox', { name: /^Rol/ })).textContent).toContain('Comprador');
    comesAgain.resolve();
  });

  it('asks for somebody, and registers from the list whom it does not have, with the typed name', async () => {
    showTab({ path: '/carpetas/c-1/partes/agregar' });
    fireEvent.click(await screen.findByRole('combobox', { name: /^Rol/ }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    // The roles that the acto requires come first.
    expect(options.slice(0, 3)).toEqual(['Vendedor', 'Comprador', 'Donante']);
    choose(screen.getByRole('option', { name: 'Vendedor' }));
    click('Agregar');
    expect(await screen.findByText('Elija una persona o registre una nueva.')).toBeTruthy();
    expect(partes).toEqual([]);
    await startNewPersona();
    const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    expect([value('Nombre').value, value('Apellidos').value]).toEqual(['Juan', 'Núñez']);
    await waitFor(() => expect(document.activeElement).toBe(value('Nombre')));

    fireEvent.change(cuit(), { target: { value: '20-12345678-5' } });
    fireEvent.blur(cuit());
    fireEvent.click(await screen.findByRole('button', { name: 'Usar 20-12345678-6' }));
    expect(cuit()).toHaveProperty('value', '20-12345678-6');
    await waitFor(() => expect(screen.queryAllByText('El dígito verificador del CUIT debería ser 6.')).toEqual([]));
    expect(cuit().getAttribute('aria-invalid')).toBeNull();
  });

  it('says in which form a number is kept, and puts it there with one press', async () => {
    showTab({ path: '/carpetas/c-1/partes/agregar' });
    await startNewPersona();
    const documento = screen.getByRole('group', { name: 'Documento de identidad' });
    const numero = within(documento).getByLabelText<HTMLInputElement>('Número');
    fireEvent.change(numero, { target: { value: '07654321' } });
    fireEvent.blur(numero);
    expect(await screen.findByText('Se guarda como 7.654.321.')).toBeTruthy();
    expect(numero.getAttribute('aria-invalid')).toBeNull();
    click('Usar 7.654.321');
    expect(numero.value).toBe('7.654.321');
    await waitFor(() => expect(screen.queryByText('Se guarda como 7.654.321.')).toBeNull());
  });

  it('names the expected digit, and lets a titular save with a reason', async () => {
    showTab({ path: '/carpetas/c-1/partes/agregar' });
    await startNewPersona();
    fireEvent.change(cuit(), { target: { value: '20-12345678-5' } });
    click('Agregar');

    expect(await screen.findByText('El dígito verificador del CUIT debería ser 6.')).toBeTruthy();
    expect(cuit().getAttribute('aria-invalid')).toBe('true');
    expect(partes).toEqual([]);

    click('Guardar igualmente con motivo');
    // The reason holds only for the refused number.
    fireEvent.change(cuit(), { target: { value: '20-12345678-6' } });
    expect(screen.queryByLabelText('Motivo de la excepción')).toBeNull();
    fireEvent.change(cuit(), { target: { value: '20-12345678-5' } });
    expect(screen.getByLabelText<HTMLInputElement>('Motivo de la excepción').value).toBe('Documento a la vista');
    click('Guardar igualmente');

    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain('Juan Núñez');
    expect(rows()[0]?.textContent).toContain('Documento guardado por excepción');
  });

  it('tells an oficial who may save it, and offers nothing', async () => {
    showTab({ path: '/carpetas/c-1/partes/agregar', rolId: 3 });
    await startNewPersona();
    fireEvent.change(cuit(), { target: { value: '20-12345678-5' } });
    click('Agregar');

    expect(await screen.findByText(/Solo un titular o un adscripto/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Guardar igualmente con motivo' })).toBeNull();
    expect(partes).toEqual([]);
  });

  it('offers the person who has the same document already', async () => {
    showTab({ path: '/carpetas/c-1/partes/agregar' });
    await startNewPersona();
    const documento = screen.getByRole('group', { name: 'Documento de identidad' });
    fireEvent.change(within(documento).getByLabelText('Número'), { target: { value: '12.345.678' } });

    fireEvent.click(await screen.findByRole('button', { name: 'Usar la existente' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Persona/ }).value).toBe('Ana Rivas'),
    );
    click('Agregar');

    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(partes[0]?.persona.id).toBe('p-ana');
  });
});

describe('who acts for others', () => {
  it('is added once for several, and shown once with all', async () => {
    partes = [toParte('x-1', ana, 'vendedor', { orden: 1 }), toParte('x-2', bruno, 'vendedor', { orden: 2 })];
    partes.push(toParte('x-3', buildPersona({ id: 'p-3', nombre: 'Carla', apellidos: 'Paz' }), 'apoderado'));
    showTab({ path: '/carpetas/c-1/partes/x-3' });
    const field = within(await screen.findByRole('list', { name: 'Representa a' }));
    expect(screen.getByText('A nadie: actúa por sí.')).toBeTruthy();
    for (const box of field.getAllByRole('checkbox')) fireEvent.click(box);
    click('Guardar');
    await waitFor(() => expect(partes[2]?.representados).toEqual(['x-1', 'x-2']));
    await waitFor(() => expect(rows()[2]?.textContent).toContain('Representa a Ana Rivas y Bruno Molina'));
  });
});

describe('the husband or wife of who sells', () => {
  it.each([
    ['is found by the name', 'Bruno Molina', () => screen.findByDisplayValue('Bruno Molina')],
    ['is registered with it', 'Dora Sosa', () => screen.findByDisplayValue('Dora')],
  ])('%s', async (_, conyuge, shown) => {
    partes = [toParte('x-1', ana, 'vendedor', { conyuge })];
    showTab();
    fireEvent.click(await screen.findByRole('button', { name: `Agregar también a ${conyuge}, cónyuge` }));
    expect(await shown()).toBeTruthy();
    click('Agregar');
    await waitFor(() => expect(partes[1]?.rol).toBe('conyuge_asentiente'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a parte that somebody else has taken out', () => {
  const gone = () => refusal(404, 'NO_ENCONTRADO', 'No se encontró la parte.');

  beforeEach(() => {
    partes = [toParte('x-1', ana, 'vendedor', { orden: 1 })];
    partes.push(toParte('x-2', bruno, 'comprador', { orden: 2 }));
    server.use(http.patch('*/api/carpetas/c-1/partes/x-1', gone), http.delete('*/api/carpetas/c-1/partes/x-1', gone));
  });

  it.each(['Bajar', 'Quitar de la carpeta'])('is no longer in the list after «%s» found it gone', async (entry) => {
    showTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Ana Rivas' }));
    partes = partes.slice(1);
    fireEvent.click(screen.getByRole('menuitem', { name: entry }));
    expect(await screen.findByText('No se encontró la parte.')).toBeTruthy();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain('Bruno Molina');
  });

  it('keeps its open form with what was typed, which says so', async () => {
    showTab({ path: '/carpetas/c-1/partes/x-1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar participación' }));
    type('Carácter', 'Presidente');
    partes = partes.slice(1);
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('No se encontró la parte.')).toBeTruthy();
    await waitFor(() => expect(screen.queryAllByText('Ana Rivas')).toHaveLength(1));
    expect(screen.getByLabelText<HTMLInputElement>('Carácter').value).toBe('Presidente');
  });
});

describe('taking a parte out', () => {
  it('can be undone: it comes back in its place, with who acts for it', async () => {
    partes = [toParte('x-1', ana, 'vendedor', { porcentaje: '50.00', orden: 1 })];
    partes.push(toParte('x-2', bruno, 'apoderado', { representados: ['x-1'] }));
    showTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Ana Rivas' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Quitar de la carpeta' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).not.toContain('Representa a');

    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));

    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]?.textContent).toContain('Ana Rivas');
    expect(rows()[0]?.textContent).toMatch(/50\s%/);
    await waitFor(() => expect(rows()[1]?.textContent).toContain('Representa a Ana Rivas'));
  });

  it('leaves the keyboard in the list, and in the tab when it was the last', async () => {
    partes = [toParte('x-1', ana, 'vendedor', { orden: 1 })];
    partes.push(toParte('x-2', bruno, 'comprador', { orden: 2 }));
    showTab();
    const takeOut = async (nombre: string) => {
      const button = await screen.findByRole('button', { name: `Acciones de ${nombre}` });
      button.focus();
      fireEvent.click(button);
      fireEvent.click(screen.getByRole('menuitem', { name: 'Quitar de la carpeta' }));
    };
    await takeOut('Ana Rivas');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Partes' })));
    await takeOut('Bruno Molina');
    const tab = () => screen.getByRole('heading', { name: 'Partes' }).closest('section');
    await waitFor(() => expect(document.activeElement).toBe(tab()));
  });

  it('tells who does not act for it any more after it came back', async () => {
    partes = [toParte('x-1', ana, 'vendedor', { orden: 1 })];
    partes.push(toParte('x-2', bruno, 'apoderado', { representados: ['x-1'] }));
    server.use(
      http.patch('*/api/carpetas/c-1/partes/x-2', () =>
        HttpResponse.json({ statusCode: 503, code: 'NO_DISPONIBLE', message: 'Ahora no.' }, { status: 503 }),
      ),
    );
    showTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Ana Rivas' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Quitar de la carpeta' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));

    expect(await screen.findByText(/Bruno Molina representa a Ana Rivas: no se pudo guardar/)).toBeTruthy();
    expect(rows()).toHaveLength(2);
    expect(partes[0]?.id).toMatch(/^[\da-f-]{36}$/);
  });

  it('is taken back when the server refuses', async () => {
    partes = [toParte('x-1', ana, 'vendedor')];
    server.use(
      http.delete('*/api/carpetas/c-1/partes/:id', () =>
        HttpResponse.json(
          { statusCode: 422, code: 'CARPETA_CERRADA', message: 'La carpeta está cerrada.' },
          { status: 422 },
        ),
      ),
    );
    showTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Ana Rivas' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Quitar de la carpeta' }));

    expect(await screen.findByText('La carpeta está cerrada.')).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });
});
