import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';
import type { CarpetaResumenDto } from '../api/generated/carpetas';
import type { VistaDto } from '../api/generated/vistas';
import { routes } from '../features/expediente/carpetas/carpetas.routes';
import { startApiServer } from './api-server';
import { buildCarpeta, carpetasPage } from './carpetas';
import { showPages } from './show-pages';

export const rivas = buildCarpeta({ reservada: true, etiquetas: ['banco'] });
export const miembros = [{ id: 'usuario-1', nombre: 'Ana Rivas', avatar: null }];
export const borrador = buildCarpeta({ id: 'c-2', codigo: null, estado: 'borrador', caratula: 'Poder de Núñez' });

export const show = (path = '/carpetas', rolId?: number) => showPages(routes, { path, rolId });

/** The pages of the carpetas on a fake server, which every test fills anew. */
export function startCarpetasPage() {
  const server = startApiServer();

  const kept = {} as {
    /** The queries that the server got. Two queries at once may come in any order. */
    asked: URLSearchParams[];
  };

  function answerWith(carpetas: CarpetaResumenDto[], page = {}) {
    server.use(
      http.get('*/api/carpetas', ({ request }) => {
        kept.asked.push(new URL(request.url).searchParams);
        return HttpResponse.json(carpetasPage(carpetas, page));
      }),
    );
  }

  const answerVistas = (vistas: VistaDto[]) =>
    server.use(http.get('*/api/carpetas/vistas', () => HttpResponse.json(vistas)));

  beforeEach(() => {
    kept.asked = [];
    sessionStorage.clear();
    answerWith([rivas, borrador]);
    answerVistas([]);
    server.use(http.get('*/api/miembros', () => HttpResponse.json(miembros)));
  });

  return { server, kept, answerWith, answerVistas };
}
