import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, startApiServer } from '../testing/api-server';
import { showPages } from '../testing/show-pages';
import { buildSession, createTestApp } from '../testing/test-app';
import { StepUpHost } from './step-up-host';

const server = startApiServer();
const unverified = () => refusal(403, 'VERIFICACION_REQUERIDA', 'Confirme que es usted');

/** A server that accepts the protected request only after the password. */
function serve() {
  let isVerified = false;
  const sent: string[] = [];
  server.use(
    http.post('*/api/delicado', async ({ request }) => {
      sent.push(await request.text());
      return isVerified ? HttpResponse.json({ ok: true }) : unverified();
    }),
    http.get('*/api/auth/verificar', () => HttpResponse.json({ metodos: ['clave'], verificadaHasta: null })),
    http.post('*/api/auth/verificar', () => {
      isVerified = true;
      return HttpResponse.json({ verificadaHasta: '2030-01-01T00:00:00Z' });
    }),
  );
  return sent;
}

const show = () => showPages([{ path: '/', Component: StepUpHost }], { path: '/' });
const delicate = { url: '/api/delicado', method: 'POST', body: { a: 1 } };

async function answer() {
  fireEvent.change(await screen.findByLabelText('Contraseña'), { target: { value: 'clave' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
}

describe('a request that needs a verification of the person', () => {
  it('is sent again once after the person has answered', async () => {
    const sent = serve();
    const { services, visited, store } = show();
    const request = services.http.request(delicate);
    await answer();
    expect((await request).data).toEqual({ ok: true });
    expect(sent).toEqual(['{"a":1}', '{"a":1}']);
    expect(visited).toEqual([]);
    expect(store.getState().toasts).toEqual([]);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('shares one question with other requests, also with an upload', async () => {
    const sent = serve();
    const { services } = show();
    const requests = [
      services.http.request(delicate),
      services.http.request(delicate),
      services.http.request({ ...delicate, onUploadProgress: () => {} }),
    ];
    await expect.poll(() => sent).toHaveLength(3);
    await answer();
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(sent).toHaveLength(6);
    expect(screen.queryAllByRole('dialog')).toHaveLength(0);
  });

  it('fails in silence when the person gives up, and may ask anew', async () => {
    const sent = serve();
    const { services, visited, store } = show();
    const request = services.http.request(delicate).catch((error: unknown) => error);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(await request).toMatchObject({ status: 403, code: 'VERIFICACION_REQUERIDA', isSilent: true });
    expect([visited, store.getState().toasts, sent.length]).toEqual([[], [], 1]);

    const second = services.http.request(delicate);
    await answer();
    expect((await second).status).toBe(200);
  });

  it('does not ask again when its refusal arrives after the answer', async () => {
    serve();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    let tries = 0;
    server.use(
      http.post('*/api/lento', async () => {
        tries += 1;
        if (tries > 1) return HttpResponse.json('hecho');
        await held;
        return unverified();
      }),
    );
    const { services } = show();
    const slow = services.http.request({ url: '/api/lento', method: 'POST' });
    const request = services.http.request(delicate);
    await answer();
    await request;
    letGo();
    expect((await slow).data).toBe('hecho');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('does not ask again when its refusal arrives after the person gave up', async () => {
    serve();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    server.use(http.post('*/api/lento', () => held.then(unverified)));
    const { services } = show();
    const slow = services.http.request({ url: '/api/lento', method: 'POST' }).catch((error: unknown) => error);
    const request = services.http.request(delicate).catch((error: unknown) => error);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await request;
    letGo();
    expect(await slow).toMatchObject({ code: 'VERIFICACION_REQUERIDA' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is refused at once where nothing can ask', async () => {
    const sent = serve();
    const { services, visited, store, open } = createTestApp();
    open(buildSession());
    await expect(services.http.request(delicate)).rejects.toMatchObject({ code: 'VERIFICACION_REQUERIDA' });
    expect([sent.length, visited, store.getState().toasts]).toEqual([1, [], []]);
  });
});
