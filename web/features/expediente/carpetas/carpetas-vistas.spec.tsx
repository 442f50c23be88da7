import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { VistaDto } from '../../../api/generated/vistas';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import { refuseOld } from '../../../testing/api-server';
import { show, startCarpetasPage } from '../../../testing/carpetas-page';

const { answerVistas, server, kept } = startCarpetasPage();

describe('the views of the list of carpetas', () => {
  const firmas: VistaDto = {
    id: 'v-1',
    nombre: 'Firmas de Paz',
    filtros: { buscar: 'paz', estado: ['firmada'], orden: 'numero', direccion: 'asc' },
    compartida: true,
    autor: { id: 'usuario-2', nombre: 'Eva Paz' },
    esPropia: false,
    editable: true,
    version: 4,
  };
  const filled = '?vista=v-1&buscar=paz&estado=firmada&orden=numero&direccion=asc';

  it('are opened by an address with their name alone, saved when their filters change, and left', async () => {
    answerVistas([firmas]);
    let sent: unknown;
    server.use(
      http.patch('*/api/carpetas/vistas/v-1', async ({ request }) => {
        sent = await request.json();
        return refuseOld(request, 4) ?? HttpResponse.json({ ...firmas, version: 5 });
      }),
    );
    const { router } = show('/carpetas?vista=v-1');
    await waitFor(() => expect(router.state.location.search).toBe(filled));
    await screen.findByText('2 carpetas');
    expect(kept.asked.map((params) => params.get('buscar'))).toEqual(['paz']);
    const vistas = within(screen.getByRole('navigation', { name: 'Vistas' }));
    const open = () => vistas.getByRole('link', { current: 'page' });
    expect([open().textContent, open().title]).toEqual(['Firmas de Paz', 'Firmas de Paz: la comparte Eva Paz']);
    expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Quitar el filtro estado' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Vista guardada')).toBeTruthy();
    expect(sent).toEqual({ filtros: { buscar: 'paz', orden: 'numero', direccion: 'asc' } });
    expect(open().textContent).toBe('Firmas de Pazcambiada');

    fireEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(router.state.location.search).toBe('?orden=numero&direccion=asc'));
    expect(open().textContent).toBe('Todas');
    await router.navigate('/carpetas?vista=no-existe');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText('La vista ya no existe o no se comparte con usted')).toBeTruthy();
  });

  it('that somebody else changed meanwhile are not overwritten, and keep how the carpetas are shown', async () => {
    answerVistas([firmas]);
    let live = 4;
    server.use(
      http.patch('*/api/carpetas/vistas/v-1', ({ request }) => refuseOld(request, live) ?? HttpResponse.json(firmas)),
    );
    const { app, router } = show('/carpetas?vista=v-1&como=lista');
    app.runSaga(invalidateWhatChanged);
    await waitFor(() => expect(router.state.location.search).toBe(`${filled}&como=lista`));
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar el filtro estado' }));
    await screen.findByRole('button', { name: 'Guardar cambios' });

    live = 5;
    answerVistas([
      {
        ...firmas,
        nombre: 'De otra persona',
        filtros: { firma: 'hoy', orden: 'actualizadaEn', direccion: 'desc' },
        version: live,
      },
    ]);
    act(() => void app.store.dispatch(liveEventReceived({ type: 'vistas.changed' })));
    await screen.findByText('De otra persona');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Cambió.')).toBeTruthy();

    fireEvent.click(await screen.findByRole('button', { name: /^Acciones de la vista/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Descartar los cambios' }));
    await waitFor(() => expect(router.state.location.search).toBe('?vista=v-1&firma=hoy&como=lista'));
  });

  it('that somebody else deletes while their name is changed stay deleted', async () => {
    answerVistas([firmas]);
    const { app } = show(`/carpetas${filled}`);
    app.runSaga(invalidateWhatChanged);
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de la vista Firmas de Paz' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Cambiar el nombre…' }));
    await screen.findByRole('dialog', { name: 'Cambiar el nombre de la vista' });
    answerVistas([]);
    act(() => void app.store.dispatch(liveEventReceived({ type: 'vistas.changed' })));
    await screen.findByText('La vista ya no existe o no se comparte con usted');
    expect(screen.getByRole('dialog', { name: 'Cambiar el nombre de la vista' })).toBeTruthy();
  });

  it('are made of the filters, and deleted after a question', async () => {
    let made: { id: string; nombre: string } | undefined;
    let deleted = '';
    server.use(
      http.post('*/api/carpetas/vistas', async ({ request }) => {
        made = (await request.json()) as typeof made;
        const vista = { ...firmas, ...(made as object), esPropia: true, version: 1 };
        answerVistas([vista]);
        return HttpResponse.json(vista, { status: 201 });
      }),
      http.delete('*/api/carpetas/vistas/:id', ({ request }) => {
        deleted = `${request.headers.get('if-match')}`;
        answerVistas([]);
        return HttpResponse.json(true);
      }),
    );
    const { router } = show('/carpetas?vista=mias&responsable=yo&firma=hoy');
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar como nueva' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar como vista' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Escriba el nombre de la vista.')).toBeTruthy();
    fireEvent.change(dialog.getByRole('textbox', { name: /Nombre/ }), { target: { value: 'Hoy' } });
    fireEvent.click(dialog.getByRole('switch', { name: 'Compartir con el equipo' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?vista=${made?.id}&responsable=yo&firma=hoy`));
    expect(made).toMatchObject({ nombre: 'Hoy', compartida: true, filtros: { responsableId: 'yo', firma: 'hoy' } });

    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de la vista Hoy' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar la vista' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/para nadie del equipo/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(deleted).toBe('"1"'));
    await waitFor(() => expect(router.state.location.search).toBe('?responsable=yo&firma=hoy'));
  });
});
