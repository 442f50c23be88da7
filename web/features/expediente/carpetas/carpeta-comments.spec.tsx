import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ComentarDto, ComentarioDto } from '../../../api/generated/comentarios';
import { keptKeys } from '../../../autosave/kept-drafts';
import { selectUnsaved } from '../../../layout/unsaved';
import { connectionBack, connectionLost, connectionSlice, selectUnreached } from '../../../live/connection-slice';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { refusal } from '../../../testing/api-server';
import { startCarpetaPage } from '../../../testing/carpeta-page';
import { buildCarpeta } from '../../../testing/carpetas';
import { carpetasApi, comentariosTag } from './public/carpetas-api';

const { kept, server, show } = startCarpetaPage();

describe('comments', () => {
  const dicho = (changes: Partial<ComentarioDto>): ComentarioDto => ({
    id: 'k-1',
    texto: 'Hola',
    usuario: { id: 'usuario-1', nombre: 'Ana Rivas' },
    menciones: [],
    en: '2020-01-01T12:00:00.000Z',
    editadoEn: null,
    esPropio: true,
    ...changes,
  });
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comentario' });
  const type = (input: HTMLTextAreaElement, value: string) => {
    input.focus();
    fireEvent.change(input, { target: { value } });
    input.setSelectionRange(value.length, value.length);
    fireEvent.select(input);
  };

  it('are written with the people they mention, chosen by keys', async () => {
    const sent: ComentarDto[] = [];
    server.use(
      http.post<never, ComentarDto>('*/api/carpetas/c-1/comentarios', async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        kept.comentarios = [dicho({ texto: body.texto, menciones: [{ id: 'usuario-2', nombre: 'Bruno Paz' }] })];
        return HttpResponse.json(kept.comentarios[0], { status: 201 });
      }),
    );
    show();
    const input = await field();
    await screen.findByText('creó la carpeta (Compraventa)');
    type(input, 'Listo @');
    const list = await screen.findByRole('listbox', { name: 'Personas que puede mencionar' });
    expect(within(list).getAllByRole('option')).toHaveLength(6);
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(input.value).toBe('Listo @Bruno Paz ');
    fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    const written = within(await screen.findByRole('article', { name: 'Comentario de Ana Rivas' }));
    expect(written.getByText('@Bruno Paz')).toBeTruthy();
    expect(sent).toMatchObject([{ texto: 'Listo @Bruno Paz', menciones: ['usuario-2'] }]);
    await waitFor(() => expect(input.value).toBe(''));
  });

  it('wait for the connection, and then are sent also from another page', async () => {
    const sent: ComentarDto[] = [];
    server.use(
      http.post<never, ComentarDto>('*/api/carpetas/c-1/comentarios', async ({ request }) => {
        if (selectUnreached(app.store.getState())) return HttpResponse.error();
        sent.push(await request.json());
        return HttpResponse.json(dicho({}), { status: 201 });
      }),
    );
    const { app, store, router } = show();
    app.inject(connectionSlice);
    const input = await field();
    act(() => void store.dispatch(connectionLost('network')));
    type(input, 'Sin red');
    fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    const waiting = within(await screen.findByRole('article', { name: 'Comentario por enviar' }));
    expect(await waiting.findByText('Se enviará cuando vuelva la conexión.')).toBeTruthy();
    expect([waiting.getByText('Sin red'), input.value]).toEqual([expect.anything(), '']);
    expect(selectUnsaved(store.getState())).toEqual({ cambios: 1, mensajes: 0 });

    await act(() => router.navigate('/carpetas/c-1/tareas'));
    act(() => void store.dispatch(connectionBack()));
    await waitFor(() => expect(sent).toMatchObject([{ texto: 'Sin red' }]));
    await waitFor(() => expect(selectUnsaved(store.getState())).toEqual({ cambios: 0, mensajes: 0 }));
    expect(keptKeys('usuario-1')).toEqual([]);
  });

  it('stay typed, with the reason, when the role may write none any more', async () => {
    const said = 'Su rol no permite comentar.';
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const refused = () => refusal(403, 'SIN_PERMISO', said);
    server.use(http.post('*/api/carpetas/c-1/comentarios', () => asked.then(refused)));
    const { visited } = show();
    const input = await field();
    type(input, 'Falta el plano');
    fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    const unsent = within(await screen.findByRole('article', { name: 'Comentario por enviar' }));
    await waitFor(() => expect(input.value).toBe(''));
    answer();
    expect(await unsent.findByText(said)).toBeTruthy();
    expect(unsent.getByText('Falta el plano')).toBeTruthy();
    expect(visited).toEqual([]);
  });

  it('that are refused are corrected before the text that was typed since', async () => {
    const sent: string[] = [];
    server.use(
      http.post<never, ComentarDto>('*/api/carpetas/c-1/comentarios', async ({ request }) => {
        const { texto } = await request.json();
        sent.push(texto);
        return texto === 'Mal' ? refusal(422, 'NO_VALE', 'Eso no vale.') : HttpResponse.json(dicho({ texto }));
      }),
    );
    show();
    const input = await field();
    type(input, 'Mal');
    fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    expect(await screen.findByText('Eso no vale.')).toBeTruthy();
    type(input, 'y más');
    fireEvent.click(screen.getByRole('button', { name: 'Editar' }));
    expect([input.value, screen.queryByText('Eso no vale.')]).toEqual(['Mal\ny más', null]);
    fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    await waitFor(() => expect(sent).toEqual(['Mal', 'Mal\ny más']));
  });

  it('that are deleted elsewhere while they are edited leave the typed text to be copied', async () => {
    kept.comentarios = [dicho({})];
    const { store, app } = show();
    app.runSaga(invalidateWhatChanged);
    const own = await screen.findByRole('article', { name: 'Comentario de Ana Rivas' });
    fireEvent.click(within(own).getByRole('button', { name: 'Acciones del comentario' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    type(await screen.findByRole('textbox', { name: 'Editar el comentario' }), 'Muy largo');
    kept.comentarios = [];
    act(() => void store.dispatch(carpetasApi.util.invalidateTags([comentariosTag('c-1')])));
    expect((await screen.findByText(/^Este comentario fue eliminado/)).textContent).toContain('Muy largo');
    fireEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByText('Muy largo')).toBeNull();
    await waitFor(() => expect(keptKeys('usuario-1')).toEqual([]));
  });

  it('keep the typed text and the chosen people while another tab is shown', async () => {
    const sent: ComentarDto[] = [];
    const twins = [1, 2].map((n) => ({ id: `paz-${n}`, nombre: 'Bruno Paz', email: `paz${n}@ejemplo.test`, rolId: 3 }));
    server.use(
      http.get('*/api/carpetas/c-1/comentarios/mencionables', () => HttpResponse.json(twins)),
      http.get('*/api/miembros', () => HttpResponse.json(twins)),
      http.post<never, ComentarDto>('*/api/carpetas/c-1/comentarios', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(dicho({}), { status: 201 });
      }),
    );
    const { router } = show();
    type(await field(), '@bru');
    fireEvent.click(await screen.findByRole('option', { name: 'Bruno Paz paz2@ejemplo.test' }));
    await act(() => router.navigate('/carpetas/c-1/tareas'));
    await act(() => router.navigate('/carpetas/c-1/actividad'));
    const input = await field();
    expect(input.value).toBe('@Bruno Paz ');
    type(input, '@Bruno Paz #riv');
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${kept.carpeta.codigo}`) }));
    expect(input.value).toBe(`@Bruno Paz #${kept.carpeta.codigo} `);
    type(input, '@Bruno Paz ');
    fireEvent.keyDown(input, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(sent).toMatchObject([{ texto: '@Bruno Paz', menciones: ['paz-2'] }]));
  });

  it('are changed and deleted by their author alone, and written only by people with the permission', async () => {
    const alien = { id: 'k-2', usuario: { id: 'usuario-2', nombre: 'Bruno Paz' }, esPropio: false };
    kept.comentarios = [dicho({}), dicho(alien)];
    server.use(
      http.delete('*/api/carpetas/c-1/comentarios/k-1', () => {
        kept.comentarios = [dicho(alien)];
        return HttpResponse.json(true);
      }),
      http.post('*/api/carpetas/c-1/comentarios/k-1/restaurar', () => {
        kept.comentarios = [dicho({}), dicho(alien)];
        return HttpResponse.json(dicho({}));
      }),
    );
    show();
    const own = await screen.findByRole('article', { name: 'Comentario de Ana Rivas' });
    expect(within(screen.getByRole('article', { name: 'Comentario de Bruno Paz' })).queryByRole('button')).toBeNull();
    fireEvent.click(within(own).getByRole('button', { name: 'Acciones del comentario' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByRole('article', { name: 'Comentario de Ana Rivas' });
    cleanup();
    kept.carpeta = buildCarpeta({ permisos: { ...kept.carpeta.permisos, comentar: false } });
    show();
    const read = await screen.findByRole('article', { name: 'Comentario de Ana Rivas' });
    expect(within(read).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Comentario' })).toBeNull();
  });
});
