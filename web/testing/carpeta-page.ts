import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';
import type { CarpetaDetalleDto, ModificarCarpetaDto, MoverCarpetaDto } from '../api/generated/carpetas';
import type { ComentarioDto } from '../api/generated/comentarios';
import { routes } from '../features/expediente/carpetas/carpetas.routes';
import { carpetasApi, carpetaTag } from '../features/expediente/carpetas/public/carpetas-api';
import { liveEventReceived } from '../live/live-events';
import type { App } from '../store/store';
import { startApiServer } from './api-server';
import { buildCarpeta, carpetasPage, versionAnterior } from './carpetas';
import { showPages } from './show-pages';

export type Movimiento = CarpetaDetalleDto['movimientos'][number];

export const movimientos: Movimiento[] = [
  {
    estado: 'lista_para_firma',
    permitido: false,
    motivo: 'Faltan entre las partes: vendedor y comprador.',
    requiereMotivo: false,
    faltantes: [{ texto: 'Faltan entre las partes: vendedor y comprador.', lugar: 'partes', id: null }],
  },
  { estado: 'suspendida', permitido: true, motivo: null, requiereMotivo: true, faltantes: [] },
  { estado: 'anulada', permitido: true, motivo: null, requiereMotivo: true, faltantes: [] },
];

/** The members of the cuenta. The last member is invisible. */
const miembros = ['Ana Rivas', 'Bruno Paz', 'Carla Sosa', 'Dora Vidal', 'Elsa Mora', 'Fabio Gil'].map((nombre, i) => ({
  id: `usuario-${i + 1}`,
  nombre,
  avatar: null,
  estado: i === 5 ? 'invisible' : 'enLinea',
}));

/** The page of a carpeta on a fake server. Every test begins with a new carpeta. */
export function startCarpetaPage() {
  const server = startApiServer();

  const kept = {
    /** The carpeta that the server holds. */
    carpeta: buildCarpeta({ movimientos }),
    /** The moves and the changes that the server received. */
    moves: [] as MoverCarpetaDto[],
    writes: [] as ModificarCarpetaDto[],
    comentarios: [] as ComentarioDto[],
  };

  /** The rule of the server: a write names the version that it was based on. */
  function write(request: Request, change: Partial<CarpetaDetalleDto>) {
    if (request.headers.get('if-match') !== `"${kept.carpeta.version}"`) {
      return HttpResponse.json(versionAnterior, { status: 412 });
    }
    kept.carpeta = { ...kept.carpeta, ...change, version: kept.carpeta.version + 1 };
    return HttpResponse.json(kept.carpeta);
  }

  beforeEach(() => {
    sessionStorage.clear();
    kept.carpeta = buildCarpeta({ movimientos });
    kept.moves = [];
    kept.writes = [];
    kept.comentarios = [];
    server.use(
      http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([kept.carpeta]))),
      http.get('*/api/carpetas/c-1', () => HttpResponse.json(kept.carpeta)),
      http.get('*/api/carpetas/c-1/actividad', () =>
        HttpResponse.json({
          eventos: [
            {
              id: 'e-1',
              accion: 'carpeta.creada',
              descripcion: 'creó la carpeta (Compraventa)',
              usuario: { id: 'usuario-1', nombre: 'Ana Lavalle' },
              datos: {},
              en: new Date().toISOString(),
            },
          ],
          paginacion: { total: 1, totalEsMinimo: false, pagina: 1, tamano: 30, ultimaPagina: 1 },
        }),
      ),
      http.get('*/api/carpetas/c-1/comentarios', () =>
        HttpResponse.json({
          comentarios: kept.comentarios,
          paginacion: { total: 0, totalEsMinimo: false, pagina: 1, tamano: 30, ultimaPagina: 1 },
        }),
      ),
      http.get('*/api/carpetas/c-1/comentarios/mencionables', () =>
        HttpResponse.json(miembros.map(({ id, nombre }) => ({ id, nombre }))),
      ),
      http.get('*/api/carpetas/c-1/instrumentos', () => HttpResponse.json([])),
      http.get('*/api/tipos-acto', () =>
        HttpResponse.json([{ id: 'acto-compraventa', nombre: 'Compraventa', activo: true }]),
      ),
      http.get('*/api/miembros', () => HttpResponse.json(miembros)),
      http.get('*/api/etiquetas', () => HttpResponse.json([])),
      http.get('*/api/apps/tasks/all', () => HttpResponse.json([])),
      http.patch<never, ModificarCarpetaDto>('*/api/carpetas/c-1', async ({ request }) => {
        const body = await request.json();
        kept.writes.push(body);
        const { responsableId, ...campos } = body;
        const responsable = miembros.find(({ id }) => id === responsableId);
        return write(request, { ...(campos as Partial<CarpetaDetalleDto>), ...(responsable && { responsable }) });
      }),
      http.post<never, MoverCarpetaDto>('*/api/carpetas/c-1/mover', async ({ request }) => {
        const body = await request.json();
        kept.moves.push(body);
        return write(request, { estado: body.estado, motivoEstado: body.motivo ?? null, movimientos: [] });
      }),
    );
  });

  const show = () => showPages(routes, { path: '/carpetas/c-1/actividad' });

  /** A change by somebody else, on the server. */
  const changedByAnother = (change: Partial<CarpetaDetalleDto>) => {
    kept.carpeta = { ...kept.carpeta, ...change, version: kept.carpeta.version + 1 };
  };

  /** Makes the page fetch the carpeta again, after somebody else deleted it. */
  function trashedByAnother(store: ReturnType<typeof show>['store']) {
    const permisos = { ...kept.carpeta.permisos, editar: false, editarPartes: false, editarDocumentos: false };
    changedByAnother({ eliminadaEn: '2026-11-20T12:00:00.000Z', permisos });
    act(() => void store.dispatch(carpetasApi.util.invalidateTags([carpetaTag('c-1')])));
  }

  return { server, kept, write, show, changedByAnother, trashedByAnother };
}

export const tell = ({ store }: App, event: Parameters<typeof liveEventReceived>[0]) =>
  act(() => void store.dispatch(liveEventReceived(event)));

export async function openMenu() {
  fireEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  return screen.findByRole('menu', { name: 'Más acciones' });
}

export const fromMenu = async (name: string) =>
  fireEvent.click(within(await openMenu()).getByRole('menuitem', { name }));

/** Shows the folded fields. */
export const openMore = async () => fireEvent.click(await screen.findByRole('button', { name: /Más datos$/ }));
