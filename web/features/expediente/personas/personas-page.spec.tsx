import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { PersonaArchivoDto, PersonaRevisadaDto, RevisionPersonasDto } from '../../../api/generated/personas';
import { refusal } from '../../../testing/api-server';
import { buildContacto } from '../../../testing/contactos';
import { buildPersona } from '../../../testing/personas';
import { startPersonasPage } from '../../../testing/personas-page';
import { pick } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { routes } from './personas.routes';

const { kept, server } = startPersonasPage();

const names = () =>
  within(screen.getByRole('table', { name: 'Personas' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('[title]')?.textContent);

describe('the list of personas', () => {
  it('keeps its search in the address, where a reload or a link finds it', async () => {
    kept.agenda.state.contactos = [buildContacto({ name: 'Eva Núñez' }), buildContacto({ id: 'b', name: 'Teo Núñez' })];
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

  it('begins with the search of the address, and says when no persona matches', async () => {
    const { router } = showPages(routes, { path: '/personas?buscar=zz' });
    fireEvent.click(await screen.findByRole('button', { name: 'Borrar la búsqueda', hidden: false }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(router.state.location.search).toBe('');
  });
});

it('a persona lists whom it represents, with the carpeta, and says nothing when there is nobody', async () => {
  showPages(routes, { path: '/personas/p-ana' });
  const representa = within(await screen.findByRole('region', { name: 'Representa a' }));
  expect(representa.getByRole('link', { name: 'Inés Núñez' }).getAttribute('href')).toBe('/personas/p-nu');
  expect(representa.getByRole('link', { name: '2026-000001: Núñez s/ poder' })).toBeTruthy();
  expect(representa.getByText('Poderdante · Poder general')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Representado/a por' })).toBeNull();
});

it('a persona keeps a document, says that it has expired, and takes its deletion back', async () => {
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
      kept.archivos = [archivo];
      return HttpResponse.json(archivo, { status: 201 });
    }),
    http.get('*/api/personas/archivos/a-1/contenido', () => HttpResponse.text('Pasaporte de Ana')),
    http.delete('*/api/personas/archivos/a-1', () => {
      kept.archivos = [];
      return HttpResponse.json(true);
    }),
    http.post('*/api/personas/archivos/a-1/restore', () => {
      kept.archivos = [archivo];
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
  it('are in the address, and surnames come first in the order by surnames', async () => {
    const empresa = { tipo: 'juridica', nombre: null, apellidos: null, razonSocial: 'Acme S.A.' } as const;
    kept.personas = [...kept.personas, buildPersona({ id: 'p-sa', ...empresa })];
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

  it('shows the rows, lets people choose columns and existing personas, and says what came of it', async () => {
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
