import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { fromMenu, startCarpetaPage, tell } from '../../../testing/carpeta-page';
import { buildCarpeta } from '../../../testing/carpetas';
import { showPages } from '../../../testing/show-pages';
import { routes } from './carpetas.routes';

const { kept, server } = startCarpetaPage();

describe('the people with an acceso to a carpeta', () => {
  const eva = {
    usuario: { id: 'eva', nombre: 'Eva Paz' },
    rol: 'Lectura',
    desde: '2026-11-03T12:00:00.000Z',
    otorgadoPor: { id: 'usuario-1', nombre: 'Ana Rivas' },
    hasta: '2999-12-31',
    vigente: true,
  };
  /** The bodies of the requests that gave access. */
  let given: unknown[] = [];
  /** The accesos that the server holds. */
  let list = [eva];

  const open = async (rolId?: number) => {
    given = [];
    list = [eva];
    server.use(
      http.get('*/api/miembros', () =>
        HttpResponse.json([
          { id: 'usuario-1', nombre: 'Ana Rivas', rolId: 1 },
          { id: 'eva', nombre: 'Eva Paz', rolId: 5, rol: 'Lectura' },
        ]),
      ),
      http.get('*/api/carpetas/c-1/accesos', () => HttpResponse.json(list)),
      http.put('*/api/carpetas/c-1/accesos/eva', async ({ request }) => {
        const body = (await request.json()) as { hasta: string };
        given.push(body);
        list = [{ ...eva, ...body }];
        return HttpResponse.json(list[0]);
      }),
      http.delete('*/api/carpetas/c-1/accesos/eva', () => {
        list = [];
        return HttpResponse.json(true);
      }),
    );
    const { app } = showPages(routes, { path: '/carpetas/c-1/actividad', rolId });
    await fromMenu('Accesos');
    const drawer = within(await screen.findByRole('dialog', { name: 'Accesos' }));
    return Object.assign(drawer, { app });
  };

  it('are listed and follow other people; an acceso is changed, ended, and given again by an undo', async () => {
    const drawer = await open();
    const item = within((await drawer.findByText('Eva Paz')).closest('li') as HTMLElement);
    expect(item.getByText(/lo dio Ana Rivas/)).toBeTruthy();

    fireEvent.click(await item.findByRole('button', { name: 'Cambiar el último día de Eva Paz' }));
    const day = drawer.getByRole('textbox', { name: 'Último día' });
    expect((day as HTMLInputElement).value).toBe('31/12/2999');
    await waitFor(() => expect(document.activeElement).toBe(day));
    fireEvent.change(day, { target: { value: '30/12/2999' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Dar acceso' }));
    expect(await drawer.findByText('El acceso de Eva Paz termina el 30/12/2999')).toBeTruthy();
    fireEvent.click(item.getByRole('button', { name: 'Cambiar el último día de Eva Paz' }));
    await waitFor(() => expect(document.activeElement).toBe(day));
    fireEvent.change(day, { target: { value: '' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Dar acceso' }));
    expect(await drawer.findByText('El acceso de Eva Paz no vence')).toBeTruthy();
    expect(drawer.getByText('Sin vencimiento')).toBeTruthy();

    fireEvent.click(drawer.getByRole('button', { name: 'Quitar el acceso de Eva Paz' }));
    expect(await drawer.findByText('No se dio acceso a nadie más.')).toBeTruthy();
    fireEvent.click(await drawer.findByRole('button', { name: 'Deshacer' }));
    expect(await drawer.findByRole('button', { name: 'Quitar el acceso de Eva Paz' })).toBeTruthy();
    expect(given).toEqual([{ hasta: '2999-12-30' }, { hasta: null }, { hasta: null }]);

    drawer.app.runSaga(invalidateWhatChanged);
    list = [];
    tell(drawer.app, { type: 'carpeta.changed', carpeta: 'c-1', que: 'detalle', por: 'usuario-2' });
    expect(await drawer.findByText('No se dio acceso a nadie más.')).toBeTruthy();
  });

  it('are not left with typed text without a question', async () => {
    const drawer = await open();
    const day = drawer.getByRole('textbox', { name: 'Último día' });
    fireEvent.change(day, { target: { value: '31/12/2999' } });
    fireEvent.keyDown(day, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((day as HTMLInputElement).value).toBe('31/12/2999');
    fireEvent.keyDown(day, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Accesos' })).toBeNull());
  });

  it('are only read by a person who may not open the carpeta', async () => {
    kept.carpeta = buildCarpeta({ permisos: { ...kept.carpeta.permisos, darAcceso: false } });
    const drawer = await open(3);
    expect(await drawer.findByText('Eva Paz')).toBeTruthy();
    expect(drawer.queryByRole('button', { name: /acceso/i })).toBeNull();
  });
});
