import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  AgregarRequisitoDto,
  MarcarRequisitosDto,
  ModificarRequisitoDto,
  RequisitoDto,
} from '../../../api/generated/requisitos';
import { refusal, startApiServer } from '../../../testing/api-server';
import { buildCarpeta } from '../../../testing/carpetas';
import { fakeSizes } from '../../../testing/fake-sizes';
import { pressByKey } from '../../../testing/press';
import { requisito } from '../../../testing/requisitos';
import { showPages } from '../../../testing/show-pages';
import { deCarpeta } from './requisitos.carpeta';

fakeSizes();
const server = startApiServer();
const at = '*/api/carpetas/c-1/requisitos';

/** The requisitos of the fake server, in their order. */
let stored: RequisitoDto[];

beforeEach(() => {
  stored = [
    requisito({ id: 'r-1', nombre: 'Título', estado: 'aprobado' }),
    requisito({ id: 'r-2', nombre: 'Plano', vence: '2026-11-01', vencido: true }),
    requisito({ id: 'r-3', nombre: 'Poder', clave: null, quitable: true, obligatorio: false }),
  ];
  server.use(
    http.get('*/api/cuentas', () => HttpResponse.json([{ cuentaId: 'cuenta-a', nombre: 'A', pais: 'AR', rolId: 1 }])),
    http.get('*/api/miembros', () => HttpResponse.json([])),
    http.get(at, () => HttpResponse.json(stored)),
    http.patch<never, MarcarRequisitosDto>(at, async ({ request }) => {
      const { ids, ...changes } = await request.json();
      stored = stored.map((one) => (ids.includes(one.id) ? ({ ...one, ...changes } as RequisitoDto) : one));
      return HttpResponse.json(stored);
    }),
    http.post<never, AgregarRequisitoDto>(at, async ({ request }) => {
      const { id, nombre } = await request.json();
      const added = requisito({ id: String(id), nombre, clave: null, quitable: true });
      stored = [...stored, added];
      return HttpResponse.json(added, { status: 201 });
    }),
    http.patch<{ id: string }, ModificarRequisitoDto>(`${at}/:id`, async ({ params, request }) => {
      const { orden, ...changes } = await request.json();
      const before = stored.find(({ id }) => id === params.id);
      const after = { ...before, ...changes, version: 2 } as RequisitoDto;
      const others = stored.filter(({ id }) => id !== params.id);
      stored = others.toSpliced(orden ? orden - 1 : stored.findIndex(({ id }) => id === params.id), 0, after);
      return HttpResponse.json(after);
    }),
    http.delete<{ id: string }>(`${at}/:id`, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return HttpResponse.json(true);
    }),
  );
});

function show({ rolId = 1, canDecide = true, canMark = true } = {}) {
  const carpeta = buildCarpeta();
  const permisos = { ...carpeta.permisos, decidirRequisitos: canDecide, marcarRequisitos: canMark };
  const context = { ...carpeta, permisos };
  return showPages(
    [{ path: '/carpetas/c-1', element: <Outlet context={context} />, children: [deCarpeta.tab.route] }],
    {
      path: '/carpetas/c-1/requisitos',
      rolId,
    },
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Requisitos' })).getAllByRole('listitem');
const names = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent);
const estadoOf = (nombre: string, estado: string) =>
  screen.findByRole('button', { name: `Estado de ${nombre}: ${estado}` });

async function mark(nombre: string, from: string, estado: string) {
  fireEvent.click(await estadoOf(nombre, from));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: estado }));
}

describe('the requisitos of a carpeta', () => {
  it('say how many are decided, how many hold up the signature, and how many are late', async () => {
    show();
    await screen.findByRole('heading', { name: /1 de 3/ });
    expect(screen.getByText(/^Falta 1 para la firma/).textContent).toBe('Falta 1 para la firma · 1 vencido');
    expect(names()).toEqual(['Título', 'Plano', 'Poder']);
  });

  it('are requested again after an error; without any, people who decide may add the first', async () => {
    stored = [];
    server.use(http.get(at, () => refusal(503, 'X', 'Ahora no'), { once: true }));
    show();
    await screen.findByText('Ahora no');
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Esta carpeta no tiene requisitos');
    fireEvent.click(screen.getByRole('button', { name: 'Agregar requisito' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar requisito' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /^Qué hace falta/ }), { target: { value: 'Sello' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Agregar' }));
    await screen.findByText('Requisito «Sello» agregado');
    expect(names()).toEqual(['Sello']);
  });

  it('show a new state at once, and the former state after a refusal', async () => {
    show();
    const answer = Promise.withResolvers<void>();
    server.use(
      http.patch(`${at}/r-2`, async () => {
        await answer.promise;
        return refusal(409, 'X', 'La carpeta ya se firmó');
      }),
    );
    await mark('Plano', 'Pendiente', 'Recibido');
    await estadoOf('Plano', 'Recibido');
    answer.resolve();
    await screen.findByText('La carpeta ya se firmó');
    await estadoOf('Plano', 'Pendiente');
  });

  it.each([
    ['one does not apply', '«Plano» no aplica'],
    ['several do not apply', '2 requisitos no aplican'],
  ])('keep the reason that somebody typed when the server refuses that %s', async (_, title) => {
    show();
    server.use(http.patch('*/api/carpetas/c-1/requisitos*', () => refusal(503, 'X', 'Ahora no'), { once: true }));
    if (title.startsWith('«')) await mark('Plano', 'Pendiente', 'No aplica…');
    else {
      for (const nombre of ['Plano', 'Poder'])
        fireEvent.click(await screen.findByRole('checkbox', { name: `Elegir ${nombre}` }));
      fireEvent.click(screen.getByRole('button', { name: 'No aplican…' }));
    }
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const motivo = dialog.getByRole('textbox', { name: /^Motivo/ });
    fireEvent.change(motivo, { target: { value: 'Es un lote sin planos' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Marcar que no aplica' }));
    await screen.findByText('Ahora no');
    expect(motivo).toHaveProperty('value', 'Es un lote sin planos');
    fireEvent.click(dialog.getByRole('button', { name: 'Marcar que no aplica' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByText('No aplica: Es un lote sin planos')).toHaveLength(title.startsWith('«') ? 1 : 2);
  });

  it('are moved and taken out by their menu, by keyboard too; one comes back to its place', async () => {
    show();
    const act = async (item: string) => {
      pressByKey(await screen.findByRole('button', { name: 'Acciones de Poder' }));
      fireEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await act('Subir');
    await waitFor(() => expect(names()).toEqual(['Título', 'Poder', 'Plano']));
    await act('Quitar de la carpeta');
    await waitFor(() => expect(names()).toEqual(['Título', 'Plano']));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(names()).toEqual(['Título', 'Poder', 'Plano']));
  });

  it('are marked, but neither decided nor added, by a gestor, and only read by others', async () => {
    show({ rolId: 4, canDecide: false });
    await estadoOf('Plano', 'Pendiente');
    expect(screen.queryByRole('button', { name: /^Estado de Título/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Agregar requisito' })).toBeNull();
    fireEvent.click(await estadoOf('Plano', 'Pendiente'));
    const estados = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);
    expect(estados).toEqual(['Pendiente', 'Solicitado', 'Recibido']);
  });

  it('have no controls for people who may only read', async () => {
    show({ rolId: 5, canDecide: false, canMark: false });
    await screen.findByText('Plano');
    expect(within(screen.getByRole('list', { name: 'Requisitos' })).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
