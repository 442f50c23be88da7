import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import { buildTablero, buildTableroResumen } from '../../../testing/tableros';
import { routes } from './tableros.routes';
import type { TableroResumen } from './tableros-api';

const server = startApiServer();
const path = '*/api/apps/scrumboard';
const people = ['Ana', 'Bruno', 'Carla', 'Dina', 'Emma', 'Fito', 'Gala'];
let tableros: TableroResumen[];
let bodies: unknown[];

beforeEach(() => {
  bodies = [];
  tableros = [
    buildTableroResumen({
      description: 'Lo del mes',
      members: people.map((name, index) => ({ id: `u-${index}`, name, avatar: 'data:,', foto: null })),
    }),
    buildTableroResumen({ id: 'b-2', title: 'Testamentos', members: [] }),
  ];
  server.use(
    http.get(`${path}/boards`, () => HttpResponse.json(tableros)),
    http.get(`${path}/board`, () => HttpResponse.json(buildTablero({ id: 'b-3', title: 'Sucesiones', lists: [] }))),
    http.get('*/api/miembros', () => HttpResponse.json([{ id: 'usuario-1', nombre: 'Ana Rivas', avatar: null }])),
  );
});

const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the list of tableros', () => {
  it('shows their members and last change, five faces and the number of others', async () => {
    showPages(routes, { path: '/apps/scrumboard' });
    const card = (await screen.findByRole('heading', { name: 'Escrituras de noviembre' })).closest('li') as HTMLElement;
    expect(within(card).getByText(/Ana, Bruno.*Gala/).parentElement?.textContent).toContain('+2');
    expect(card.textContent).toMatch(/Lo del mes.*Editado/);
    expect(screen.getByText('2 tableros')).toBeTruthy();
  });

  it('is searched by title and description, and the address keeps the search', async () => {
    const { router } = showPages(routes, { path: '/apps/scrumboard?buscar=TESTAMENT' });
    await waitFor(() => expect(shown()).toEqual(['Testamentos']));
    fireEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(router.state.location.search).toBe('');
  });

  it('finds tableros by all typed words, in any order', async () => {
    showPages(routes, { path: '/apps/scrumboard?buscar=mes+escrituras' });
    await waitFor(() => expect(shown()).toEqual(['Escrituras de noviembre']));
  });

  it('makes tableros with first lists, and opens them', async () => {
    server.use(
      http.post(`${path}/board`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(buildTablero({ id: 'b-3', title: 'Sucesiones', lists: [] }));
      }),
    );
    const { router } = showPages(routes, { path: '/apps/scrumboard' });
    fireEvent.click(await screen.findByRole('button', { name: 'Nuevo tablero' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nuevo tablero' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Crear tablero' }));
    await within(dialog).findByText('Escriba el título.');
    fireEvent.change(within(dialog).getByLabelText(/Título/), { target: { value: ' Sucesiones ' } });
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Balanza' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Crear tablero' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/scrumboard/b-3'));
    expect(bodies).toEqual([
      {
        board: {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          title: 'Sucesiones',
          description: null,
          icon: 'heroicons_outline:scale',
          members: [],
          lists: ['Por hacer', 'En curso', 'Terminado'],
        },
      },
    ]);
  });

  it('shows refusals of the server under their fields', async () => {
    const details = [{ campo: 'board.title', mensaje: 'Ya hay uno que se llama así.' }];
    server.use(
      http.patch(`${path}/board`, () =>
        HttpResponse.json({ statusCode: 422, code: 'INVALIDO', message: 'No', details }, { status: 422 }),
      ),
    );
    showPages(routes, { path: '/apps/scrumboard' });
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Testamentos' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Ya hay uno que se llama así.')).toBeTruthy();
  });

  it('deletes tableros after a question, and brings them back', async () => {
    const all = tableros;
    server.use(
      http.delete(`${path}/board`, ({ request }) => {
        const id = new URL(request.url).searchParams.get('id');
        tableros = tableros.filter((one) => one.id !== id);
        return HttpResponse.json(true);
      }),
      http.post(`${path}/board/b-2/restore`, () => {
        tableros = all;
        return HttpResponse.json(buildTablero({ id: 'b-2' }));
      }),
    );
    showPages(routes, { path: '/apps/scrumboard' });
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Testamentos' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Tablero «Testamentos» eliminado')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(shown()).toEqual(['Escrituras de noviembre', 'Testamentos']));
  });

  it('can only be looked at by a person who may not write', async () => {
    showPages(routes, { path: '/apps/scrumboard', rolId: 5 });
    await screen.findByRole('heading', { name: 'Testamentos' });
    expect(screen.queryByRole('button', { name: /Nuevo tablero|Agregar|Acciones/ })).toBeNull();
  });

  it('invites to make the first tablero, and to try again when loading failed', async () => {
    tableros = [];
    server.use(
      http.get(`${path}/boards`, () => HttpResponse.json({ message: 'Ahora no' }, { status: 503 }), { once: true }),
    );
    showPages(routes, { path: '/apps/scrumboard' });
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Todavía no hay tableros');
    fireEvent.click(screen.getByRole('button', { name: 'Nuevo tablero' }));
    expect(await screen.findByRole('dialog', { name: 'Nuevo tablero' })).toBeTruthy();
  });
});
