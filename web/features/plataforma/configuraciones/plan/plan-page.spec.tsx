import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { invalidateWhatChanged } from '../../../../live/invalidation-saga';
import { liveEventReceived } from '../../../../live/live-events';
import { startApiServer } from '../../../../testing/api-server';
import { pressByKey } from '../../../../testing/press';
import { showPages } from '../../../../testing/show-pages';
import { routes } from '../configuraciones.routes';
import type { Plan, PlanDeCuenta, Uso } from './plan-api';

const gib = 1024 ** 3;
const planes: Plan[] = [
  { id: 'inicial', nombre: 'Inicial', miembros: 3, almacenamientoBytes: gib },
  { id: 'oficina', nombre: 'Oficina', miembros: 15, almacenamientoBytes: 50 * gib },
  { id: 'plena', nombre: 'Plena', miembros: 100, almacenamientoBytes: 500 * gib },
];

const server = startApiServer();
let planId: Plan['id'];
let uso: Uso;
let asked: unknown[];
let failure: { status: number; body: object } | null;

const state = (): PlanDeCuenta => ({ plan: planes.find(({ id }) => id === planId) as Plan, planes, uso });

beforeEach(() => {
  planId = 'oficina';
  uso = { miembros: 2, invitaciones: 1, almacenamientoBytes: 12_700 * 1024, documentos: 1234 };
  asked = [];
  failure = null;
  server.use(
    http.get('*/api/plan', () =>
      failure && asked.length === 0
        ? HttpResponse.json(failure.body, { status: failure.status })
        : HttpResponse.json(state()),
    ),
    http.put<never, { planId: Plan['id'] }>('*/api/plan', async ({ request }) => {
      const body = await request.json();
      asked.push(body);
      if (failure) return HttpResponse.json(failure.body, { status: failure.status });
      planId = body.planId;
      return HttpResponse.json(state());
    }),
  );
});

const show = (rolId = 1) => showPages(routes, { path: '/configuraciones/plan', rolId });
const card = (name: string) => screen.findByRole('listitem', { name: `Plan ${name}` });

describe('the plan', () => {
  it('shows its use in numbers', async () => {
    show();
    const people = await screen.findByRole('meter', { name: 'Integrantes' });
    expect(people.getAttribute('aria-valuetext')).toBe('3 de 15');
    expect(screen.getByText('2 integrantes activos y 1 invitación pendiente.')).toBeTruthy();
    const storage = screen.getByRole('meter', { name: 'Almacenamiento' });
    expect(storage.getAttribute('aria-valuetext')).toBe('12,4 MB de 50 GB');
    expect(screen.getByText(/^1.234 documentos/)).toBeTruthy();
    expect((await card('Oficina')).getAttribute('aria-current')).toBe('true');
  });

  it('says when it is full', async () => {
    uso = { ...uso, miembros: 15, invitaciones: 0, almacenamientoBytes: 46 * gib };
    show();
    expect(await screen.findByText('No queda lugar.')).toBeTruthy();
    expect(screen.getByText('Queda poco lugar.')).toBeTruthy();
  });

  it('is changed by a titular after a question', async () => {
    const { store } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar a Plena' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¿Cambiar al plan Plena?' });
    expect(dialog.textContent).toContain('hasta 100 integrantes y 500 GB');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(asked).toEqual([]);

    pressByKey(await screen.findByRole('button', { name: 'Cambiar a Plena' }));
    pressByKey(await screen.findByRole('button', { name: 'Cambiar' }));
    await within(await card('Plena')).findByText('Plan actual');
    expect(asked).toEqual([{ planId: 'plena' }]);
    expect(store.getState().toasts).toMatchObject([{ text: 'La cuenta tiene ahora el plan Plena' }]);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('list', { name: 'Planes' }));
  });

  it('that is too small says why, and cannot be chosen', async () => {
    uso = { ...uso, miembros: 3, invitaciones: 1, almacenamientoBytes: 2 * gib };
    show();
    const small = await card('Inicial');
    expect(within(small).getByText('Admite 3 integrantes y con las invitaciones pendientes hay 4.')).toBeTruthy();
    expect(within(small).getByText('Admite 1 GB y se usan 2 GB.')).toBeTruthy();
    expect(within(small).queryByRole('button')).toBeNull();
  });

  it('is shown to other members, who are told who may change it', async () => {
    show(2);
    expect(await card('Oficina')).toBeTruthy();
    expect(screen.getByText('Solo un titular puede cambiar el plan.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cambiar a/ })).toBeNull();
  });

  it('stays when the server refuses another, with the reason', async () => {
    const { store } = show();
    await card('Inicial');
    failure = { status: 409, body: { code: 'PLAN_INSUFICIENTE', message: 'Hay 4 integrantes.' } };
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar a Inicial' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
    await expect.poll(() => store.getState().toasts).toMatchObject([{ text: 'Hay 4 integrantes.' }]);
    expect((await card('Oficina')).getAttribute('aria-current')).toBe('true');
  });

  it('follows new members, and the changes of another titular', async () => {
    const { app, store } = show();
    app.runSaga(invalidateWhatChanged);
    await card('Oficina');
    uso = { ...uso, miembros: 7 };
    act(() => {
      store.dispatch(liveEventReceived({ type: 'team.changed' }));
    });
    expect(await screen.findByText('8 de 15')).toBeTruthy();
    planId = 'plena';
    act(() => {
      store.dispatch(liveEventReceived({ type: 'cuenta.changed' }));
    });
    expect(await screen.findByText('8 de 100')).toBeTruthy();
  });

  it('says in its place that loading failed, and is loaded again', async () => {
    failure = { status: 503, body: { code: 'X', message: 'No hay servicio.' } };
    const { store } = show();
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    expect(store.getState().toasts).toEqual([]);
    failure = null;
    fireEvent.click(again);
    expect(await card('Oficina')).toBeTruthy();
  });
});
