import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect } from 'vitest';
import type { PermisosCarpetaDto } from '../api/generated/carpetas';
import type { DocumentoDto, ModificarDocumentoDto, MoverDocumentosDto, SeccionDto } from '../api/generated/documentos';
import { DocumentosTab } from '../features/expediente/documentos/documentos-tab';
import { LateSubidasPanel } from '../subidas/late-panel';
import { startApiServer } from './api-server';
import { buildCarpeta } from './carpetas';
import { buildDocumento, buildSeccion, buildVersion } from './documentos';
import { fakeSizes } from './fake-sizes';
import { showPages } from './show-pages';

interface Shown {
  search?: string;
  permisos?: Partial<PermisosCarpetaDto>;
  rolId?: number;
}

export function show({ search = '', permisos = {}, rolId }: Shown = {}) {
  const carpeta = buildCarpeta();
  const context = { ...carpeta, permisos: { ...carpeta.permisos, ...permisos } };
  const shell = (
    <>
      <Outlet context={context} />
      <LateSubidasPanel />
    </>
  );
  return showPages([{ element: shell, children: [{ path: 'documentos', element: <DocumentosTab /> }] }], {
    path: `/documentos${search}`,
    rolId,
  });
}

export const shown = () =>
  screen
    .queryAllByRole('row')
    .map((row) => row.querySelector('a')?.textContent ?? null)
    .filter(Boolean);
export const untilShown = (expected: string[]) => waitFor(() => expect(shown()).toEqual(expected));

export const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));

/** The documents of a carpeta on a fake server, which every test fills anew. */
export function startDocumentosTab() {
  const server = startApiServer();

  fakeSizes();

  const kept = {} as {
    /** The documents of the fake server. */
    documentos: DocumentoDto[];
    secciones: SeccionDto[];
    archivoMaxMib: number;
    firmadaEn: string | null;
  };

  const change = (id: string, changes: Partial<DocumentoDto>) => {
    kept.documentos = kept.documentos.map((documento) =>
      documento.id === id ? { ...documento, ...changes } : documento,
    );
    return HttpResponse.json(kept.documentos.find((documento) => documento.id === id));
  };

  beforeEach(() => {
    kept.documentos = [
      buildDocumento(),
      buildDocumento({
        id: 'd-2',
        nombre: 'Cédula.png',
        seccionId: 's-2',
        actual: buildVersion({ mime: 'image/png' }),
      }),
    ];
    kept.secciones = [buildSeccion(), buildSeccion({ id: 's-2', nombre: 'Identidad', orden: 2 })];
    kept.archivoMaxMib = 50;
    kept.firmadaEn = null;
    server.use(
      http.get('*/api/carpetas/c-1/documentos', ({ request }) => {
        const isTrash = new URL(request.url).searchParams.get('papelera') === 'true';
        return HttpResponse.json({
          secciones: kept.secciones,
          documentos: kept.documentos.filter(({ eliminadoEn }) => (eliminadoEn !== null) === isTrash),
          archivoMaxMib: kept.archivoMaxMib,
          firmadaEn: kept.firmadaEn,
        });
      }),
      http.get('*/api/carpetas/c-1/documentos/textos', () => HttpResponse.json([])),
      http.patch<{ id: string }, ModificarDocumentoDto>('*/api/documentos/:id', async ({ params, request }) =>
        change(params.id, await request.json()),
      ),
      http.delete<{ id: string }>('*/api/documentos/:id', ({ params }) => {
        change(params.id, { eliminadoEn: '2026-11-03T12:00:00.000Z' });
        return HttpResponse.json(true);
      }),
      http.post<{ id: string }>('*/api/documentos/:id/restaurar', ({ params }) =>
        change(params.id, { eliminadoEn: null }),
      ),
      http.post<{ que: string }, MoverDocumentosDto>(
        '*/api/carpetas/c-1/documentos/:que',
        async ({ params, request }) => {
          const { ids, seccionId } = await request.json();
          const changes = {
            mover: { seccionId },
            eliminar: { eliminadoEn: '2026-11-03T12:00:00.000Z' },
            restaurar: { eliminadoEn: null },
          }[params.que];
          for (const id of ids) change(id, changes ?? {});
          return HttpResponse.json({
            documentos: kept.documentos.filter(({ id }) => ids.includes(id)),
            rechazados: [],
          });
        },
      ),
    );
  });

  return { server, kept, change };
}
