import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArchivoDto, DirectorioDto } from '../../../api/generated/archivos';
import { refusal, startApiServer } from '../../../testing/api-server';
import { fakeSizes } from '../../../testing/fake-sizes';
import { showPages } from '../../../testing/show-pages';
import { routes } from './archivos.routes';

fakeSizes();
const server = startApiServer();

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const ana = { id: 'usuario-1', nombre: 'Ana Rivas' };
const times = { creadoEn: '2026-11-02T12:00:00.000Z', actualizadoEn: '2026-11-02T12:00:00.000Z' };
const kept = { eliminadoEn: null, seEliminaEn: null, descripcion: null, reservado: false, creadoPor: ana, ...times };

const modelos: DirectorioDto = {
  ...{ id: uuid(1), padreId: null, nombre: 'Modelos', restringido: false, archivos: 1, directorios: 0, bytes: 10 },
  ...kept,
};
const archivo = (n: number, nombre: string, bytes: number, directorioId: string | null = null): ArchivoDto => ({
  ...{ id: uuid(n), directorioId, nombre, tipo: 'PDF', miniatura: null, versiones: 1 },
  actual: {
    ...{ n: 1, sha256: 'ab', bytes, mime: 'application/pdf', nombreOriginal: nombre, autor: ana, motivo: null },
    ...{ creadaEn: times.creadoEn, previsualizable: true, texto: null },
  },
  ...kept,
});

/** What the drive of the fake server holds. */
let stored: { directorios: DirectorioDto[]; archivos: ArchivoDto[] };

beforeEach(() => {
  stored = {
    directorios: [modelos],
    archivos: [
      archivo(2, 'Aranceles.pdf', 300),
      archivo(3, 'Boleto.pdf', 100),
      archivo(4, 'Poder.pdf', 200, modelos.id),
    ],
  };
  let gone: typeof stored.archivos = [];
  const lote = { archivos: [], directorios: [], omitidos: [], rechazados: [] };
  vi.stubGlobal('scrollTo', () => undefined);
  server.use(
    http.get('*/api/archivos', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const id = searchParams.get('directorioId');
      const directorio = stored.directorios.find((one) => one.id === id) ?? null;
      if (id && !directorio) return refusal(404, 'NO_ENCONTRADO', 'No se encontró el directorio');
      const turn = searchParams.get('sentido') === 'asc' ? 1 : -1;
      const archivos = stored.archivos
        .filter(({ directorioId }) => directorioId === id)
        .sort((a, b) =>
          searchParams.get('orden') === 'tamano'
            ? turn * (a.actual.bytes - b.actual.bytes)
            : turn * a.nombre.localeCompare(b.nombre),
        );
      return HttpResponse.json({
        directorio,
        ruta: directorio ? [{ id: directorio.id, nombre: directorio.nombre }] : [],
        directorios: stored.directorios.filter(({ padreId }) => padreId === id),
        archivos,
        ...{ siguiente: null, totalArchivos: archivos.length, totalBytes: 0, archivoMaxMib: 50 },
      });
    }),
    http.patch<{ id: string }, { nombre: string }>('*/api/archivos/:id', async ({ params, request }) => {
      const { nombre } = await request.json();
      stored.archivos = stored.archivos.map((one) => (one.id === params.id ? { ...one, nombre } : one));
      return HttpResponse.json(stored.archivos.find(({ id }) => id === params.id));
    }),
    http.post<never, { archivos: string[] }>('*/api/archivos/eliminar', async ({ request }) => {
      const { archivos } = await request.json();
      gone = stored.archivos.filter(({ id }) => archivos.includes(id));
      stored.archivos = stored.archivos.filter((one) => !gone.includes(one));
      return HttpResponse.json({ ...lote, archivos: gone });
    }),
    http.post('*/api/archivos/restaurar', () => {
      stored.archivos = [...stored.archivos, ...gone];
      return HttpResponse.json({ ...lote, archivos: gone });
    }),
  );
});

const show = (path = '', rolId?: number) => showPages(routes, { path: `/apps/file-manager${path}`, rolId });
const list = () => screen.findByRole('list', { name: 'Archivos y directorios' });
const names = () =>
  within(screen.getByRole('list', { name: 'Archivos y directorios' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);
const untilNames = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const choose = (nombre: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Elegir ${nombre}` }));

describe('the drive', () => {
  it('opens a directorio in its place, and leaves one that is not there for its parent', async () => {
    const { router } = show();
    await list();
    expect(names()).toEqual(['Modelos', 'Aranceles.pdf', 'Boleto.pdf']);
    await screen.findByText('1 directorio, 2 archivos');
    fireEvent.click(screen.getByRole('link', { name: 'Modelos' }));
    await screen.findByRole('heading', { level: 2, name: 'Modelos' });
    await untilNames('Poder.pdf');
    stored.directorios = [];
    await act(() => router.navigate(`/apps/file-manager/${uuid(9)}`));
    await screen.findByText('Ese directorio no está, o usted no puede verlo.');
    expect(router.state.location.pathname).toBe('/apps/file-manager');
  });

  it('sorts by a heading, and turns the order at the second press', async () => {
    const { router } = show();
    await list();
    const sort = () => fireEvent.click(screen.getByRole('button', { name: 'Ordenar por tamaño' }));
    sort();
    await untilNames('Modelos', 'Boleto.pdf', 'Aranceles.pdf');
    sort();
    await untilNames('Modelos', 'Aranceles.pdf', 'Boleto.pdf');
    expect(router.state.location.search).toBe('?orden=tamano&direccion=desc');
  });

  it('keeps a name that the server refuses in its form, and takes it once the server does', async () => {
    show();
    await list();
    server.use(
      http.patch('*/api/archivos/:id', () => refusal(409, 'NOMBRE_USADO', 'Ya hay un archivo con ese nombre'), {
        once: true,
      }),
    );
    screen.getByRole('link', { name: 'Boleto.pdf' }).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F2' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar el nombre del archivo' }));
    const field = dialog.getByRole('textbox', { name: /^Nombre/ });
    fireEvent.change(field, { target: { value: 'Aranceles.pdf' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await dialog.findByText('Ya hay un archivo con ese nombre');
    expect(field).toHaveProperty('value', 'Aranceles.pdf');
    fireEvent.change(field, { target: { value: 'Compra.pdf' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await untilNames('Modelos', 'Aranceles.pdf', 'Compra.pdf');
    await screen.findByText('Ahora se llama «Compra.pdf»');
  });

  it('deletes the chosen archivos by the Delete key, and brings them back', async () => {
    show();
    await list();
    choose('Aranceles.pdf');
    choose('Boleto.pdf');
    await screen.findAllByText('2 seleccionados');
    fireEvent.keyDown(document.body, { key: 'Delete' });
    await untilNames('Modelos');
    await screen.findByText('2 elementos están en la papelera');
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await untilNames('Modelos', 'Aranceles.pdf', 'Boleto.pdf');
  });

  it('names what the server does not delete, and is requested again after an error', async () => {
    server.use(http.get('*/api/archivos', () => refusal(503, 'X', 'Ahora no'), { once: true }));
    show();
    await screen.findByText('Ahora no');
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await list();
    const rechazados = [{ id: uuid(3), nombre: 'Boleto.pdf', code: 'X', message: 'Lo usa una carpeta' }];
    server.use(
      http.post('*/api/archivos/eliminar', () =>
        HttpResponse.json({ archivos: [], directorios: [], omitidos: [], rechazados }),
      ),
    );
    choose('Boleto.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText(/Boleto\.pdf.*Lo usa una carpeta/);
    expect(names()).toContain('Boleto.pdf');
  });

  it('shows no way to change it to people who may only read, also when it is empty', async () => {
    const { router } = show('', 5);
    await list();
    choose('Boleto.pdf');
    fireEvent.keyDown(document.body, { key: 'Delete' });
    fireEvent.keyDown(document.body, { key: 'F2' });
    fireEvent.click(screen.getByRole('button', { name: 'Acciones de Boleto.pdf' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Ver', 'Detalles', 'Descargar']);
    expect(screen.queryByRole('button', { name: 'Subir' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()).toContain('Boleto.pdf');
    stored.archivos = [];
    await act(() => router.navigate(`/apps/file-manager/${modelos.id}`));
    await screen.findByText('No hay archivos');
  });

  it('says to people who may write where files of an empty directorio go', async () => {
    stored.archivos = [];
    show(`/${modelos.id}`);
    await screen.findByText('Arrastre archivos o directorios aquí, o elíjalos');
    await screen.findByText('Quedarán en este directorio. Hasta 50 MB cada archivo.');
  });
});
