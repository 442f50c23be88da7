import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { estadoNombre } from '../../../../server/vocabulario/carpeta-estados';
import { palabrasDe } from '../../../../server/vocabulario/palabras';
import type { DuplicarDto, VincularDto } from '../../../api/generated/carpetas';
import { keptKeys } from '../../../autosave/kept-drafts';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { refusal } from '../../../testing/api-server';
import { fromMenu, movimientos, openMenu, openMore, startCarpetaPage, tell } from '../../../testing/carpeta-page';
import { buildCarpeta, carpetasPage } from '../../../testing/carpetas';
import { choose, typeInto } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { routes } from './carpetas.routes';

const { kept, server, write, show } = startCarpetaPage();

describe('the page of a carpeta', () => {
  it('has its number and carátula as name, and tells what happened', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Rivas a Molina' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('2026-000123 Rivas a Molina · Carpetas'));
    expect(await screen.findByText('creó la carpeta (Compraventa)')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Hoy' })).toBeTruthy();
  });

  it('says that a carpeta is not found, with the way back', async () => {
    server.use(
      http.get('*/api/carpetas/c-1', () => HttpResponse.json({ code: 'NO_ENCONTRADO', message: 'x' }, { status: 404 })),
    );
    show();
    expect(await screen.findByText('No se encontró la carpeta')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver a las carpetas' }).getAttribute('href')).toBe('/carpetas');
  });

  it.each(['the event that says so', 'a write that is refused'])(
    'says after %s that the carpeta is no longer seen, and offers the text that was being typed to be copied',
    async (by) => {
      const { app } = show();
      app.runSaga(invalidateWhatChanged);
      await fromMenu('Editar datos');
      const drawer = within(await screen.findByRole('dialog', { name: 'Editar datos' }));
      fireEvent.change(drawer.getByRole('textbox', { name: 'Ubicación física' }), { target: { value: 'Armario 3' } });
      const gone = () => HttpResponse.json({ code: 'NO_ENCONTRADO', message: 'No se encontró.' }, { status: 404 });
      server.use(http.get('*/api/carpetas/c-1', gone), http.patch('*/api/carpetas/c-1', gone));
      if (by === 'a write that is refused') fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
      else tell(app, { type: 'accesos.changed' });
      expect(await screen.findByText('Ya no tiene acceso a esta carpeta')).toBeTruthy();
      expect(screen.queryByText('Rivas a Molina')).toBeNull();
      expect(screen.getAllByText(/Ubicación física: Armario 3/)).toHaveLength(1);
    },
  );

  it('offers the text of a dialog in a tab, which no draft keeps, when the carpeta is no longer seen', async () => {
    const { app } = show();
    app.runSaga(invalidateWhatChanged);
    await fromMenu('Duplicar la carpeta');
    const dialog = within(await screen.findByRole('dialog', { name: /Duplicar/ }));
    fireEvent.change(dialog.getByRole('textbox', { name: /Carátula/ }), { target: { value: 'Otra venta' } });
    server.use(http.get('*/api/carpetas/c-1', () => HttpResponse.json({ message: 'x' }, { status: 404 })));
    tell(app, { type: 'accesos.changed' });
    expect(await screen.findByText('Ya no tiene acceso a esta carpeta')).toBeTruthy();
    expect(screen.getByText(/Carátula: Otra venta/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeTruthy();
  });

  describe('asks once for the carpeta after a refused write', () => {
    const gone = () => refusal(404, 'NO_ENCONTRADO', 'No se encontró.');
    const unnamed = { campo: 'task.title', mensaje: 'No.' };
    const named = { campo: 'task.carpetaId', mensaje: 'No se encontró la carpeta de la tarea.' };
    /** Writes a tarea that the server refuses. @returns how often the carpeta is requested from then on */
    const refuseTarea = async (answer: () => ReturnType<typeof refusal>) => {
      const shown = showPages(routes, { path: '/carpetas/c-1/tareas' });
      const field = await screen.findByRole('textbox', { name: 'Tarea nueva' });
      const asked = { times: 0 };
      server.use(
        http.get('*/api/carpetas/c-1', () => {
          asked.times += 1;
          return gone();
        }),
        http.post('*/api/apps/tasks/task', answer),
      );
      typeInto(field as HTMLInputElement, 'Pedir el plano');
      fireEvent.submit(field.closest('form') as HTMLFormElement);
      return { ...shown, asked };
    };

    it.each([
      ['that finds nothing', gone],
      ['that names the carpeta', () => HttpResponse.json({ message: 'x', details: [named] }, { status: 422 })],
    ])('%s, and what was typed is there to be copied', async (_, answer) => {
      const { asked } = await refuseTarea(answer);
      expect(await screen.findByText('Ya no tiene acceso a esta carpeta')).toBeTruthy();
      expect(screen.getAllByText('Pedir el plano')).toHaveLength(1);
      expect(asked.times).toBe(1);
    });

    it('but not when the write is wrong in itself', async () => {
      const { asked } = await refuseTarea(() =>
        HttpResponse.json({ message: 'Mal escrita.', details: [unnamed] }, { status: 422 }),
      );
      expect(await screen.findByText('Mal escrita.')).toBeTruthy();
      expect(asked.times).toBe(0);
    });

    it('and offers the text that was on its way when the carpeta was lost to be copied', async () => {
      const { app } = showPages(routes, { path: '/carpetas/c-1/tareas' });
      app.runSaga(invalidateWhatChanged);
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tarea nueva' });
      let send = () => {};
      const sent = new Promise<void>((resolve) => {
        send = resolve;
      });
      const asked = vi.fn(() => sent.then(gone));
      server.use(
        http.get('*/api/carpetas/c-1', asked),
        http.post('*/api/apps/tasks/task', () => {
          send();
          return new Promise<never>(() => undefined);
        }),
      );
      typeInto(field, 'Pedir el plano');
      tell(app, { type: 'accesos.changed' });
      await waitFor(() => expect(asked).toHaveBeenCalled());
      fireEvent.submit(field.closest('form') as HTMLFormElement);
      expect(await screen.findByText('Ya no tiene acceso a esta carpeta')).toBeTruthy();
      expect(screen.getByText('Pedir el plano')).toBeTruthy();
    });

    it('and offers a refused comment to be copied or discarded', async () => {
      server.use(http.post('*/api/carpetas/c-1/comentarios', gone));
      show();
      const field = await screen.findByRole('textbox', { name: 'Comentario' });
      fireEvent.change(field, { target: { value: 'Falta el plano' } });
      server.use(http.get('*/api/carpetas/c-1', gone));
      fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
      expect(await screen.findByText('Ya no tiene acceso a esta carpeta')).toBeTruthy();
      const escrito = within(await screen.findByRole('region', { name: 'Lo que escribió y no se envió' }));
      expect(escrito.getByText('Falta el plano')).toBeTruthy();
      expect(escrito.getByRole('button', { name: 'Copiar' })).toBeTruthy();
      expect(screen.getAllByRole('button', { name: 'Descartarlo' })).toHaveLength(1);
      fireEvent.click(escrito.getByRole('button', { name: 'Descartarlo' }));
      expect(screen.queryByText('Falta el plano')).toBeNull();
      expect(keptKeys('usuario-1')).toEqual([]);
    });
  });

  it('leads back to the list as it was left', async () => {
    const { router } = showPages(routes, { path: '/carpetas?estado=firmada&pagina=1' });
    await screen.findByRole('link', { name: /Rivas a Molina/ });
    await router.navigate('/carpetas/c-1/actividad');
    const back = await screen.findByRole('link', { name: 'Carpetas' });
    expect(back.getAttribute('href')).toBe('/carpetas?estado=firmada');
  });
});

describe('the other people in a carpeta', () => {
  it('are shown while they have it open, with their changes, and this person is not', async () => {
    const { app } = show();
    await screen.findByText('creó la carpeta (Compraventa)');
    const [status] = within(screen.getByRole('banner')).getAllByRole('status') as [HTMLElement];
    expect(status.textContent).toBe('');
    const usuarios = ['usuario-1', 'usuario-2'];
    tell(app, { type: 'carpeta.presence', carpeta: 'c-1', usuarios });
    await waitFor(() => expect(status.textContent).toBe('También está aquí: Bruno Paz'));
    tell(app, { type: 'carpeta.presence', carpeta: 'c-2', usuarios: [] });
    const more = [...usuarios, 'usuario-3', 'usuario-4', 'usuario-5', 'usuario-6'];
    tell(app, { type: 'carpeta.presence', carpeta: 'c-1', usuarios: more });
    await waitFor(() =>
      expect(status.textContent).toBe('También están aquí: Bruno Paz, Carla Sosa, Dora Vidal y 1 persona más'),
    );
    tell(app, { type: 'carpeta.presence', carpeta: 'c-1', usuarios: ['usuario-1'] });
    await waitFor(() => expect(status.textContent).toBe(''));
    const changed = { type: 'carpeta.changed', carpeta: 'c-1', que: 'detalle', por: 'usuario-2' } as const;
    tell(app, { ...changed, campos: ['caratula', 'monto'] });
    await waitFor(() => expect(status.textContent).toBe('Bruno Paz cambió el monto y la carátula'));
    tell(app, { ...changed, por: 'usuario-1', campos: ['monto'], isOwn: true });
    await waitFor(() => expect(status.textContent).toBe('Bruno Paz cambió la carátula'));
  });
});

describe('linked carpetas', () => {
  const otra = { id: 'c-2', codigo: '2026-000046', caratula: 'Gómez a Paz', estado: 'firmada' } as const;
  const vinculo = { id: 'v-1', tipo: 'corregida_por', carpeta: otra, creadoEn: '2026-11-02T12:00:00.000Z' } as const;
  const list = () => screen.getByText('Carpetas vinculadas').closest('dt')?.nextElementSibling as HTMLElement;

  it('are shown with their state, taken away with undo, and added by a search', async () => {
    const added: VincularDto[] = [];
    kept.carpeta = buildCarpeta({ vinculos: [vinculo] });
    server.use(
      http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([kept.carpeta, buildCarpeta(otra)]))),
      http.delete('*/api/carpetas/c-1/vinculos/v-1', () => {
        kept.carpeta = { ...kept.carpeta, vinculos: [] };
        return HttpResponse.json(true);
      }),
      http.post<never, VincularDto>('*/api/carpetas/c-1/vinculos', async ({ request }) => {
        const body = await request.json();
        added.push(body);
        const made = { ...vinculo, id: `v-${added.length + 1}`, tipo: body.tipo };
        kept.carpeta = { ...kept.carpeta, vinculos: [...kept.carpeta.vinculos, made] };
        return HttpResponse.json(made, { status: 201 });
      }),
    );
    show();
    await openMore();
    const link = await screen.findByRole('link', { name: '2026-000046 Gómez a Paz' });
    expect(link.getAttribute('href')).toBe('/carpetas/c-2');
    expect(list().textContent).toMatch(/^Corregida por2026-000046 Gómez a PazFirmada/);

    fireEvent.click(screen.getByRole('button', { name: 'Quitar el vínculo con 2026-000046' }));
    expect(screen.queryByRole('link', { name: /Gómez a Paz/ })).toBeNull();
    await screen.findByText('Vínculo con 2026-000046 quitado');
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await screen.findByRole('link', { name: /Gómez a Paz/ });
    expect(added).toMatchObject([{ tipo: 'corregida_por', otraId: 'c-2' }]);

    fireEvent.click(screen.getByRole('button', { name: 'Vincular carpeta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vincular con otra carpeta' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Vincular' }));
    expect(await dialog.findByText('Elija la otra carpeta.')).toBeTruthy();
    const field = dialog.getByRole('combobox', { name: /Otra carpeta/ });
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    // The list does not offer the carpeta itself.
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    choose(screen.getByRole('option', { name: /Gómez a Paz/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Vincular' }));
    await screen.findByText('Carpeta vinculada con 2026-000046');
    expect(added[1]).toMatchObject({ tipo: 'continua', otraId: 'c-2' });
  });

  it('are not offered to a person who may not link', async () => {
    kept.carpeta = buildCarpeta({ permisos: { ...kept.carpeta.permisos, vincular: false } });
    show();
    await openMore();
    await screen.findByText('Actualizada');
    expect(screen.queryByText('Carpetas vinculadas')).toBeNull();
    expect(within(await openMenu()).queryByRole('menuitem', { name: 'Duplicar la carpeta' })).toBeNull();
  });
});

describe('a duplicate', () => {
  let sent: DuplicarDto[];

  beforeEach(() => {
    sent = [];
    kept.carpeta = buildCarpeta({ etiquetas: ['banco'], estado: 'firmada' });
    server.use(
      http.post<never, DuplicarDto>('*/api/carpetas/c-1/duplicar', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(buildCarpeta({ id: 'c-9', codigo: null, estado: 'borrador' }), { status: 201 });
      }),
      http.get('*/api/carpetas/c-9', () => HttpResponse.json(buildCarpeta({ id: 'c-9', codigo: null }))),
      http.get('*/api/carpetas/c-9/partes', () => HttpResponse.json([])),
    );
  });

  it('takes along the chosen parts, and is shown', async () => {
    const { router } = show();
    await fromMenu('Duplicar la carpeta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicar la carpeta' }));
    // The dialog offers only the parts that the carpeta has.
    expect(dialog.getAllByRole('switch')).toHaveLength(3);
    fireEvent.click(dialog.getByRole('switch', { name: 'Etiquetas' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /Carátula/ }), { target: { value: 'La segunda' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Crear borrador' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/carpetas/c-9/partes'));
    const { id, ...rest } = sent[0] as DuplicarDto;
    expect(id).toBeTruthy();
    expect(rest).toEqual({
      caratula: 'La segunda',
      tipoActoId: 'acto-compraventa',
      vinculo: null,
      incluir: ['prioridad', 'campos', 'partes', 'inmuebles'],
    });
  });

  it('says that it corrects the signed carpeta', async () => {
    kept.carpeta = { ...kept.carpeta, movimientos };
    show();
    fireEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Abrir carpeta que corrige' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Abrir carpeta que corrige' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Crear borrador' }));
    await screen.findByText('Borrador creado');
    expect(sent).toMatchObject([{ caratula: 'Rectificación de Rivas a Molina', vinculo: 'corrige' }]);
  });
});

describe('a draft', () => {
  it.each([
    ['en_preparacion', 'Carpeta 2026-000123 abierta'],
    ['anulada', 'La carpeta pasó a «Anulada» con el número 2026-000123'],
  ] as const)('is numbered by a move to %s, and the move says so', async (estado, text) => {
    kept.carpeta = buildCarpeta({
      codigo: null,
      estado: 'borrador',
      movimientos: [{ estado, permitido: true, motivo: null, requiereMotivo: false, faltantes: [] }],
      recorrido: { ...kept.carpeta.recorrido, alcanzado: 'borrador', siguiente: 'en_preparacion' },
    });
    server.use(
      http.post('*/api/carpetas/c-1/mover', ({ request }) => write(request, { estado, codigo: '2026-000123' })),
    );
    show();
    if (estado === 'en_preparacion') fireEvent.click(await screen.findByRole('button', { name: 'Abrir la carpeta' }));
    else await fromMenu(estadoNombre(estado, palabrasDe('AR')));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('goes to the trash, and comes back by the message', async () => {
    kept.carpeta = buildCarpeta({
      codigo: null,
      estado: 'borrador',
      permisos: { ...kept.carpeta.permisos, eliminar: true },
    });
    server.use(
      http.delete('*/api/carpetas/c-1', ({ request }) => {
        const answer = write(request, { eliminadaEn: new Date().toISOString() });
        return answer.ok ? HttpResponse.json(true) : answer;
      }),
      http.post('*/api/carpetas/c-1/restaurar', ({ request }) => write(request, { eliminadaEn: null })),
    );
    const { router } = show();
    await fromMenu('Eliminar borrador');
    expect(await screen.findByText('Borrador «Rivas a Molina» eliminado')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(kept.carpeta.version).toBe(5));
    expect(kept.carpeta.eliminadaEn).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/carpetas'));
  });

  it('in the trash says so, and can be restored', async () => {
    kept.carpeta = buildCarpeta({
      codigo: null,
      estado: 'borrador',
      eliminadaEn: '2026-11-20T12:00:00.000Z',
      permisos: { ...kept.carpeta.permisos, editar: false, eliminar: true },
    });
    server.use(http.post('*/api/carpetas/c-1/restaurar', ({ request }) => write(request, { eliminadaEn: null })));
    show();
    await screen.findByText(/en la papelera desde el 20\/11\/2026/);
    fireEvent.click(screen.getByRole('button', { name: 'Restaurar' }));
    await waitFor(() => expect(screen.queryByText(/en la papelera/)).toBeNull());
    expect(within(await openMenu()).getByRole('menuitem', { name: 'Eliminar borrador' })).toBeTruthy();
  });
});
