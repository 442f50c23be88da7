import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Outlet } from 'react-router-dom';
import { beforeEach } from 'vitest';
import type { InstrumentoDto, RegistroNotarialDto } from '../api/generated/protocolo';
import { deCarpeta } from '../features/expediente/protocolo/protocolo.carpeta';
import { fieldRefusal, startApiServer } from './api-server';
import { buildCarpeta } from './carpetas';
import { fakeSizes } from './fake-sizes';
import { showPages } from './show-pages';

export const path = '/carpetas/c-1/protocolo';

export const build = (changes: Partial<InstrumentoDto> = {}): InstrumentoDto => ({
  ...{ id: 'i-1', registro: { id: 'r-1', nombre: 'Registro 12' }, tipo: 'escritura', libro: 'protocolo', anio: 2026 },
  ...{ numero: 41, fecha: '2026-03-04', folioDesde: 120, folioHasta: 123, sonUltimos: true, objeto: 'Compraventa' },
  ...{
    lugar: null,
    cuantia: null,
    moneda: null,
    observacion: null,
    estado: 'vigente',
    motivo: null,
    copias: [],
    escribano: null,
    ...{ correccion: null, corregidoEn: null },
  },
  ...{ version: 1, ...changes },
});
const registro: RegistroNotarialDto = {
  ...{ id: 'r-1', nombre: 'Registro 12', escribano: null, activo: true, anioInicial: null, escrituraInicial: 1 },
  ...{ actaInicial: 1, certificacionInicial: 1, folioInicial: 1, folioCertificacionesInicial: 1, version: 3 },
};
const indice = {
  entradas: [],
  anios: [2026],
  anio: 2026,
  paginacion: { pagina: 1, tamano: 50, total: 0, ultimaPagina: 1 },
};
const miembro = (id: string, nombre: string, rolId: number) => ({ id, nombre, rolId, membresia: 'activa' });

export function showTab(numerar = true, changes: Parameters<typeof buildCarpeta>[0] = {}, at = path) {
  const carpeta = buildCarpeta({ id: 'c-1', estado: 'lista_para_firma', ...changes });
  const context = { ...carpeta, permisos: { ...carpeta.permisos, numerar } };
  return showPages(
    [{ path: '/carpetas/c-1', element: <Outlet context={context} />, children: [deCarpeta.tab.route] }],
    {
      path: at,
    },
  );
}

export const openActions = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Escritura 41' }));

/** The protocolo of an office on a fake server, which every test fills anew. */
export function startProtocolo() {
  fakeSizes();

  const server = startApiServer();

  const kept = {} as {
    instrumentos: InstrumentoDto[];
    written: unknown[];
  };

  beforeEach(() => {
    kept.instrumentos = [build()];
    kept.written = [];
    server.use(
      http.get('*/api/carpetas/c-1/instrumentos', () => HttpResponse.json(kept.instrumentos)),
      http.get('*/api/protocolo', () => HttpResponse.json(indice)),
      http.get('*/api/protocolo/empastes', () => HttpResponse.json({ regla: null, libros: [] })),
      http.get('*/api/protocolo/registros', () => HttpResponse.json([registro])),
      http.get('*/api/miembros', () =>
        HttpResponse.json([
          miembro('u-1', 'Elena Sol', 1),
          miembro('u-2', 'Mario Paz', 2),
          miembro('u-3', 'Ofelia Ruiz', 3),
        ]),
      ),
      http.post('*/api/carpetas/c-1/instrumentos/i-1/folios', async ({ request }) => {
        const body = (await request.json()) as { folioHasta: number };
        kept.written.push([request.headers.get('if-match'), body]);
        if (body.folioHasta < 120) {
          return fieldRefusal(422, 'DATOS_INVALIDOS', 'El último folio no puede ser anterior al 120.', 'folioHasta');
        }
        kept.instrumentos = [build({ folioHasta: body.folioHasta, version: 2 })];
        return HttpResponse.json(kept.instrumentos);
      }),
      http.patch('*/api/protocolo/registros/r-1', async ({ request }) => {
        kept.written.push(await request.json());
        return HttpResponse.json(registro);
      }),
    );
  });

  return { server, kept };
}
